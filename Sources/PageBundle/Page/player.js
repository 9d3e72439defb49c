// Plays the script of the demo on the stage, and shows its finger.

import { Demonstration } from "./demonstration.js";
import { byId } from "./elements.js";

export class Player {
  /**
   * @param element the stage's.
   * @param acts hears of all that is done.
   * @param showTouch called with the place of the script's finger.
   */
  constructor(program, element, acts, showTouch) {
    this.program = program;
    this.acts = acts;
    this.element = element;
    this.showTouch = showTouch;
    this.demonstration = null;
    /** Called when a script has come to its end or is given up; null for nobody. */
    this.onStop = null;
  }

  get isPlaying() { return this.demonstration !== null; }

  /** Begins with the script of a demo, which is on the stage. */
  play(demo) {
    this.perform(new Demonstration(this.program.script(demo.id), this, this.element));
  }

  /** @param demonstration of a script, or a reenactment. */
  perform(demonstration) {
    this.stop();
    this.demonstration = demonstration;
    this.show();
  }

  stop() {
    if (!this.isPlaying) return;
    this.demonstration.stop();
    this.demonstration = null;
    this.show();
    this.onStop?.();
  }

  /** Time passes, in seconds. */
  advance(passed) {
    this.demonstration?.advance(passed);
    if (this.demonstration?.isOver) this.stop();
  }

  show() {
    byId("watch").setAttribute("aria-pressed", this.isPlaying);
  }

  // The script's finger

  pointerDown(id, x, y) {
    this.showTouch(x, y);
    this.acts.pointerDown(id, x, y);
  }

  pointerMove(id, x, y) {
    this.showTouch(x, y);
    this.acts.pointerMove(id, x, y);
  }

  pointerUp(id) { this.acts.pointerUp(id); }

  pointerCancel(id) { this.acts.pointerCancel(id); }

  wheel(...values) { this.acts.wheel(...values); }

  type(text) { this.acts.type(text); }

  key(...values) { this.acts.key(...values); }
}
