// The dock below the stage: closed, it has the speed only; open, the timeline and counters.

import { Counters } from "./counters.js";
import { byId, seconds, write } from "./elements.js";
import { Timeline } from "./timeline.js";

export class Dock {
  /** @param past which moment is shown. */
  constructor(film, inspection, meter, past) {
    this.film = film;
    this.timeline = new Timeline(film, inspection, past);
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

  /** The colours are others. */
  fit() {
    this.timeline.fit();
  }

  /** @param isLast whether no frame follows for now. */
  update(isLast) {
    if (!this.isOpen) return;
    const { shown, end } = this.film;
    this.timeline.update(isLast);
    this.counters.update(isLast);
    write(byId("moment"), shown ? `${seconds(shown.frame.time)} (−${seconds(end - shown.frame.time)})` : seconds(end));
  }
}
