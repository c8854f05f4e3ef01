// Opens the page.
import init, { start } from "{{web.js}}";

// The sentences of other languages than English, which are in the program.
const packs = {{packs}};

// The addresses of all other texts, once one of them is wanted.
let texts;
async function textOf(name) {
  if (packs[name]) return packs[name];
  texts ??= await (await fetch("{{texts.json}}")).json();
  return texts[name];
}

const styles = {
  diamant: "{{diamant.css}}",
  mirrors: "{{mirrors.css}}",
  kadora: "{{kadora.css}}",
  online: "{{online.css}}",
  review: "{{review.css}}",
  learn: "{{learn.css}}",
};
const loaded = {};

function openWorker() {
  return new Worker("{{worker.js}}", { type: "module" });
}

async function thinkHere(question) {
  const { answer } = await import("{{thinking.js}}");
  return answer(question);
}

async function fetchText(name) {
  const response = await fetch(await textOf(name));
  return response.ok ? response.text() : null;
}

// A style sheet that failed to load is requested again the next time.
function loadStyle(name) {
  return loaded[name] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles[name];
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete loaded[name];
      reject();
    };
    document.head.append(link);
  });
}

// In a toolbar, Tab stops once and arrows go on.
addEventListener("keydown", (event) => {
  const step = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[event.key];
  if (!step || !event.target.closest?.('[role="toolbar"]')) return;
  event.preventDefault();
  let to = event.target[step];
  while (to?.disabled) to = to[step];
  to?.focus();
});

function playSound(name) {
  import("{{sound.js}}").then((sound) => sound.play(name), () => {});
}

const scripts = {
  ending: () => import("{{ending.js}}"),
  notice: () => import("{{notice.js}}"),
  learn: () => import("{{learn.js}}"),
};

function loadScript(name) {
  return scripts[name]();
}

await init({ module_or_path: fetch("{{web.wasm}}") });
start({ openWorker, thinkHere, fetchText, loadStyle, playSound, loadScript });
// The cache for working offline is filled once the page is in use. Where service workers are not allowed, the page needs a network.
setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 2000);
