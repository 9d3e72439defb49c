// Plays the script of the demo on the stage, and shows its touches.

import { ScriptPlayback } from "./script-playback.js";
import { byId } from "./elements.js";

export class Player {
  /**
   * @param element of the stage.
   * @param inputEvents receives all input.
   * @param showTouch called with the position of a touch.
   */
  constructor(program, element, inputEvents, showTouch) {
    this.program = program;
    this.inputEvents = inputEvents;
    this.element = element;
    this.showTouch = showTouch;
    this.playback = null;
    /** Called when a script ends or is stopped; null for none. */
    this.onStop = null;
  }

  get isPlaying() { return this.playback !== null; }

  /** Plays the script of a demo that is on the stage. */
  play(demo) {
    this.perform(new ScriptPlayback(this.program.script(demo.id), this, this.element));
  }

  /** @param playback a ScriptPlayback or an EventReplay. */
  perform(playback) {
    this.stop();
    this.playback = playback;
    this.show();
  }

  stop() {
    if (!this.isPlaying) return;
    this.playback.stop();
    this.playback = null;
    this.show();
    this.onStop?.();
  }

  /** Advances by a number of seconds. */
  advance(passed) {
    this.playback?.advance(passed);
    if (this.playback?.isOver) this.stop();
  }

  show() {
    byId("watch").setAttribute("aria-pressed", this.isPlaying);
  }

  // The target of the playback

  pointerDown(id, x, y) {
    this.showTouch(x, y);
    this.inputEvents.pointerDown(id, x, y);
  }

  pointerMove(id, x, y) {
    this.showTouch(x, y);
    this.inputEvents.pointerMove(id, x, y);
  }

  pointerUp(id) { this.inputEvents.pointerUp(id); }

  pointerCancel(id) { this.inputEvents.pointerCancel(id); }

  wheel(...values) { this.inputEvents.wheel(...values); }

  type(text) { this.inputEvents.type(text); }

  key(...values) { this.inputEvents.key(...values); }
}
