// Which moment the stage shows: the present, or a frame of the film. In the past time stands still.

import { byId, write } from "./elements.js";

export class Past {
  /**
   * @param onLeave called before the present is left.
   * @param onChange called with the frame of the past that is shown then, null for the present.
   * @param goOn called to go one frame beyond the present, where time stands still then.
   */
  constructor(film, { onLeave, onChange, goOn }) {
    Object.assign(this, { film, onLeave, onChange, goOn });
    byId("step-back").addEventListener("click", () => this.step(-1));
    byId("step-on").addEventListener("click", () => this.step(1));
    for (const id of ["live", "back-to-live"]) byId(id).addEventListener("click", () => this.goLive());
  }

  get isShown() { return this.film.isInPast; }

  /** Shows the frame of a moment. */
  scrub(time) {
    if (this.film.frames.length > 0) this.goTo(this.film.indexAt(time));
  }

  /** Some frames back or on. */
  step(count) {
    const last = this.film.frames.length - 1;
    const index = (this.film.shown?.index ?? last) + count;
    if (index <= last || this.film.isClosed) {
      this.goTo(Math.min(Math.max(0, index), last));
    } else {
      this.goLive();
      this.goOn();
    }
  }

  goTo(index) {
    this.onLeave();
    this.film.show(index);
    this.show();
  }

  /** A film from a file has no present: its end is what comes closest, for those who ask for that. */
  goToEnd() {
    if (this.film.isClosed) this.goTo(this.film.frames.length - 1);
    else this.goLive();
  }

  goLive() {
    if (!this.isShown || this.film.isClosed) return;
    this.film.showLive();
    this.show();
  }

  show() {
    const { shown, end } = this.film;
    document.body.classList.toggle("past", shown !== null);
    byId("live").setAttribute("aria-pressed", shown === null);
    for (const id of ["back-to-live", "part-from", "part-to"]) byId(id).hidden = shown === null;
    if (this.film.isClosed) byId("back-to-live").hidden = true;
    const passed = shown && (end - shown.frame.time).toFixed(2);
    if (shown) write(byId("back-to-live"), `${passed} s ago · back to live`);
    write(byId("ago"), shown ? `−${passed} s · ` : "");
    this.onChange(shown?.frame ?? null);
  }
}
