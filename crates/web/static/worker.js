// A worker that bots think in. It is sent questions: [number, question].
import { answer } from "{{thinking.js}}";

onmessage = async ({ data: [number, question] }) => {
  postMessage([number, await answer(question).catch(() => null)]);
};
