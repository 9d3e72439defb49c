// The room of the panel and of the timeline: separators that are dragged or moved with keys. The sizes are kept between
// visits.

import { byId } from "./elements.js";
import { preference, setPreference } from "./preferences.js";

/** The steps of the arrow keys, without and with Shift, in points. */
const keyStep = 16;
const longKeyStep = 80;

/** The least width of the panel and the least height of the bars, in points. */
const leastPanel = 272;
const leastLanes = 64;

/** What remains for the stage at least, in points. */
const leastStage = { width: 320, height: 190 };

class Separator {
  /**
   * @param id of the separator's element; @param part the resized element.
   * @param axis 0 for a width, which grows to the left; 1 for a height, which grows upwards.
   * @param most returns the size at which only the least stage remains.
   */
  constructor(id, part, axis, least, most) {
    Object.assign(this, { id, part, axis, least, most });
    this.element = byId(id);
    /** The chosen size in points; null for the style sheet's. */
    this.chosen = Number(preference(id)) || null;
    this.listen();
    addEventListener("resize", () => this.show());
    new ResizeObserver(() => this.describe()).observe(part);
    this.show();
  }

  get size() { return this.axis === 0 ? this.part.offsetWidth : this.part.offsetHeight; }

  /** The chosen size as far as the window has room for it. */
  get shown() { return Math.round(Math.max(this.least, Math.min(this.chosen, this.most()))); }

  /** @param size in points, null for the style sheet's. */
  choose(size) {
    this.chosen = size;
    if (size !== null) this.chosen = this.shown;
    setPreference(this.id, this.chosen ?? "");
    this.show();
  }

  show() {
    // Of a part that is hidden, nothing can be measured. Narrow windows have sizes of their own.
    const value = this.chosen === null ? "" : `${this.size > 0 ? this.shown : this.chosen}px`;
    document.body.style.setProperty(`--${this.id}`, value);
    this.describe();
  }

  describe() {
    const values = { min: this.least, max: Math.round(Math.max(this.least, this.most())), now: this.size };
    for (const [name, value] of Object.entries(values)) this.element.setAttribute(`aria-value${name}`, value);
  }

  listen() {
    const { element, axis } = this;
    let start = null;
    const place = (event) => (axis === 0 ? event.clientX : event.clientY);
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      start = { place: place(event), size: this.size };
    });
    element.addEventListener("pointermove", (event) => {
      // A press alone chooses nothing.
      if (start && place(event) !== start.place) this.choose(start.size + start.place - place(event));
    });
    for (const name of ["pointerup", "pointercancel"]) element.addEventListener(name, () => { start = null; });
    element.addEventListener("dblclick", () => this.choose(null));
    element.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? longKeyStep : keyStep;
    const [grows, shrinks] = this.axis === 0 ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
    const sizes = {
      [grows]: this.size + step, [shrinks]: this.size - step, Home: this.least, End: this.most(), Enter: null,
    };
    if (!Object.hasOwn(sizes, event.key)) return;
    event.preventDefault();
    this.choose(sizes[event.key]);
  }
}

/** Creates the separators of the panel and of the timeline. */
export function makeRoom() {
  const panel = document.querySelector("aside");
  const [bench, dock, lanes] = [byId("bench"), byId("dock"), byId("lanes")];
  const mostPanel = () => innerWidth - bench.getBoundingClientRect().left - leastStage.width;
  const mostLanes = () => {
    const others = dock.offsetHeight - lanes.offsetHeight;
    return innerHeight - bench.getBoundingClientRect().top - others - leastStage.height;
  };
  return [
    new Separator("panel-width", panel, 0, leastPanel, mostPanel),
    new Separator("lanes-height", lanes, 1, leastLanes, mostLanes),
  ];
}
