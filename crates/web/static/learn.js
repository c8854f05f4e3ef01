// Points at what a lesson speaks of, and keeps it in sight.
const ring = new CSSStyleSheet();
document.adoptedStyleSheets.push(ring);

let wanted = "";
let before = [];

// What is pointed at now, out of what was wanted; nothing once the lesson is over.
function pointed() {
  const all = wanted && !document.querySelector(".learnt") ? document.querySelectorAll(`.lesson :is(${wanted})`) : [];
  return [...all].filter((it) => it.checkVisibility());
}

// Where it is on the screen: all of it if there is room, or else what can be pressed, or the first.
function place(all, room) {
  const boxes = all.map((it) => it.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const one = Math.max(0, all.findIndex((it) => it.matches("button")));
  return bottom - top <= room ? { top, bottom } : boxes[one];
}

const isStuck = (it) => it && ["sticky", "fixed"].includes(getComputedStyle(it).position);

// Scrolls to what is pointed at, between the coach above and buttons that stay below.
function bring(all) {
  const coach = document.querySelector(".coach");
  const buttons = document.querySelector(".lesson .actions");
  const covered = isStuck(coach) ? coach.offsetHeight : 0;
  const foot = isStuck(buttons) ? buttons.offsetHeight : 0;
  const others = foot ? all.filter((it) => !buttons.contains(it)) : all;
  if (!others.length) return;
  const end = innerHeight - foot;
  const room = end - covered - 16;
  const { top, bottom } = place(others, room);
  const free = Math.max(covered, coach?.getBoundingClientRect().bottom ?? 0);
  if (top >= free && bottom <= end) return;
  const way = bottom - top <= room ? (top + bottom - covered - end) / 2 : top - covered - 8;
  scrollBy({ top: way, behavior: "instant" });
}

// Something else may be meant as soon as part of a move is done.
function look() {
  const now = pointed();
  const same = now.length === before.length && now.every((it, at) => it === before[at]);
  if ((!same || Date.now() < settled) && now.length) bring(now);
  before = now;
}

// Until this time, what is animated is followed.
let settled = 0;
function settle() {
  settled = Date.now() + 700;
  soon();
  setTimeout(soon, 350);
}

let waiting = 0;
function soon() {
  waiting ||= requestAnimationFrame(() => {
    waiting = 0;
    look();
  });
}

const changes = new MutationObserver(soon);
const grows = new ResizeObserver(settle);
addEventListener("resize", settle);

// Points at all that these selectors find, until told otherwise.
export function point(selectors) {
  wanted = selectors;
  before = [];
  // What has the keyboard too has two lines.
  ring.replaceSync(selectors ? `
    .lesson :is(${selectors}) { outline: var(--pointer); outline-offset: 2px; z-index: 3; box-shadow: var(--pointer-glow); animation: pointed 1.2s ease-in-out 3; }
    .lesson :is(${selectors}):focus-visible { outline: var(--pointer-focus); }
  ` : "");
  const lesson = document.querySelector(".lesson");
  changes.disconnect();
  grows.disconnect();
  if (!lesson) return;
  lesson.dataset.points = selectors;
  if (!selectors) return;
  changes.observe(lesson, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  lesson.addEventListener("change", soon);
  const coach = lesson.querySelector(".coach");
  if (coach) grows.observe(coach);
  settle();
}
