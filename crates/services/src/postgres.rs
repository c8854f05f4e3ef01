//! PostgreSQL.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::process::{Service, User, folder, free_port, last_words};

/// The password in every address: where it is found outside of one, it leaked.
pub const PASSWORD: &str = "sesame-7f3a9c";

/// How long to wait until it answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// A PostgreSQL server. When it is dropped, it is stopped and its data is deleted.
pub struct Postgres {
    service: Service,
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts a server with no database of anyone's. Its data need not survive a power cut, so it does not wait for the disk.
    pub fn start() -> Result<Self> {
        let programs = programs()?;
        let user = user()?;
        let folder = folder(user)?;
        let password = folder.join("password");
        fs::write(&password, PASSWORD)?;
        let mut init = Command::new(programs.join("initdb"));
        init.arg("--pgdata").arg(folder.join("data")).arg("--pwfile").arg(&password);
        init.args(["--username=adamant", "--auth=scram-sha-256", "--encoding=UTF8"]);
        init.args(["--locale=C", "--no-sync"]).current_dir(&folder);
        if let Some(user) = user {
            chown(&password, Some(user.uid), Some(user.gid))?;
            init.uid(user.uid).gid(user.gid);
        }
        let made = init.output().context("cannot start initdb")?;
        if !made.status.success() {
            bail!("initdb: {}", String::from_utf8_lossy(&made.stderr));
        }
        let port = free_port()?;
        let mut server = Command::new(programs.join("postgres"));
        server.arg("-D").arg(folder.join("data")).arg("-k").arg(&folder);
        server.args(["-h", "127.0.0.1", "-p", &port.to_string()]);
        for setting in ["fsync=off", "max_connections=60", "shared_buffers=16MB"] {
            server.args(["-c", setting]);
        }
        let service = Service::new(&folder, user, &server)?;
        let postgres = Self { service, programs, folder, port };
        postgres.restart()?;
        Ok(postgres)
    }

    /// Makes an empty database and returns its address.
    pub fn create_database(&self, name: &str) -> Result<String> {
        let mut create = self.client("createdb");
        create.arg(name);
        let made = create.output()?;
        if !made.status.success() {
            bail!("createdb: {}", String::from_utf8_lossy(&made.stderr));
        }
        Ok(self.url(name))
    }

    /// The address of a database here.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://adamant:{PASSWORD}@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops at once, as a crash would: open transactions are lost, and committed ones are not.
    pub fn stop(&self) -> Result<()> {
        self.service.order("stop QUIT")
    }

    /// Starts again on the same data and port.
    pub fn restart(&self) -> Result<()> {
        self.service.order("start")?;
        let asked = Instant::now();
        loop {
            let ready = self.client("pg_isready").arg("--quiet").status()?;
            if ready.success() {
                return Ok(());
            }
            if asked.elapsed() > PATIENCE {
                bail!("PostgreSQL did not start:\n{}", last_words(&self.folder));
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn client(&self, program: &str) -> Command {
        let mut client = Command::new(self.programs.join(program));
        client.args(["-h", "127.0.0.1", "-U", "adamant", "-p", &self.port.to_string()]);
        client.env("PGPASSWORD", PASSWORD);
        client
    }
}

/// Where the newest PostgreSQL of Debian has its programs.
fn programs() -> Result<PathBuf> {
    let missing =
        "PostgreSQL is missing: `cargo xtask test` installs it, or `apt-get install postgresql`";
    let versions = fs::read_dir("/usr/lib/postgresql").context(missing)?;
    versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .filter(|programs| programs.join("initdb").exists())
        .max()
        .context(missing)
}

/// PostgreSQL refuses to run as root: then it runs as the user `postgres`, whom Debian's package creates.
fn user() -> Result<Option<User>> {
    if Path::new("/proc/self").metadata()?.uid() != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd")?;
    let line = users.lines().find(|line| line.starts_with("postgres:"));
    let mut fields = line.context("there is no user `postgres`")?.split(':').skip(2);
    let mut number = || fields.next()?.parse().ok();
    let (uid, gid) = (number(), number());
    Ok(uid.zip(gid).map(|(uid, gid)| User { uid, gid }))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use std::net::TcpStream;
    use std::panic;

    use super::*;

    #[test]
    fn a_server_and_its_data_are_gone_after_a_panic() {
        let failed = panic::catch_unwind(|| {
            let postgres = Postgres::start().unwrap();
            let there = (postgres.port, postgres.folder.clone());
            assert!(postgres.create_database("tables").unwrap().contains(PASSWORD));
            assert!(TcpStream::connect(("127.0.0.1", there.0)).is_ok());
            panic::panic_any(there);
        });
        let (port, folder) = *failed.unwrap_err().downcast::<(u16, PathBuf)>().unwrap();
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists());
    }
}
