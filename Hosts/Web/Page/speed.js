// The buttons for the speed of the stage's time.

import { announce } from "./elements.js";

const speeds = [1, 0.25, 0.1, 0];

export class Speed {
  /**
   * @param onChoose called before the reader's choice is carried out.
   * @param onChange called afterwards.
   */
  constructor(clock, { onChoose, onChange }) {
    Object.assign(this, { clock, onChoose, onChange });
    this.inputs = [...document.querySelectorAll("input[name=speed]")];
    for (const input of this.inputs) input.addEventListener("change", () => this.choose(Number(input.value)));
  }

  get value() { return this.clock.speed; }

  /** What an address says, 1 for nonsense. */
  set(speed) {
    this.clock.speed = speeds.includes(speed) ? speed : 1;
    this.show();
  }

  choose(speed) {
    this.onChoose();
    this.clock.setSpeed(speed);
    this.show();
    announce(speed === 0 ? "Paused" : `Speed ${speed}`);
    this.onChange();
  }

  /** Pauses, or goes on. */
  toggle() {
    this.choose(this.value === 0 ? 1 : 0);
  }

  show() {
    for (const input of this.inputs) input.checked = Number(input.value) === this.value;
  }
}
