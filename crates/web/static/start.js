// Opens the page. The program is compiled once, for the page and for the workers that bots think in.
import init, { start } from "{{web.js}}";

const packs = {
  nl: "{{nl.pack}}",
  fr: "{{fr.pack}}",
  de: "{{de.pack}}",
  it: "{{it.pack}}",
};

function openWorker() {
  const worker = new Worker("{{worker.js}}", { type: "module" });
  worker.postMessage(program);
  return worker;
}

async function fetchLanguage(code) {
  const response = await fetch(packs[code]);
  return response.ok ? response.text() : null;
}

function playSound(name) {
  import("{{sound.js}}").then((sound) => sound.play(name), () => {});
}

const program = await WebAssembly.compileStreaming(fetch("{{web.wasm}}"));
await init({ module_or_path: program });
start(openWorker, fetchLanguage, playSound);
// Where it is not allowed, the page needs a network.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
