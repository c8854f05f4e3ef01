// Opens the page.
import init, { start } from "{{web.js}}";

const packs = {
  nl: "{{nl.pack}}",
  fr: "{{fr.pack}}",
  de: "{{de.pack}}",
  it: "{{it.pack}}",
};

function openWorker() {
  return new Worker("{{worker.js}}", { type: "module" });
}

async function thinkHere(question) {
  const { answer } = await import("{{thinking.js}}");
  return answer(question);
}

async function fetchLanguage(code) {
  const response = await fetch(packs[code]);
  return response.ok ? response.text() : null;
}

function playSound(name) {
  import("{{sound.js}}").then((sound) => sound.play(name), () => {});
}

await init({ module_or_path: fetch("{{web.wasm}}") });
start(openWorker, thinkHere, fetchLanguage, playSound);
// What is kept for when there is no network is brought once the page is in use. Where that is not allowed, the page needs one.
setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 2000);
