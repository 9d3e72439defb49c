// The dock below the stage. Closed, it only has the playback controls; open, also the timeline and counters.

import { Counters } from "./counters.js";
import { byId, write } from "./elements.js";
import { momentText } from "./scrubbing.js";
import { Timeline } from "./timeline.js";

export class Dock {
  /** The parameters are those of the timeline and the counters. */
  constructor({ film, inspection, meter, inputEvents, past, filmPlayer, costs }, choose) {
    this.film = film;
    this.timeline = new Timeline(film, inspection, inputEvents, past, filmPlayer, costs, choose);
    this.counters = new Counters(film, inspection, meter);
    this.isOpen = false;
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    byId("dock").classList.toggle("open", isOpen);
    byId("inspector").setAttribute("aria-pressed", isOpen);
  }

  /** Resets the dock for another demo. */
  clear() {
    this.timeline.clear();
  }

  /** Updates the timeline after a change without a frame. */
  refresh() {
    if (this.isOpen) this.timeline.refresh();
  }

  /** Redraws the timeline after a change of the appearance. */
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
