// How long frames take on the main thread.

/** How many frames the numbers are made of. */
const count = 120;

export class Meter {
  constructor() {
    this.costs = [];
  }

  /** A frame took so many milliseconds: the program, the drawing and the page's own displays. */
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
