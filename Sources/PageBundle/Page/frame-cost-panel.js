// What the displayed frame cost and what was called in it, above the trace; and the button that finds the worst frame.

import { announce, byId, make, write } from "./elements.js";

export class FrameCostPanel {
  /**
   * @param costs of the frames.
   * @param goTo called with the index of the frame that was found.
   */
  constructor(film, costs, goTo) {
    Object.assign(this, { film, costs, goTo });
    this.element = byId("frame-cost");
    this.shown = null;
    byId("worst").addEventListener("click", () => this.find());
  }

  clear() {
    this.costs.found = null;
    this.shown = null;
    this.update();
  }

  /** Goes to the most expensive frame; from there, to the next expensive one. */
  find() {
    const index = this.costs.worst;
    if (index === null || byId("worst").hidden) return;
    this.goTo(index);
    const words = `Frame of ${this.costs.wordsOf(this.film.frames[index])}`;
    write(byId("animation"), words);
    announce(words);
  }

  /** Updates to the displayed moment. */
  update() {
    const { shown, isClosed } = this.film;
    // Films store no costs.
    byId("worst").hidden = isClosed;
    if (shown?.frame === this.shown) return;
    this.shown = shown?.frame ?? null;
    this.element.hidden = shown === null;
    if (shown === null) return;
    const { frame, index } = shown;
    const words = isClosed ? "" : `: ${this.costs.wordsOf(frame)}`;
    const rows = this.costs.callsIn(index).map(([name, text]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, text)));
    this.element.replaceChildren(
      make("h2", {}, `Frame at ${frame.time.toFixed(3)} s${words}`),
      rows.length > 0 ? make("dl", {}, ...rows) : make("p", {}, "Nothing was called in this frame."));
  }
}
