// Times frames of the page of the browser tests: of the program alone, with elements, and of the whole page; and of the least
// that its elements can cost.

import { Recorder, Replay } from "./floor.js";

const { murmuration } = window;

/** A board that changes does so every so many frames, and then is animated for some of them. */
const round = 33;
const animated = 20;

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Microseconds of so many frames, of each. */
function timed(frame, count) {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) frame();
  return ((performance.now() - start) * 1000) / count;
}

/** Goes on to where the next frame is one in which something changes: the slowest by far, also in the best of some rounds. */
export function changing(frame) {
  const best = Array(round).fill(Infinity);
  for (let index = 0; index < round * 5; index += 1) best[index % round] = Math.min(best[index % round], timed(frame, 1));
  const before = best.indexOf(Math.max(...best));
  if (before > 0) timed(frame, before);
}

/** Nothing is recorded, looked at or shown in small. */
function quiet() {
  const { workbench } = murmuration;
  workbench.program.inspect(false);
  workbench.program.recordHistory(0);
  workbench.inspection.collect = () => {};
  workbench.index.thumbnails.setPlaying(false);
  // No list has the boards.
  workbench.index.mark = () => {};
  if (workbench.dock.isOpen) workbench.toggleDock();
}

/**
 * The program by itself, on a stage of its own that is all of the page.
 * @param prepare called with the program and the renderer before it begins.
 */
export async function alone(board, hasElements, prepare = () => {}) {
  const { Renderer, createProgram } = murmuration;
  quiet();
  const root = document.getElementById("stage");
  root.remove();
  document.body.replaceChildren(root);
  document.documentElement.removeAttribute("class");
  Object.assign(root.style, { position: "absolute", inset: "0 auto auto 0", width: "390px", height: "844px" });
  const renderer = new Renderer(root);
  const program = hasElements
    ? await createProgram((words, bytes) => renderer.draw(words, bytes), renderer.images) : await createProgram();
  if (hasElements) program.measureText();
  renderer.clear();
  program.keepLayers();
  prepare(program, renderer);
  program.start(board, 390, 844);
  let time = 0;
  return () => program.frame(time += 1 / 60);
}

/** The whole page: also what it keeps of each frame to go back to. */
export function whole(board) {
  const { workbench } = murmuration;
  quiet();
  workbench.show({ id: board, title: board, explanation: "" });
  workbench.clock.rest(0);
  return () => workbench.clock.stepOnce();
}

/** The writes of the frames that are measured, and what there was before them. */
function record(board, count) {
  const frame = whole(board);
  frame();
  const recorder = new Recorder(murmuration.workbench.stage.element);
  return { start: recorder.start, frames: Array.from({ length: count }, () => {
    frame();
    return recorder.take();
  }) };
}

/** Does the writes of each frame, and nothing else. */
function floor(board, count) {
  const { start, frames } = record(board, count);
  const root = murmuration.workbench.stage.element;
  murmuration.workbench.stage.isStarted = false;
  murmuration.workbench.renderer.clear();
  const replay = new Replay(root, start);
  let next = 0;
  const frame = () => {
    replay.perform(frames[next]);
    next += 1;
  };
  return Object.assign(frame, { writes: frames.map((writes) => writes.length) });
}

/**
 * Medians in microseconds.
 * @param what program, elements, whole or floor.
 * @param isFlushed whether a frame ends with the browser's style and layout.
 */
export async function measure(board, what, isFlushed) {
  const changes = board.startsWith("batch");
  const count = changes ? round * 30 : 720;
  const bare = what === "floor" ? floor(board, count) : what === "whole" ? whole(board) : await alone(board, what === "elements");
  const frame = isFlushed ? () => {
    bare();
    document.documentElement.getBoundingClientRect();
  } : bare;
  if (!changes) {
    timed(frame, 120);
    return { frame: median(Array.from({ length: 60 }, () => timed(frame, 10))) };
  }
  changing(frame);
  const rounds = Array.from({ length: 20 }, () => {
    const found = { transaction: timed(frame, 1), frame: timed(frame, animated) };
    timed(frame, round - 1 - animated);
    return found;
  });
  return {
    transaction: median(rounds.map(({ transaction }) => transaction)), frame: median(rounds.map((each) => each.frame)),
  };
}
