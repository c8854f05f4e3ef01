//! PostgreSQL.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::process::{Service, User, children, folder, free_port, runs};

/// The password in every address: where it is found outside of one, it leaked.
pub const PASSWORD: &str = "sesame-7f3a9c";

/// Settings of a server for tests.
const NOT_DURABLE: [&str; 3] = ["fsync=off", "max_connections=200", "shared_buffers=16MB"];

/// How long to wait until it answers.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A PostgreSQL server. When it is dropped, it is stopped and its data is deleted.
pub struct Postgres {
    service: Service,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts a server with no database of its users. Its data need not survive a power cut, so it does not wait for the disk.
    pub fn start() -> Result<Self> {
        Self::start_server(None, &NOT_DURABLE, None)
    }

    /// Starts a server that also speaks TLS, with this certificate and key.
    pub fn start_with_tls(certificate: &str, key: &str) -> Result<Self> {
        Self::start_server(None, &NOT_DURABLE, Some((certificate, key)))
    }

    /// Starts a server whose data lies in a new folder within this one. Each setting is as in `postgresql.conf`; without any, it waits for
    /// the disk as a site's does.
    pub fn start_in(within: &Path, settings: &[&str]) -> Result<Self> {
        Self::start_server(Some(within), settings, None)
    }

    fn start_server(
        within: Option<&Path>,
        settings: &[&str],
        tls: Option<(&str, &str)>,
    ) -> Result<Self> {
        let programs = programs()?;
        let user = user()?;
        let folder = folder(within, user)?;
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
        said("initdb", &mut init)?;
        let port = free_port()?;
        let mut server = Command::new(programs.join("postgres"));
        // It listens on no file: its path could be too long.
        server.arg("-D").arg(folder.join("data")).args(["-k", ""]);
        server.args(["-h", "127.0.0.1", "-p", &port.to_string()]);
        for setting in settings {
            server.args(["-c", setting]);
        }
        if let Some((certificate, key)) = tls {
            server.args(["-c", "ssl=on"]);
            for (name, pem) in [("ssl_cert_file", certificate), ("ssl_key_file", key)] {
                let file = folder.join(name);
                fs::write(&file, pem)?;
                fs::set_permissions(&file, fs::Permissions::from_mode(0o600))?;
                if let Some(user) = user {
                    chown(&file, Some(user.uid), Some(user.gid))?;
                }
                server.arg("-c").arg(format!("{name}={}", file.display()));
            }
        }
        let service = Service::new(&folder, user, &server)?;
        let postgres = Self { service, programs, port };
        postgres.restart()?;
        Ok(postgres)
    }

    /// Makes an empty database and returns its address.
    pub fn create_database(&self, name: &str) -> Result<String> {
        said("createdb", self.client("createdb").arg(name))?;
        Ok(self.url(name))
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database here.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://adamant:{PASSWORD}@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops at once, as a crash would: open transactions are lost, and committed ones are not.
    pub fn stop(&self) -> Result<()> {
        self.service.order("stop QUIT").map(drop)
    }

    /// Kills it as `kill -9` does, and waits until the processes that it had started are gone too: they would keep it from starting again.
    pub fn kill(&self) -> Result<()> {
        let before = children(self.pid()?)?;
        self.service.order("stop KILL")?;
        let asked = Instant::now();
        while before.iter().any(|pid| runs(*pid)) {
            if asked.elapsed() > TIMEOUT {
                bail!("processes of PostgreSQL are still there after it was killed");
            }
            sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Which process it is: the one that starts the others.
    pub fn pid(&self) -> Result<u32> {
        self.service.pid()
    }

    /// Starts again on the same data and port.
    pub fn restart(&self) -> Result<()> {
        self.service.start("PostgreSQL", TIMEOUT, || self.is_ready())
    }

    /// Whether it accepts connections.
    pub fn is_ready(&self) -> Result<bool> {
        Ok(self.client("pg_isready").arg("--quiet").status()?.success())
    }

    /// What a database answers to a query, a line for each row.
    pub fn query(&self, database: &str, query: &str) -> Result<String> {
        let mut psql = self.client("psql");
        psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--command", query, database]);
        Ok(said("psql", &mut psql)?.trim().to_owned())
    }

    /// A program of PostgreSQL's, such as `pg_dump`, that connects here.
    pub fn client(&self, program: &str) -> Command {
        let mut client = Command::new(self.programs.join(program));
        client.args(["-h", "127.0.0.1", "-U", "adamant", "-p", &self.port.to_string()]);
        client.env("PGPASSWORD", PASSWORD);
        client
    }
}

/// What a program says, once it has done what it was started for.
fn said(name: &str, program: &mut Command) -> Result<String> {
    let output = program.output().with_context(|| format!("cannot start {name}"))?;
    if !output.status.success() {
        bail!("{name}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
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
    fn a_server_that_was_killed_starts_again_on_its_data() {
        let postgres = Postgres::start().unwrap();
        postgres.create_database("tables").unwrap();
        postgres.kill().unwrap();
        assert!(!postgres.is_ready().unwrap());
        postgres.restart().unwrap();
        assert_eq!(postgres.query("tables", "SELECT current_database()").unwrap(), "tables");
        assert!(postgres.query("tables", "SELECT stone").is_err());
    }

    #[test]
    fn a_server_and_its_data_are_gone_after_a_panic() {
        let failed = panic::catch_unwind(|| {
            let postgres = Postgres::start().unwrap();
            let there = (postgres.port, postgres.service.folder.clone());
            assert!(postgres.create_database("tables").unwrap().contains(PASSWORD));
            assert!(TcpStream::connect(("127.0.0.1", there.0)).is_ok());
            panic::panic_any(there);
        });
        let (port, folder) = *failed.unwrap_err().downcast::<(u16, PathBuf)>().unwrap();
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists());
    }
}
