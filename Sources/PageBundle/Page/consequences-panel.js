// What the invalidation that is selected in the trace led to, above the trace: one chain, from the call to the frames.

import { byId, make, seconds } from "./elements.js";
import { nameOfElement } from "./inspection.js";

/** The maximum number of listed elements. */
const most = 40;

export class ConsequencesPanel {
  /**
   * @param consequences what invalidations led to.
   * @param reveal called to show a call in the trace; @param pick called with the layer of an element.
   * @param showFrames called with two times.
   */
  constructor(consequences, { reveal, pick, showFrames }) {
    Object.assign(this, { consequences, reveal, pick, showFrames });
    this.element = byId("consequences");
  }

  clear() { this.show(null); }

  /** @param entry a call of the trace; null for none. */
  show(entry) {
    this.element.hidden = entry === null;
    if (entry === null) return;
    const found = this.consequences.of(entry);
    this.element.replaceChildren(
      make("h2", {}, "What this invalidation led to"),
      make("dl", {}, ...this.rows(found).map(([name, ...content]) => make("div", {}, make("dt", {}, name), make("dd", {}, ...content)))));
  }

  rows({ named, around, others, prepared, elements, from, to }) {
    const calls = (list) => list.map((call) => this.button(call.text, () => this.reveal(call)));
    const rows = [["Named", named]];
    if (around.length > 0) rows.push(["During", ...calls(around)]);
    if (others.length > 0) rows.push(["With", ...calls(others)]);
    rows.push(["Prepared", ...(prepared ? [this.button(`layout.prepare() at ${seconds(prepared.time)}`, () => this.reveal(prepared))]
      : ["not so far"])]);
    if (!prepared) return rows;
    rows.push(["Elements", ...(elements.length === 0 ? ["none changed"]
      : [make("ul", {}, ...elements.slice(0, most).map((each) => this.item(each)),
        ...(elements.length > most ? [make("li", {}, `and ${elements.length - most} more`)] : []))])]);
    const words = from === to ? `at ${seconds(from)}` : `from ${seconds(from)} to ${seconds(to)}`;
    if (elements.length > 0) rows.push(["Frames", this.button(words, () => this.showFrames(from, to))]);
    return rows;
  }

  item(element) {
    const name = this.button(nameOfElement(element), () => this.pick(element.layer));
    return make("li", {}, name, ` ${element.words}`);
  }

  button(words, action) {
    const button = make("button", { type: "button" }, words);
    button.addEventListener("click", action);
    return button;
  }
}
