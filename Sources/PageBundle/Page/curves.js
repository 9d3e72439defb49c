// Converts timing curves from the program's notation to shapes.

import { numbersIn } from "./elements.js";

const named = {
  linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInEaseOut: [0.42, 0, 0.58, 1],
  default: [0.25, 0.1, 0.25, 1],
};

const pieces = 24;
const shares = Array.from({ length: pieces + 1 }, (_, index) => index / pieces);

function cubic([x1, y1, x2, y2]) {
  const at = (share, one, other) => {
    const rest = 1 - share;
    return 3 * rest * rest * share * one + 3 * rest * share * share * other + share ** 3;
  };
  return shares.map((share) => [at(share, x1, x2), at(share, y1, y2)]);
}

export class Curves {
  constructor(program) {
    this.program = program;
    this.polygons = new Map();
  }

  /**
   * Returns the points of an animation's curve, time and progress from 0 to 1. A spring's progress, computed by the
   * program, may exceed 1.
   */
  points(curve, duration) {
    if (curve.startsWith("spring")) {
      const progress = this.program.springMotion(curve, duration ?? 0, pieces);
      return progress.map((done, index) => [index / (progress.length - 1), done]);
    }
    if (curve.startsWith("cubic")) return cubic(numbersIn(curve));
    return cubic(named[curve] ?? named.linear);
  }

  /** Returns the area below the curve as a shape for `clip-path`. */
  polygon(curve, duration) {
    const key = `${curve} ${duration}`;
    if (!this.polygons.has(key)) {
      const points = this.points(curve, duration);
      const highest = Math.max(1, ...points.map(([, progress]) => progress));
      const lowest = Math.min(0, ...points.map(([, progress]) => progress));
      const place = ([share, progress]) =>
        `${(share * 100).toFixed(1)}% ${((100 * (highest - progress)) / (highest - lowest)).toFixed(1)}%`;
      this.polygons.set(key, `polygon(0% 100%, ${points.map(place).join(", ")}, 100% 100%)`);
    }
    return this.polygons.get(key);
  }
}

/** Returns the area below a property's values, [time, value], between two times as a shape for `clip-path`. */
export function valuePolygon(values, begin, end) {
  const numbers = values.map(([, value]) => value);
  const lowest = Math.min(...numbers);
  const reach = Math.max(...numbers) - lowest;
  const place = ([time, value]) =>
    `${((100 * (time - begin)) / (end - begin)).toFixed(1)}% ${(92 - (84 * (value - lowest)) / reach).toFixed(1)}%`;
  return `polygon(0% 100%, ${[...values, [end, numbers.at(-1)]].map(place).join(", ")}, 100% 100%)`;
}
