//! `adamant serve`

use crate::Done;
use crate::cli::Serve;

pub(crate) fn run(args: &Serve) -> anyhow::Result<Done> {
    let mut config = server::Config::default();
    config.listen = args.listen.unwrap_or(config.listen);
    if let Some(database) = &args.database {
        config.database.clone_from(database);
    }
    tokio::runtime::Runtime::new()?.block_on(server::serve(config, |address| {
        anstream::println!("Adamant is served on http://{address}");
    }))?;
    Ok(Done::Well)
}
