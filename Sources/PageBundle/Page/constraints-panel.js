// The constraints that place the picked view, and where views would be without one of them. The program is asked anew while the
// panel is visible, and changes nothing for an answer.

import { byId, make, renew, short } from "./elements.js";

const marks = { satisfied: "✓", violated: "≠", broken: "✗" };

/** No views. */
const none = [];

const frame = (numbers) => numbers.map((number) => short(number, 1)).join(", ");

/** Describes a change of a frame, which is in the coordinates of the superview. */
const movement = (before, after) =>
  (`${before}` === `${after}` ? "moves with its superview" : `${frame(before)} → ${frame(after)}`);

export class ConstraintsPanel {
  /**
   * @param program answers, perhaps later.
   * @param nameOf returns the name of a layer.
   * @param onTrial called when other frames are to be outlined, with the views; empty for none.
   */
  constructor(program, nameOf, onTrial) {
    Object.assign(this, { program, nameOf, onTrial });
    this.element = byId("constraints");
    this.clear();
  }

  clear() {
    /** The layer of the view; null for none. */
    this.layer = null;
    /** The constraints of the view; undefined before they are known, null if there are none. */
    this.layout = undefined;
    /** The number of the constraint that is tried without, and what that changes. */
    this.without = null;
    this.setTrial(null);
    this.show();
  }

  /**
   * Asks about a view and shows the answers.
   * @param layer of the view; null for none.
   * @param isPast whether an earlier moment is displayed, of whose constraints nothing is known.
   */
  update(layer, isPast) {
    if (layer !== this.layer) {
      this.clear();
      this.layer = layer;
    }
    this.isPast = isPast;
    this.outline();
    if (layer !== null && !isPast) this.ask();
    else this.show();
  }

  ask() {
    const { layer } = this;
    this.program.askLayout(layer, (layout) => {
      if (layer !== this.layer) return;
      this.layout = layout;
      if (!layout?.constraints.some(({ number }) => number === this.without)) this.without = null;
      if (this.without === null) this.setTrial(null);
      this.show();
    });
    const number = this.without;
    if (number === null) return;
    this.program.askLayoutWithout(layer, number, (trial) => {
      if (layer !== this.layer || number !== this.without) return;
      this.setTrial(trial);
      this.show();
    });
  }

  setTrial(trial) {
    this.trial = trial;
    this.outline();
  }

  /** Has the frames of the trial outlined in the present, and nothing in the past. */
  outline() {
    const views = this.isPast ? none : this.trial?.views ?? none;
    if (views === this.outlined) return;
    this.outlined = views;
    this.onTrial(views);
  }

  /** Tries without a constraint, or ends the trial of it. */
  toggle(number) {
    this.without = this.without === number ? null : number;
    this.setTrial(null);
    this.show();
    this.update(this.layer, this.isPast);
  }

  show() {
    const { layer, layout, isPast, without, trial } = this;
    const text = JSON.stringify([layer, layout, isPast, without, trial]);
    if (text === this.written) return;
    this.written = text;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.number : undefined;
    renew(this.element, layer === null || !isPast && !layout ? [] : this.content());
    if (focused !== undefined) this.element.querySelector(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
  }

  content() {
    const heading = make("h3", {}, `Constraints of ${this.layout?.view ?? this.nameOf(this.layer)}`);
    if (this.isPast) return [heading, make("p", { className: "facts" }, "Constraints are those of the present: press Live.")];
    const { constraints, ambiguous, root } = this.layout;
    const off = constraints.filter(({ state }) => state !== "satisfied").length;
    const facts = [
      `solved in ${root}`, ambiguous ? "ambiguous: more than one place satisfies them" : "not ambiguous",
      off > 0 && `${off} not satisfied`,
    ];
    return [heading, make("p", { className: "facts" }, facts.filter(Boolean).join(" · ")),
      make("ul", { className: "constraints" }, ...constraints.map((each) => this.item(each)))];
  }

  item({ number, words, identifier, originInWords, state, stateInWords, effects, own }) {
    const isIdle = state === "satisfied" && effects.length === 0;
    const item = make("li", { className: `constraint ${state}${isIdle ? " idle" : ""}${own ? "" : " of-others"}` },
      make("span", { className: "mark-of-state", ariaHidden: "true" }, marks[state]), make("code", {}, words));
    if (identifier) item.append(make("em", {}, ` ${identifier}`));
    if (number !== null) item.append(this.button(number));
    const gives = effects.length > 0 ? `gives ${effects.join(", ")}` : "";
    item.append(make("span", { className: "quiet" }, [originInWords, stateInWords, gives].filter(Boolean).join(" · ")));
    if (number === this.without && this.trial) item.append(this.outcome(this.trial));
    return item;
  }

  button(number) {
    const title = "What if this constraint were deactivated? Nothing changes in the program.";
    const button = make("button", { type: "button", className: "without", title }, "Without it");
    button.dataset.number = number;
    button.setAttribute("aria-pressed", number === this.without);
    button.addEventListener("click", () => this.toggle(number));
    return button;
  }

  outcome({ views, ambiguous }) {
    const lines = views.length === 0 ? [make("li", {}, "Nothing would move.")]
      : views.map(({ view, before, after }) => make("li", {}, make("strong", {}, view), ` ${movement(before, after)}`));
    if (ambiguous) lines.push(make("li", {}, `${this.layout.view} would be ambiguous.`));
    return make("ul", { className: "outcome" }, ...lines);
  }
}
