//! What is said once the server is open: where to go, where things are saved, how to stop.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use anstyle::{AnsiColor, Effects, Style};
use server::Config;
use voice::tools as words;

use crate::language::say;

/// Where this machine is found in its network, if others are to find it.
pub(crate) fn lan(listen: SocketAddr) -> Option<IpAddr> {
    if !listen.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: the operating system only says which address it would send from.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

pub(crate) fn print(out: &mut impl Write, config: &Config, address: SocketAddr) -> io::Result<()> {
    let title = Style::new().bold();
    let link = AnsiColor::Cyan.on_default() | Effects::UNDERLINE;
    let own = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    let own = SocketAddr::new(own, address.port());
    writeln!(out, "{}\n", say(&words::open(format!("{title}Adamant{title:#}"))))?;
    if address.port() != config.listen.port() && config.listen.port() != 0 {
        let (asked, port) = (config.listen.port().to_string(), address.port().to_string());
        writeln!(out, "{}\n", say(&words::port_taken(asked, port)))?;
    }
    let mut lines = vec![(words::at_here(), format!("{link}http://{own}/{link:#}"))];
    if let Some(url) = &config.public_url {
        lines.push((words::at_everyone(), format!("{link}{url}/{link:#}")));
    } else if let Some(lan) = config.lan {
        let lan = SocketAddr::new(lan, address.port());
        let near = say(&words::same_network());
        lines.push((words::at_phones(), format!("{link}http://{lan}/{link:#}   {near}")));
    } else if address.ip().is_loopback() {
        let command = format!("adamant serve --listen 0.0.0.0:{}", address.port());
        lines.push((words::at_phones(), command));
    }
    lines.push((words::saved_in(), config.database.to_string()));
    lines.push((words::to_stop(), say(&words::to_stop_how())));
    lines.push((words::more(), "adamant --help".to_owned()));
    let lines: Vec<_> = lines.into_iter().map(|(label, what)| (say(&label), what)).collect();
    let wide = lines.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    // At once: a reader that has seen where to go may close the pipe.
    let mut text = Vec::new();
    for (label, what) in lines {
        writeln!(text, "  {label:<wide$}  {what}")?;
    }
    writeln!(text)?;
    out.write_all(&text)?;
    out.flush()
}
