// The controls for the stage's speed. In the past, it is the speed with which the present will continue.

import { announce } from "./elements.js";

const speeds = [1, 0.25, 0.1, 0];

export class Speed {
  /** @param onChange called when the user changes the speed. */
  constructor(clock, onChange) {
    Object.assign(this, { clock, onChange });
    /** The speed after a pause. */
    this.lastMoving = 1;
    this.inputs = [...document.querySelectorAll("input[name=speed]")];
    for (const input of this.inputs) input.addEventListener("change", () => this.choose(Number(input.value)));
  }

  get value() { return this.clock.speed; }

  /** Sets the speed of an address; 1 if it is invalid. */
  set(speed) {
    this.clock.speed = speeds.includes(speed) ? speed : 1;
    this.show();
  }

  choose(speed) {
    if (this.value > 0) this.lastMoving = this.value;
    this.clock.setSpeed(speed);
    this.show();
    announce(speed === 0 ? "Paused" : `Speed ${speed}×`);
    this.onChange();
  }

  /** Pauses or resumes. */
  toggle() {
    this.choose(this.value === 0 ? this.lastMoving : 0);
  }

  /** Ends a pause. */
  goOn() {
    if (this.value === 0) this.toggle();
  }

  show() {
    for (const input of this.inputs) input.checked = Number(input.value) === this.value;
  }
}
