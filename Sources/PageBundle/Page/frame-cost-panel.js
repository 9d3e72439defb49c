// What the displayed frame cost and what was called in it, above the trace; and the button that finds the worst frame.

import { announce, byId, make, write } from "./elements.js";
import { milliseconds } from "./frame-costs.js";

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
    const words = `Frame of ${this.costs.wordsAt(index)}`;
    write(byId("animation"), words);
    announce(words);
  }

  /** Returns a bar with the parts of a frame's cost, and a list of them. */
  makeParts({ parts, cost }) {
    const bar = make("span", { className: "shares" });
    bar.setAttribute("aria-hidden", "true");
    const words = parts.map(([name, time]) => make("li", { className: `part-${name}` }, `${name} ${milliseconds(time)}`));
    for (const [name, time] of parts) {
      const part = make("i", { className: `part-${name}` });
      part.style.width = `${(time / cost) * 100}%`;
      bar.append(part);
    }
    return make("figure", { className: "parts" }, bar, make("ul", {}, ...words));
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
      ...(frame.parts?.length > 0 ? [this.makeParts(frame)] : []),
      rows.length > 0 ? make("dl", {}, ...rows) : make("p", {}, "Nothing was called in this frame."));
  }
}
