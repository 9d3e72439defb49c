// Does again what was done on the stage: what a demonstration is to a script.

export class Reenactment {
  /**
   * @param acts see acts.js; @param begin the time from which they are done.
   * @param target gets them.
   */
  constructor(acts, begin, target) {
    Object.assign(this, { acts, target });
    this.time = begin;
    this.next = 0;
    this.fingers = new Set();
  }

  get isOver() { return this.next === this.acts.length; }

  /** Time has passed, in seconds. */
  advance(passed) {
    this.time += passed;
    while (!this.isOver && this.acts[this.next].time <= this.time + 1e-6) {
      const { name, values } = this.acts[this.next];
      this.next += 1;
      if (name === "pointerDown") this.fingers.add(values[0]);
      if (name === "pointerUp" || name === "pointerCancel") this.fingers.delete(values[0]);
      this.target[name](...values);
    }
  }

  /** Gives up; fingers that are down are lifted. */
  stop() {
    for (const finger of this.fingers) this.target.pointerCancel(finger);
    this.next = this.acts.length;
  }
}
