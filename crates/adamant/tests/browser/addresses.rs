//! Addresses: typed, followed, gone back to.

use crate::{DESKTOP, PHONE, story};

#[test]
fn back_and_forward_lead_through_the_pages() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/");
        visitor.click("Rules of Kadora");
        visitor.until(
            "the rules are read",
            "location.pathname === '/rules/kadora' && document.querySelector('#K1')",
        );
        visitor.click("Settings");
        visitor.until("settings are open", "document.querySelector('form.settings')");
        for (path, seen) in [("/rules/kadora", "#K1"), ("/", ".games")] {
            visitor.js::<()>("history.back()");
            let there =
                format!("location.pathname === '{path}' && document.querySelector('{seen}')");
            visitor.until(path, &there);
        }
        visitor.js::<()>("history.forward()");
        visitor.until("forward again", "document.querySelector('#K1')");
    });
}

#[test]
fn every_address_can_be_typed() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        for (path, seen) in [
            ("/rules/mirrors#M12", ".clause.sought#M12"),
            ("/play/kadora?players=4&level=thumb&seed=1", ".k-block"),
            ("/settings", "form.settings"),
            ("/no/such/page", "main a[href='/']"),
            ("/play/chess", "main a[href='/']"),
        ] {
            visitor.goto(path);
            visitor.until(path, &format!("document.querySelector(\"{seen}\")"));
        }
    });
}

#[test]
fn a_setting_is_in_force_at_once_and_kept() {
    story(|test_site| {
        let visitor = test_site.visitor(DESKTOP);
        visitor.goto("/settings");
        visitor.click("Nederlands");
        visitor.read("Instellingen");
        visitor.click_on("input[name=theme][value=dark]");
        visitor.until("it is dark", "document.documentElement.dataset.theme === 'dark'");
        visitor.reload();
        visitor.read("Instellingen");
        visitor.until("it stays dark", "document.documentElement.dataset.theme === 'dark'");
        visitor.until("the page says its language", "document.documentElement.lang === 'nl'");
    });
}

#[test]
fn the_page_can_be_installed() {
    story(|test_site| {
        let visitor = test_site.visitor(PHONE);
        visitor.goto("/");
        let (name, start, display): (String, String, String) = visitor.js("(async () => {
                const { href } = document.querySelector('link[rel=manifest]');
                globalThis.manifest = await (await fetch(href)).json();
                return [manifest.name, manifest.start_url, manifest.display];
            })()");
        assert_eq!([name.as_str(), &start, &display], ["Adamant", "/", "standalone"]);
        let icons: Vec<(String, String)> = visitor.js(
            "Promise.all(manifest.icons.filter(({ type }) => type === 'image/png').map(async ({ src, sizes }) => {
                const icon = new Image();
                icon.src = src;
                await icon.decode();
                return [sizes, `${icon.naturalWidth}x${icon.naturalHeight}`];
            }))",
        );
        assert!(icons.iter().any(|(said, _)| said == "512x512"), "{icons:?}");
        assert!(icons.iter().all(|(said, is)| said == is), "{icons:?}");
    });
}

#[test]
fn a_part_of_the_page_that_does_not_come_can_be_asked_for_again() {
    story(|test_site| {
        test_site.expect_error("there is no way");
        let visitor = test_site.visitor(PHONE);
        visitor.on_every_page(
            "globalThis.bring = fetch;
            globalThis.fetch = (what, ...how) => /split_kadora/.test(what) && !sessionStorage.open
                ? Promise.reject(new Error('there is no way'))
                : bring(what, ...how)",
        );
        visitor.goto("/");
        visitor.click("Play Kadora");
        visitor.read("This page could not be loaded.");
        visitor.js::<()>("void (sessionStorage.open = true)");
        visitor.click("Try now");
        visitor.until("it came", "document.querySelector('.k-hand input')");
    });
}
