//! WebSocket frames as they arrive: every one counts, also those that carry nothing and those that the library answers without us.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::limits::GuestLimits;

/// A stream of frames that is read no faster than its sender may send.
pub(crate) struct Metered<S> {
    stream: S,
    frames: Frames,
    person: Arc<GuestLimits>,
    /// Until the sender may send again.
    pause: Option<Pin<Box<Sleep>>>,
}

impl<S> Metered<S> {
    pub(crate) fn new(stream: S, person: Arc<GuestLimits>) -> Self {
        Self { stream, frames: Frames::default(), person, pause: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            if let Some(pause) = &mut self.pause {
                ready!(pause.as_mut().poll(context));
                self.pause = None;
            }
            match self.person.pause() {
                Some(pause) => self.pause = Some(Box::pin(sleep(pause))),
                None => break,
            }
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let frames = self.frames.count(&buffer.filled()[before..]);
        self.person.sent(frames);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Where frames begin in a stream of bytes (RFC 6455, section 5.2).
#[derive(Default)]
struct Frames {
    head: [u8; 14],
    /// How much of the head of a frame has come.
    have: usize,
    /// How much of its payload is still to come.
    payload: u64,
}

impl Frames {
    /// How many heads of frames these bytes complete.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut frames = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            if self.payload > 0 {
                let here = usize::try_from(self.payload).unwrap_or(usize::MAX).min(bytes.len());
                self.payload -= here as u64;
                bytes = &bytes[here..];
                continue;
            }
            self.head[self.have] = byte;
            self.have += 1;
            bytes = rest;
            if let Some(payload) = self.complete() {
                *self = Self { payload, ..Self::default() };
                frames += 1;
            }
        }
        frames
    }

    /// How long the payload is, once the head has come.
    fn complete(&self) -> Option<u64> {
        let [_, second, extended @ ..] = &self.head;
        let length = u64::from(second & 0x7f);
        let more = match length {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        let mask = if second & 0x80 == 0 { 0 } else { 4 };
        if self.have < 2 || self.have < 2 + more + mask {
            return None;
        }
        let big_endian =
            |bytes: &[u8]| bytes.iter().fold(0, |all, &byte| all << 8 | u64::from(byte));
        Some(if more == 0 { length } else { big_endian(&extended[..more]) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A masked frame with a payload of this length.
    fn frame(length: usize) -> Vec<u8> {
        let mut bytes = vec![0x81];
        match length {
            0..126 => bytes.push(0x80 | length as u8),
            126..0x1_0000 => {
                bytes.push(0xfe);
                bytes.extend((length as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0xff);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend([0xff; 4]);
        bytes.resize(bytes.len() + length, 0x80);
        bytes
    }

    #[test]
    fn frames_are_counted_however_they_arrive() {
        let lengths = [0, 1, 125, 126, 0, 0, 8000, 0xffff, 0x1_0000, 7];
        let stream: Vec<u8> = lengths.iter().flat_map(|&length| frame(length)).collect();
        for piece in [1, 2, 3, 7, 1024, stream.len()] {
            let mut frames = Frames::default();
            let counted: u32 = stream.chunks(piece).map(|bytes| frames.count(bytes)).sum();
            assert_eq!(counted as usize, lengths.len(), "in pieces of {piece}");
        }
        let mut unmasked = Frames::default();
        assert_eq!(unmasked.count(&[0x89, 0, 0x8a, 0, 0x80, 0]), 3);
    }
}
