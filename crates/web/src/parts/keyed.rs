//! Parts of a page that come and go, and lists whose items stay what they are when others do.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};
use std::sync::Arc;

use leptos::prelude::*;

/// What `<For>` does, with items of one type whatever the list is of, so that it is compiled once.
///
/// `view` draws an item when its key is new; one with a key that was there before stays as it was drawn.
pub(crate) fn keyed<T: Send + 'static, K: Hash>(
    each: impl Fn() -> Vec<T> + Send + Sync + 'static,
    key: impl Fn(&T) -> K + Send + Sync + 'static,
    view: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let view = Arc::new(view);
    let items: Items = Arc::new(move || {
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let item = |item| {
            let (key, view) = (hasher.hash_one(key(&item)), Arc::clone(&view));
            let draw: Draw = Box::new(move || view(item));
            (key, draw)
        };
        each().into_iter().map(item).collect()
    });
    list(items)
}

type Draw = Box<dyn FnOnce() -> AnyView + Send>;
type Items = Arc<dyn Fn() -> Vec<(u64, Draw)> + Send + Sync>;

fn list(items: Items) -> AnyView {
    view! { <For each=move || items() key=|(key, _)| *key children=|(_, draw)| draw()/> }.into_any()
}

/// Draws this while the condition holds.
pub(crate) fn when<V: IntoView + 'static>(
    condition: impl Fn() -> bool + Send + Sync + 'static,
    draw: impl Fn() -> V + Send + Sync + 'static,
) -> AnyView {
    let condition = Memo::new(move |_| condition());
    (move || condition.get().then(&draw)).into_any()
}
