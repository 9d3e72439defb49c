// Frames as fast as the screen has them, with marks between which a trace is added up.

import { Clock } from "../../Sources/PageBundle/Page/clock.js";
import { changing } from "./measure.js";

const nextFrame = () => new Promise(requestAnimationFrame);
const mark = (name) => performance.mark(`bench-${name}`);

/** Of a batch: the frames up to the next. */
const round = 33;

/**
 * @param mover `frame()` goes on by a frame; `batch()`, if it has one, begins a batch that goes on by itself, and `took()`, if
 * it has one, tells the milliseconds that its scripts have taken since the last time by themselves.
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
    scripts.push(spent + (mover.took?.() ?? 0));
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

/**
 * What an element does: a touch begins a batch, the browser runs what it can of it, and the program has a frame when it asks
 * for one.
 */
export async function touched(board) {
  const { alone } = await import("./measure.js");
  let took = 0;
  let running = null;
  const clock = new Clock((time) => {
    const start = performance.now();
    const isMoving = running.program.frame(time);
    const next = isMoving && running.program.nextFrameTime();
    took += performance.now() - start;
    return next;
  }, () => false);
  clock.followsAnimations = true;
  await alone(board, true, (program, renderer) => {
    running = { program, renderer };
    renderer.momentOf = (time) => clock.momentOf(time);
    program.handOverAnimations();
  });
  clock.goTo(0);
  return {
    batch() {
      clock.catchUp();
      running.program.perform("pointerDown", 0, 195, 422);
      running.program.perform("pointerUp", 0);
      clock.advance(document.timeline.currentTime);
      took = 0;
    },
    took() {
      const all = took;
      took = 0;
      return all;
    },
  };
}
