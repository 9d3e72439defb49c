// Frames as fast as the screen has them, with marks between which a trace is added up.

import { changing } from "./measure.js";

const nextFrame = () => new Promise(requestAnimationFrame);
const mark = (name) => performance.mark(`bench-${name}`);

/** Of a batch: the frames up to the next. */
const round = 33;

/**
 * @param mover `frame()` goes on by a frame; `batch()`, if it has one, begins a batch that goes on by itself.
 * @param isBatch whether batches are measured, or scrolling.
 * @returns the milliseconds that scripts took of each round.
 */
export async function pace(mover, isBatch, rounds) {
  const scripts = [];
  let spent = 0;
  const timed = (work) => {
    const start = performance.now();
    work();
    spent += performance.now() - start;
  };
  await nextFrame();
  for (let index = 0; index < rounds; index += 1) {
    spent = 0;
    await nextFrame();
    mark("first");
    timed(() => (mover.batch ? mover.batch() : mover.frame()));
    await nextFrame();
    mark("others");
    if (mover.batch && isBatch) {
      await new Promise((done) => setTimeout(done, (round - 2) * 1000 / 60));
    } else {
      for (let frame = 1; frame < round; frame += 1) {
        timed(() => mover.frame());
        if (frame < round - 1) await nextFrame();
      }
    }
    scripts.push(spent);
  }
  await nextFrame();
  mark("end");
  return scripts;
}

/** What we do on a stage of its own, with the next batch in the next frame. */
export async function ours(board) {
  const { alone } = await import("./measure.js");
  const frame = await alone(board, true);
  if (board.startsWith("batch")) changing(frame);
  else for (let index = 0; index < 120; index += 1) frame();
  return { frame };
}
