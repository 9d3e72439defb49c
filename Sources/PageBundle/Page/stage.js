// The stage: starts a demo, sets its size, and advances it frame by frame.

import { Clock } from "./clock.js";
import { loadFilm } from "./film-loading.js";
import { partsOf } from "./frame-costs.js";

export class Stage {
  /**
   * @param element in which the demo is drawn.
   * @param player plays the demo's script.
   * @param copies of the demo.
   * @param onFrame called after each frame with whether none follows for now.
   * @param fail called with a message and an error when the program stops.
   */
  constructor(element, { program, renderer, film, inspection, meter, player, copies }, { onFrame, fail }) {
    Object.assign(this, { element, program, renderer, film, inspection, meter, player, copies, onFrame, fail });
    this.clock = new Clock((time) => this.frame(time), () => film.isInPast);
    this.isStarted = false;
    /** Whether frames are computed without being displayed. */
    this.isFastForwarding = false;
  }

  /** Starts a demo. */
  start(demo) {
    this.element.setAttribute("aria-label", demo.title);
    for (const part of [this.renderer, this.film, this.inspection, this.meter]) part.clear();
    this.clock.restart();
    this.noteSize();
    this.isStarted = this.program.start(demo.id, this.width, this.height);
    this.copies.start(demo, this.width, this.height);
  }

  /**
   * Shows a film in place of a demo.
   * @param recorded the film; @param program receives its reports.
   */
  showFilm(recorded, program) {
    const { film, inspection, meter } = this;
    this.element.setAttribute("aria-label", recorded.title);
    for (const part of [inspection, meter]) part.clear();
    this.clock.restart();
    this.isStarted = false;
    loadFilm(film, recorded, program, () => {
      inspection.collect(film.frames.at(-1), -Infinity, true);
      film.frames.at(-1).counters = inspection.counters;
    });
  }

  /** Adapts the demo to the size of the element. */
  fit() {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    if (!this.isStarted || this.film.isInPast || (width === this.width && height === this.height)) return;
    if (width * height === 0) return;
    this.width = width;
    this.height = height;
    this.program.perform("resize", width, height, 0);
    this.copies.resize(width, height);
    this.clock.wake();
  }

  /** Notes that the demo has the size of the element already. */
  noteSize() {
    this.width = this.element.offsetWidth;
    this.height = this.element.offsetHeight;
  }

  /** Performs a frame; returns whether another one is needed. */
  frame(time) {
    if (!this.isStarted) return false;
    if (this.program.isElsewhere) return this.program.frame(time);
    // The input of a script is performed within the frame, all other input before it.
    const hasInputInside = this.program.isWatching;
    let begin;
    let isMoving;
    try {
      this.player.advance(time - this.film.end);
      begin = performance.now();
      isMoving = this.program.frame(time);
      this.player.follow();
      isMoving = this.copies.frame(time) || isMoving;
    } catch (error) {
      this.stop(error);
      return false;
    }
    const goesOn = isMoving || this.player.isPlaying;
    this.complete(time, [this.width, this.height], goesOn, begin, hasInputInside);
    return goesOn;
  }

  /**
   * Takes a frame of a remote program.
   * @param isLatest whether no other frame is pending.
   */
  take({ time, size, commands, cost, needsFrame }, isLatest) {
    const begin = performance.now();
    this.film.take(commands);
    if (!this.film.isInPast) this.renderer.show(commands);
    this.film.drawingTime = performance.now() - begin;
    this.complete(time, size, needsFrame, begin - cost);
    if (needsFrame) {
      if (this.clock.speed > 0) this.clock.wake();
    } else if (isLatest) {
      this.clock.rest(time);
    }
  }

  /** Clears the stage for a program that replaces another one and resends everything. */
  beginAgain() {
    for (const part of [this.renderer, this.film, this.inspection, this.meter]) part.clear();
  }

  /**
   * Completes a frame.
   * @param begin the time when its computation began; @param hasInputInside whether its input came after that.
   */
  complete(time, size, goesOn, begin, hasInputInside = false) {
    const drawing = this.film.drawingTime;
    this.film.drawingTime = 0;
    this.film.add(time, { size, cost: 0 });
    const isLast = !goesOn || (this.clock.speed === 0 && !this.isFastForwarding);
    const frame = this.film.frames.at(-1);
    this.inspection.collect(frame, this.film.forgotten, isLast);
    frame.counters = this.inspection.counters;
    if (!this.isFastForwarding) this.onFrame(isLast);
    const { costs } = this.inspection;
    frame.cost = performance.now() - begin + (hasInputInside ? 0 : (costs?.input ?? 0) * 1000);
    frame.parts = partsOf(frame.cost, costs, drawing);
    this.meter.add(frame.cost);
  }

  /** Calls the program because something has come from outside, and asks for a frame that shows it. */
  deliver(call) {
    if (!this.isStarted) return;
    try {
      call();
    } catch (error) {
      this.stop(error);
      return;
    }
    this.clock.wake();
  }

  /** Stops after a trap, because the program cannot continue. */
  stop(error) {
    this.isStarted = false;
    this.fail(`The demo stopped with an error: ${error.message.replace(/\.?$/, ".")} Reload the page to restart it.`, error);
  }
}
