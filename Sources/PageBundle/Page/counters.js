// Counters for the displayed moment: the current numbers, and the totals so far.

import { byId, make, write } from "./elements.js";

/** The minimum time between updates, in milliseconds. */
const pause = 200;

/** The name of each number, its title, and the counter of the inspection. */
const names = {
  cells: ["cells", "Visible cells", "cellsOnScreen"],
  views: ["reusable", "Views in the reuse queues", "viewsWaiting"],
  created: ["created", "Views created", "created"],
  reused: ["reused", "Views reused", "reused"],
  asked: ["attributes", "Attributes requested from the layout", "attributes"],
  moving: ["animations", "Running animations", "animations"],
  cost: ["ms/frame", "Main-thread time per frame: the median of the last 120, or that of the displayed frame"],
};

export class Counters {
  constructor(film, inspection, meter) {
    this.film = film;
    this.inspection = inspection;
    this.meter = meter;
    this.writtenAt = 0;
    this.values = {};
    for (const [id, [name, title]] of Object.entries(names)) {
      this.values[id] = make("dd", {}, "–");
      byId("counters").append(make("div", { className: id, title }, make("dt", {}, name), this.values[id]));
    }
  }

  update(isLast) {
    if (!isLast && performance.now() - this.writtenAt < pause) return;
    this.writtenAt = performance.now();
    const frame = this.film.shown?.frame;
    write(this.values.cost, (frame?.cost ?? this.meter.median).toFixed(1));
    const counters = this.countersOf(frame);
    for (const [id, [, , member]] of Object.entries(names)) {
      if (member) write(this.values[id], counters ? counters[member].toLocaleString("en") : "–");
    }
  }

  /** Returns the counters of a frame of the past, in which animations run where their bars are; null for the present. */
  countersOf(frame) {
    if (!frame) return this.inspection.counters;
    return frame.counters && { ...frame.counters, animations: this.inspection.animationsAt(frame.time).length };
  }
}
