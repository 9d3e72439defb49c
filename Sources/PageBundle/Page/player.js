// Plays scripts and recorded input on the stage, and shows the touches.

import { byId } from "./elements.js";

export class Player {
  /**
   * @param inputEvents receives all input.
   * @param showTouch called with the position of a touch.
   */
  constructor(program, inputEvents, showTouch) {
    Object.assign(this, { program, inputEvents, showTouch });
    /** Whether the program plays a script, and the events that are replayed, null for none. */
    this.isWatching = false;
    this.replayed = null;
    /** Called when a script ends or is stopped; null for none. */
    this.onStop = null;
  }

  get isPlaying() { return this.isWatching || this.replayed !== null; }

  /** Plays a script; the demo's own if there is none. */
  play(script) {
    this.stop();
    this.program.watch(script);
    this.isWatching = true;
    this.show();
    this.follow();
  }

  /** @param replayed an EventReplay. */
  replay(replayed) {
    this.stop();
    this.replayed = replayed;
    this.show();
  }

  stop() {
    if (!this.isPlaying) return;
    if (this.isWatching) {
      this.program.stopWatching();
      this.take();
    }
    this.replayed?.stop();
    Object.assign(this, { isWatching: false, replayed: null });
    this.show();
    this.onStop?.();
  }

  /** Advances recorded input by a number of seconds, before a frame. */
  advance(passed) {
    this.replayed?.advance(passed);
    if (this.replayed?.isOver) this.stop();
  }

  /** Follows a script after a frame, in which the program has continued it. */
  follow() {
    if (!this.isWatching) return;
    this.take();
    if (!this.program.isWatching) this.stop();
  }

  /** Takes the events that a script has performed. */
  take() {
    for (const [time, name, ...values] of this.program.performed()) {
      this.showTouchOf(name, values);
      this.inputEvents.follow(time, name, ...values);
    }
  }

  /** Performs a replayed event. */
  perform(name, ...values) {
    this.showTouchOf(name, values);
    this.inputEvents.perform(name, ...values);
  }

  showTouchOf(name, values) {
    if (name === "pointerDown" || name === "pointerMove") this.showTouch(values[1], values[2]);
  }

  show() {
    byId("watch").setAttribute("aria-pressed", this.isPlaying);
  }
}
