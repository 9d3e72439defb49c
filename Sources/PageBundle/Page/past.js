// The displayed moment: the present, or a frame of the history. Time stands still in the past.

import { byId, write } from "./elements.js";

export class Past {
  /**
   * @param onLeave called before leaving the present.
   * @param onChange called with the displayed frame of the past, null for the present.
   * @param goOn called to advance by a frame from the present and pause there.
   */
  constructor(film, { onLeave, onChange, goOn }) {
    Object.assign(this, { film, onLeave, onChange, goOn });
    byId("step-back").addEventListener("click", () => this.step(-1));
    byId("step-on").addEventListener("click", () => this.step(1));
    for (const id of ["live", "back-to-live"]) byId(id).addEventListener("click", () => this.goLive());
  }

  get isShown() { return this.film.isInPast; }

  /** Displays the frame at a time. */
  scrub(time) {
    if (this.film.frames.length > 0) this.goTo(this.film.indexAt(time));
  }

  /** Moves by a number of frames. */
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

  /** Goes to the present, or to the end of a film from a file, which has no present. */
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
    if (shown) write(byId("back-to-live"), `${passed} s ago · Return to live`);
    write(byId("ago"), shown ? `−${passed} s · ` : "");
    this.onChange(shown?.frame ?? null);
  }
}
