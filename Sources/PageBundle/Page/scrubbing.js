// Moves along the timeline with pointer, touch, wheel and keys: to another moment, or to another range.

import { byId, seconds } from "./elements.js";

/** The zoom factor of a key press. */
const keyFactor = 1.5;

/** The zoom factor per pixel of a wheel. */
const wheelFactor = 1.005;

export class Scrubbing {
  /**
   * @param range the displayed part; @param tracks the events; @param past the displayed moment.
   * @param scale returns the pixels per second.
   * @param choose called with the two times of a Shift-drag.
   */
  constructor(film, range, tracks, past, scale, choose) {
    Object.assign(this, { film, range, tracks, past, scale, choose });
    this.ruler = byId("ruler");
    this.window = byId("window");
    /** The positions of the pointers that are down. */
    this.pointers = new Map();
    for (const area of [this.ruler, byId("strip"), byId("track-window"), this.window]) this.listenToPointers(area);
    byId("timeline").addEventListener("wheel", (event) => this.turn(event), { passive: false });
    this.ruler.addEventListener("keydown", (event) => this.press(event));
    byId("zoom-in").addEventListener("click", () => range.zoom(1 / keyFactor, this.middle));
    byId("zoom-out").addEventListener("click", () => range.zoom(keyFactor, this.middle));
    byId("zoom-fit").addEventListener("click", () => range.fit());
  }

  /** The time that stays in place when zooming with the keyboard. */
  get middle() {
    const shown = this.film.shown?.frame.time;
    const { start, end } = this.range;
    return shown >= start && shown <= end ? shown : (start + end) / 2;
  }

  timeAt(x) {
    return this.range.start + (x - this.window.getBoundingClientRect().left) / this.scale();
  }

  // Pointers

  listenToPointers(area) {
    area.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest(".bar-of-animation")) return;
      area.setPointerCapture(event.pointerId);
      this.pointers.set(event.pointerId, event.clientX);
      this.marked = event.shiftKey ? this.timeAt(event.clientX) : null;
      if (this.pointers.size === 1) this.drag(event);
    });
    area.addEventListener("pointermove", (event) => {
      if (!this.pointers.has(event.pointerId)) return;
      if (this.pointers.size === 2) this.pinch(event);
      this.pointers.set(event.pointerId, event.clientX);
      if (this.pointers.size === 1) this.drag(event);
    });
    for (const name of ["pointerup", "pointercancel"]) {
      area.addEventListener(name, ({ pointerId }) => this.pointers.delete(pointerId));
    }
  }

  drag({ clientX }) {
    const time = this.timeAt(clientX);
    if (this.marked !== null) this.choose(this.marked, time);
    else this.past.scrub(time);
  }

  /** Zooms with two fingers; the times under both stay in place. */
  pinch({ pointerId, clientX }) {
    const [other] = [...this.pointers].find(([id]) => id !== pointerId).slice(1);
    const before = this.pointers.get(pointerId);
    const [old, fresh] = [Math.abs(before - other), Math.abs(clientX - other)];
    if (old > 4 && fresh > 4) this.range.zoom(old / fresh, this.timeAt(other));
  }

  /** Zooms with Ctrl or by pinching on a trackpad, and scrolls horizontally. */
  turn(event) {
    const across = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (event.ctrlKey) this.range.zoom(wheelFactor ** event.deltaY, this.timeAt(event.clientX));
    else if (Math.abs(across) > Math.abs(event.shiftKey ? 0 : event.deltaY)) this.range.pan(across / this.scale());
    else return;
    event.preventDefault();
  }

  // Keys

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { past, film, range } = this;
    const now = film.shown?.frame.time ?? film.end;
    const jump = (direction) => {
      const time = this.tracks.neighbour(now, direction);
      if (time !== null) past.scrub(time);
    };
    const on = event.shiftKey ? () => jump(1) : () => past.step(1);
    const back = event.shiftKey ? () => jump(-1) : () => past.step(-1);
    const actions = {
      ArrowLeft: back, ArrowDown: back, ArrowRight: on, ArrowUp: on,
      PageDown: () => past.scrub(now - range.length / 10), PageUp: () => past.scrub(now + range.length / 10),
      Home: () => past.scrub(film.start), End: () => past.goToEnd(),
      "+": () => range.zoom(1 / keyFactor, this.middle), "-": () => range.zoom(keyFactor, this.middle), "0": () => range.fit(),
    };
    const action = actions[event.key === "=" ? "+" : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** Updates the ruler's value for screen readers. */
  updateValue() {
    const { shown, end, frames } = this.film;
    const ago = shown ? end - shown.frame.time : 0;
    const value = `${Number((-ago).toFixed(3)) || 0}`;
    if (this.ruler.getAttribute("aria-valuenow") === value) return;
    const events = shown ? this.tracks.wordsAt(shown.frame.time, frames[shown.index - 1]?.time ?? -1) : [];
    const words = shown ? [`${ago.toFixed(2)} seconds ago`, ...new Set(events)] : ["Live"];
    this.ruler.setAttribute("aria-valuenow", value);
    this.ruler.setAttribute("aria-valuetext", words.join(": "));
  }

  /** Returns the event of the tracks under the pointer; null for none. */
  eventAt({ clientX }) {
    return this.tracks.at(this.timeAt(clientX), this.scale());
  }
}

export const momentText = ({ shown, end }) =>
  (shown ? `${seconds(shown.frame.time)} (−${seconds(end - shown.frame.time)})` : seconds(end));
