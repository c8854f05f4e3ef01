//! The browser's WebSocket.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// A socket that is closed when it is dropped.
pub(super) struct Socket {
    socket: WebSocket,
    /// Called by the socket, and therefore alive as long.
    _callbacks: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Socket {
    /// Opens a socket to this address of the page's own server.
    pub(super) fn open(
        path: &str,
        mut on_text: impl FnMut(String) + 'static,
        mut on_close: impl FnMut() + 'static,
    ) -> Option<Self> {
        let location = leptos::prelude::window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}{path}", location.host().ok()?)).ok()?;
        let text = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                on_text(text);
            }
        });
        let close = Closure::new(move |_: MessageEvent| on_close());
        socket.set_onmessage(Some(text.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Self { socket, _callbacks: [text, close] })
    }

    /// Sends a text, and returns whether the socket was open for it.
    pub(super) fn send(&self, text: &str) -> bool {
        self.socket.ready_state() == WebSocket::OPEN && self.socket.send_with_str(text).is_ok()
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // A socket that is closed already stays so.
        let _ = self.socket.close();
    }
}
