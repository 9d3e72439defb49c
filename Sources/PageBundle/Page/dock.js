// The dock below the stage: closed, it has the speed only; open, the timeline and counters.

import { Counters } from "./counters.js";
import { byId, write } from "./elements.js";
import { momentText } from "./scrubbing.js";
import { Timeline } from "./timeline.js";

export class Dock {
  /** For the timeline and the counters see there. */
  constructor({ film, inspection, meter, acts, past, projector }, choose) {
    this.film = film;
    this.timeline = new Timeline(film, inspection, acts, past, projector, choose);
    this.counters = new Counters(film, inspection, meter);
    this.isOpen = false;
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    byId("dock").classList.toggle("open", isOpen);
    byId("inspector").setAttribute("aria-pressed", isOpen);
  }

  /** Another demo begins. */
  clear() {
    this.timeline.clear();
  }

  /** What is seen has changed without a frame. */
  refresh() {
    if (this.isOpen) this.timeline.refresh();
  }

  /** The colours are others. */
  fit() {
    this.timeline.fit();
  }

  /** @param isLast whether no frame follows for now. */
  update(isLast) {
    write(byId("moment"), momentText(this.film));
    if (!this.isOpen) return;
    this.timeline.update(isLast);
    this.counters.update(isLast);
  }
}
