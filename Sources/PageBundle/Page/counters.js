// Numbers about the moment that is shown: what there is, and what was asked until then.

import { byId, make, write } from "./elements.js";

/** Between two writings, in milliseconds. */
const pause = 200;

const names = {
  cells: ["cells", "Cells on screen"],
  views: ["waiting", "Views that wait for reuse"],
  created: ["created", "Views created"],
  reused: ["reused", "Views reused"],
  asked: ["attributes", "Attributes asked of the layout"],
  moving: ["animations", "Animations that run"],
  cost: ["ms a frame", "Main-thread time per frame, median of the last 120; in the past of the frame that is shown"],
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
