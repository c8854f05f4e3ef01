// The program that bots think with, and the files that it wants: tables of Diamant, and what experts of the other games have learned.
import init, { load_file, Request } from "{{thinker.js}}";

const files = [
  "{{diamant-0.z}}",
  "{{diamant-1.z}}",
  "{{diamant-2.z}}",
  "{{diamant-3.z}}",
  "{{diamant-4.z}}",
  "{{diamant-5.z}}",
  "{{diamant-6.z}}",
  "{{diamant-7.z}}",
  "{{diamant-8.z}}",
  "{{mirrors.bin}}",
  "{{kadora.bin}}",
];

const ready = init({ module_or_path: fetch("{{thinker.wasm}}") });

// Without its table a bot computes first, which takes longer and comes to the same; without its network it plays a little less well.
async function load(number) {
  try {
    const response = await fetch(files[number]);
    if (response.ok) load_file(number, new Uint8Array(await response.arrayBuffer()));
  } catch {}
}

export async function answer(text) {
  await ready;
  const request = new Request(text);
  try {
    await Promise.all([...request.missing_files()].map(load));
    return request.answer();
  } finally {
    request.free();
  }
}
