// Measures the time of frames on the main thread.

/** The number of measured frames. */
const count = 120;

export class Meter {
  constructor() {
    this.costs = [];
  }

  /** Adds the milliseconds of a frame: the program, the drawing and the page's own displays. */
  add(cost) {
    this.costs.push(cost);
    if (this.costs.length > count) this.costs.shift();
  }

  clear() {
    this.costs = [];
  }

  get median() {
    const sorted = this.costs.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  }
}
