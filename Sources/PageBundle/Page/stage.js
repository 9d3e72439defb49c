// The demo on the stage: it begins, has its size, and gets its time frame by frame.

import { Clock } from "./clock.js";
import { loadFilm } from "./film-loading.js";

export class Stage {
  /**
   * @param element what the demo is drawn in.
   * @param player plays the demo's script.
   * @param twin another copy of the demo, which goes along.
   * @param onFrame called after each frame with whether none follows for now.
   * @param fail called with a message and an error when the program cannot go on.
   */
  constructor(element, { program, renderer, film, inspection, meter, player, twin }, { onFrame, fail }) {
    Object.assign(this, { element, program, renderer, film, inspection, meter, player, twin, onFrame, fail });
    this.clock = new Clock((time) => this.frame(time), () => film.isInPast);
    this.isStarted = false;
    /** Whether frames follow each other faster than they can be looked at. */
    this.isHastening = false;
  }

  /** Puts a demo on the stage, at its beginning. */
  start(demo) {
    this.element.setAttribute("aria-label", demo.title);
    for (const part of [this.renderer, this.film, this.inspection, this.meter]) part.clear();
    this.clock.restart();
    this.width = this.element.offsetWidth;
    this.height = this.element.offsetHeight;
    this.isStarted = this.program.start(demo.id, this.width, this.height);
    this.twin.start(demo, this.width, this.height);
  }

  /**
   * Puts all frames of a film on the stage, in place of a demo.
   * @param recorded the film; @param program answers what it tells.
   */
  showFilm(recorded, program) {
    const { film, inspection, meter } = this;
    this.element.setAttribute("aria-label", recorded.title);
    for (const part of [inspection, meter]) part.clear();
    this.clock.restart();
    this.isStarted = false;
    loadFilm(film, recorded, program, () => {
      inspection.collect(-Infinity, true);
      film.frames.at(-1).counters = inspection.counters;
    });
  }

  /** The element has another size. */
  fit() {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    if (!this.isStarted || this.film.isInPast || (width === this.width && height === this.height)) return;
    if (width * height === 0) return;
    this.width = width;
    this.height = height;
    this.program.resize(width, height);
    this.twin.resize(width, height);
    this.clock.wake();
  }

  /** Does a frame; answers whether another one is needed. */
  frame(time) {
    if (!this.isStarted) return false;
    if (this.program.isElsewhere) return this.program.frame(time);
    const begin = performance.now();
    let isMoving;
    try {
      this.player.advance(time - this.film.end);
      isMoving = this.program.frame(time);
      isMoving = this.twin.frame(time) || isMoving;
    } catch (error) {
      this.stop(error);
      return false;
    }
    const goesOn = isMoving || this.player.isPlaying;
    this.complete(time, [this.width, this.height], goesOn, begin);
    return goesOn;
  }

  /**
   * Takes a frame that was asked for before.
   * @param isLatest whether no other is on its way.
   */
  take({ time, size, commands, cost, needsFrame }, isLatest) {
    const begin = performance.now();
    this.film.take(commands);
    if (!this.film.isInPast) this.renderer.show(commands);
    this.complete(time, size, needsFrame, begin - cost);
    if (needsFrame) {
      if (this.clock.speed > 0) this.clock.wake();
    } else if (isLatest) {
      this.clock.rest(time);
    }
  }

  /** The same demo from a program that has taken the place of another, which shows all of it anew. */
  beginAgain() {
    for (const part of [this.renderer, this.film, this.inspection, this.meter]) part.clear();
  }

  /** The frame is on the stage. @param begin when it was begun. */
  complete(time, size, goesOn, begin) {
    this.film.add(time, { size, cost: 0 });
    const isLast = !goesOn || (this.clock.speed === 0 && !this.isHastening);
    this.inspection.collect(this.film.forgotten, isLast);
    this.film.frames.at(-1).counters = this.inspection.counters;
    if (!this.isHastening) this.onFrame(isLast);
    const cost = performance.now() - begin;
    this.film.frames.at(-1).cost = cost;
    this.meter.add(cost);
  }

  /** A trap: the program cannot go on. */
  stop(error) {
    this.isStarted = false;
    const words = this.program.lastWords || `${error.message}.`;
    this.fail(`The demo stopped with an error: ${words} Load the page again to start over.`, error);
  }
}
