#![doc = include_str!("../README.md")]

use std::marker::PhantomData;

use error::FromServerFnError;

/// A function that a page calls on its server.
pub trait ServerFn: Sized {
    /// Its path.
    const PATH: &'static str;
    /// What calls it.
    type Client: client::Client<Self::Error>;
    /// How it is called.
    type Protocol;
    /// What it returns.
    type Output;
    /// How it fails.
    type Error: FromServerFnError;

    /// Its address.
    fn url() -> &'static str;

    /// Calls it.
    fn run_on_client(self) -> impl Future<Output = Result<Self::Output, Self::Error>> + Send;
}

/// A request and its response over HTTP.
#[derive(Debug)]
pub struct Http<Input, Output>(PhantomData<(Input, Output)>);

/// What calls functions.
pub mod client {
    /// A client.
    pub trait Client<E> {
        /// What it sends.
        type Request: crate::request::ClientReq<E>;
    }
}

/// How arguments are written.
pub mod codec {
    /// As a form.
    #[derive(Debug)]
    pub struct PostUrl;
}

/// How calls fail.
pub mod error {
    use std::marker::PhantomData;

    /// How a call fails.
    #[derive(Clone, Debug)]
    pub enum ServerFnErrorErr {
        /// Its arguments cannot be read.
        Serialization(String),
    }

    /// How a call fails that has no errors of its own.
    pub type ServerFnError = ServerFnErrorErr;

    /// An error that a failed call can become.
    pub trait FromServerFnError {
        /// Becomes it.
        fn from_server_fn_error(error: ServerFnErrorErr) -> Self;
    }

    impl FromServerFnError for ServerFnErrorErr {
        fn from_server_fn_error(error: ServerFnErrorErr) -> Self {
            error
        }
    }

    /// What can become a function's own error.
    pub trait IntoAppError<E> {
        /// Becomes it.
        fn into_app_error(self) -> E;
    }

    impl<E: FromServerFnError> IntoAppError<E> for ServerFnErrorErr {
        fn into_app_error(self) -> E {
            E::from_server_fn_error(self)
        }
    }

    /// An error in an address.
    #[derive(Debug)]
    pub struct ServerFnUrlError<E>(PhantomData<E>);

    impl<E: FromServerFnError> ServerFnUrlError<E> {
        /// Reads it.
        pub fn decode_err(error: &str) -> E {
            E::from_server_fn_error(ServerFnErrorErr::Serialization(error.to_owned()))
        }
    }
}

/// What a server answers with instead of a result.
pub mod redirect {
    /// Says what to do when it sends the page elsewhere.
    pub fn set_redirect_hook(_hook: impl Fn(&str) + Send + Sync + 'static) {}
}

/// What is sent.
pub mod request {
    /// A request.
    pub trait ClientReq<E> {
        /// Its form.
        type FormData;
    }
}
