// Opens the page. The program is compiled once, for the page and for the workers that bots think in.
import init, { start } from "{{web.js}}";

const program = await WebAssembly.compileStreaming(fetch("{{web.wasm}}"));
await init({ module_or_path: program });
start(() => {
  const worker = new Worker("{{worker.js}}", { type: "module" });
  worker.postMessage(program);
  return worker;
});
