// The dock below the stage: closed, it has the speed only; open, animations and calls are written down and shown.

import { Counters } from "./counters.js";
import { byId, seconds, write } from "./elements.js";
import { Timeline } from "./timeline.js";

export class Dock {
  /** @param past which moment is shown; the present, when the dock closes. */
  constructor(film, inspection, meter, past) {
    Object.assign(this, { film, inspection, past });
    this.timeline = new Timeline(film, inspection, past);
    this.counters = new Counters(inspection, meter);
  }

  get isOpen() { return this.inspection.isOn; }

  setOpen(isOpen) {
    if (!isOpen) this.past.goLive();
    byId("dock").classList.toggle("open", isOpen);
    byId("inspector").setAttribute("aria-pressed", isOpen);
    if (isOpen !== this.isOpen) this.inspection.setOn(isOpen);
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
