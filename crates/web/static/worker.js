// A worker that bots think in. It is sent the program first, and then questions: [number, question].
import init, { bring_table, missing_tables, think } from "{{web.js}}";

const tables = [
  "{{diamant-0.z}}",
  "{{diamant-1.z}}",
  "{{diamant-2.z}}",
  "{{diamant-3.z}}",
  "{{diamant-4.z}}",
  "{{diamant-5.z}}",
  "{{diamant-6.z}}",
  "{{diamant-7.z}}",
  "{{diamant-8.z}}",
];

// Without its table a bot computes first, which takes longer and comes to the same.
async function bring(number) {
  try {
    const response = await fetch(tables[number]);
    if (response.ok) bring_table(number, new Uint8Array(await response.arrayBuffer()));
  } catch {}
}

let ready;
onmessage = async ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    ready = init({ module_or_path: data });
    return;
  }
  await ready;
  const [number, question] = data;
  await Promise.all([...missing_tables(question)].map(bring));
  postMessage([number, think(question)]);
};
