//! Parts of a page that come and go.

use leptos::prelude::*;

/// What is there as long as this is so.
pub(crate) fn when<V: IntoView + 'static>(
    so: Memo<bool>,
    draw: impl Fn() -> V + Send + Sync + 'static,
) -> AnyView {
    (move || so.get().then(&draw)).into_any()
}
