// Replays recorded input events.

export class EventReplay {
  /**
   * @param events see input-events.js; @param begin the start time.
   * @param target receives the events.
   */
  constructor(events, begin, target) {
    Object.assign(this, { events, target });
    this.time = begin;
    this.next = 0;
    this.fingers = new Set();
  }

  get isOver() { return this.next === this.events.length; }

  /** Advances by a number of seconds. */
  advance(passed) {
    this.time += passed;
    while (!this.isOver && this.events[this.next].time <= this.time + 1e-6) {
      const { name, values } = this.events[this.next];
      this.next += 1;
      if (name === "pointerDown") this.fingers.add(values[0]);
      if (name === "pointerUp" || name === "pointerCancel") this.fingers.delete(values[0]);
      this.target.perform(name, ...values);
    }
  }

  /** Stops, and cancels the touches of fingers that are down. */
  stop() {
    for (const finger of this.fingers) this.target.perform("pointerCancel", finger);
    this.next = this.events.length;
  }
}
