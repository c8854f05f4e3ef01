// Short sounds, made on the spot: each is a handful of tones [when, from, to, how long, how loud, shape].
const sounds = {
  card: [[0, 900, 260, 0.07, 0.25, "triangle"]],
  stones: [0, 0.06, 0.11].map((at, n) => [at, 2100 + 500 * n, 2000 + 500 * n, 0.12, 0.1, "sine"]),
  hazard: [[0, 190, 55, 0.5, 0.22, "sawtooth"], [0.04, 140, 48, 0.5, 0.16, "square"]],
  beam: [[0, 420, 1500, 0.3, 0.12, "sine"]],
  taken: [[0, 660, 660, 0.12, 0.2, "triangle"], [0.09, 990, 990, 0.2, 0.2, "triangle"]],
  turn: [[0, 880, 880, 0.15, 0.15, "sine"], [0.12, 1175, 1175, 0.25, 0.15, "sine"]],
  win: [523, 659, 784, 1047].map((tone, n) => [n * 0.13, tone, tone, 0.4, 0.2, "triangle"]),
};

let audio;

export function play(name) {
  // Browsers play no sound before the page was touched.
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  for (const [when, from, to, long, loud, shape] of sounds[name] ?? []) {
    const start = audio.currentTime + when;
    const tone = new OscillatorNode(audio, { type: shape });
    const volume = new GainNode(audio, { gain: 0 });
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + long);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}
