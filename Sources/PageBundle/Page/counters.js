// Counters for the displayed moment: the current numbers, and the totals so far.

import { byId, make, write } from "./elements.js";

/** The minimum time between updates, in milliseconds. */
const pause = 200;

const names = {
  cells: ["cells", "Visible cells"],
  views: ["reusable", "Views in the reuse queues"],
  created: ["created", "Views created"],
  reused: ["reused", "Views reused"],
  asked: ["attributes", "Attributes requested from the layout"],
  moving: ["animations", "Running animations"],
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
    const { counters } = frame ?? this.inspection;
    if (!counters) return;
    write(this.values.cells, `${counters.cellsOnScreen}`);
    write(this.values.views, `${counters.viewsWaiting}`);
    write(this.values.created, `${counters.created}`);
    write(this.values.reused, `${counters.reused}`);
    write(this.values.asked, counters.attributes.toLocaleString("en"));
    write(this.values.moving, `${counters.animations}`);
  }
}
