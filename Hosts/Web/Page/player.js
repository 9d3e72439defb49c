// Plays the script of the demo on the stage, and shows its finger.

import { Demonstration } from "./demonstration.js";
import { byId } from "./elements.js";

export class Player {
  /**
   * @param element the stage's.
   * @param showTouch called with the place of the script's finger.
   */
  constructor(program, element, showTouch) {
    this.program = program;
    this.element = element;
    this.showTouch = showTouch;
    this.demonstration = null;
  }

  get isPlaying() { return this.demonstration !== null; }

  /** Begins with the script of a demo, which is on the stage. */
  play(demo) {
    this.demonstration = new Demonstration(this.program.script(demo.id), this, this.element);
    this.show();
  }

  stop() {
    if (!this.isPlaying) return;
    this.demonstration.stop();
    this.demonstration = null;
    this.show();
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
    this.program.pointerDown(id, x, y);
  }

  pointerMove(id, x, y) {
    this.showTouch(x, y);
    this.program.pointerMove(id, x, y);
  }

  pointerUp(id) { this.program.pointerUp(id); }

  pointerCancel(id) { this.program.pointerCancel(id); }

  type(text) { this.program.type(text); }

  key(name, layer) { this.program.key(name, layer); }
}
