// The panel that describes the inspected element.

import { byId, make, renew, seconds, short } from "./elements.js";
import { ConstraintsPanel } from "./constraints-panel.js";
import { nameOfElement } from "./inspection.js";
import { PropertiesPanel } from "./properties-panel.js";
import { sourcesOf } from "./trace-search.js";
import { Views } from "./views.js";
import { answersAbout, chainOf } from "./why.js";

/** The minimum time between updates, in milliseconds. */
const pause = 80;

const pair = (numbers, sign) => numbers.map((number) => short(number)).join(sign);

/** Returns a short description of a transform. */
function transformText(matrix) {
  const [a, b, , , c, d] = matrix;
  const isPlane = matrix[2] === 0 && matrix[8] === 0 && matrix[10] === 1 && matrix[3] === 0 && matrix[7] === 0;
  if (!isPlane) return "3D";
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  const parts = [];
  if (Math.abs(matrix[12]) > 1e-6 || Math.abs(matrix[13]) > 1e-6) parts.push(`translate ${pair([matrix[12], matrix[13]], ", ")}`);
  if (Math.abs(angle) > 1e-3 && across > 1e-6) parts.push(`rotate ${short(angle, 1)}°`);
  if (Math.abs(across - 1) > 1e-6 || Math.abs(down - 1) > 1e-6) {
    parts.push(Math.abs(across - down) < 1e-6 ? `scale ${short(across)}` : `scale ${pair([across, down], " × ")}`);
  }
  return parts.join(", ") || "identity";
}

const properties = [
  ["Center", ({ frame: [left, top, width, height] }) => pair([left + width / 2, top + height / 2], ", ")],
  ["Size", ({ frame }) => pair(frame.slice(2), " × ")],
  ["Alpha", ({ alpha }) => short(alpha)],
  ["Transform", ({ transform }) => transformText(transform)],
  ["zIndex", ({ zIndex }) => (zIndex === undefined ? "" : `${zIndex}`)],
];

export class ElementPanel {
  /**
   * @param picker the inspected element.
   * @param reveal called to show a call in the trace.
   * @param showSource called to show the source of a method, with its name.
   * @param showTrial called with the views that would be elsewhere without a constraint.
   * @param edit called with a change of a property; @param countEdits returns the number of them so far.
   */
  constructor(film, inspection, program, picker, { reveal, showSource, showTrial, edit, countEdits }) {
    Object.assign(this, { reveal, showSource });
    this.views = new Views(inspection, (view) => this.chooseView(view));
    this.constraints = new ConstraintsPanel(program, (layer) => this.views.nameAt(picker.scene, layer), showTrial);
    this.properties = new PropertiesPanel(program, { onEdit: edit, countEdits, anyLayer: () => this.anyLayer });
    this.film = film;
    this.inspection = inspection;
    this.program = program;
    this.picker = picker;
    this.panel = byId("element");
    this.clear();
  }

  get isVisible() { return !byId("panel-element").hidden; }

  clear() {
    this.inspected = null;
    this.writtenAt = 0;
    this.written = "";
    this.constraints.clear();
    this.properties.clear();
    this.showNothing();
  }

  /** Makes the next update immediate, because the displayed moment has changed. */
  expire() {
    this.writtenAt = 0;
  }

  /** Updates after a frame, or when another moment is displayed. @param isLast whether no frame follows for now. */
  update(isLast) {
    const { layer, isPinned, isAsked } = this.picker;
    this.inspected = layer && (isPinned || isAsked) ? this.find(layer) : null;
    if (!this.isVisible) {
      this.constraints.update(null, false);
      return;
    }
    if (!isLast && performance.now() - this.writtenAt < pause) return;
    this.writtenAt = performance.now();
    const { view } = this.picker;
    if (this.inspected) this.show(this.inspected);
    else if (!layer && view) this.showView(view);
    else if (!layer) this.showNothing();
    // A film from a file has neither constraints nor views to change.
    const [isPast, isRunning] = [Boolean(this.film.shown), !this.film.isClosed];
    this.constraints.update(isPinned && isRunning ? view : null, isPast);
    this.properties.update(isRunning ? view ?? this.anyLayer : null, isPinned, isPast);
  }

  /** A layer of the screen, to ask about changes if no view is picked; null if there is none. */
  get anyLayer() { return this.film.live.layers.keys().next().value ?? null; }

  /** Picks a view of the list. */
  chooseView(view) {
    this.picker.pin(this.inspected?.layer ?? null, view);
    this.panel.querySelector(`[data-view="${view}"]`)?.focus();
  }

  /** Returns what is known about the element at the displayed moment. */
  find(layer) {
    const { shown } = this.film;
    const element = shown ? this.inspection.elements.at(layer, shown.frame.time) : this.program.element(layer);
    const movement = this.inspection.movementOf(element?.layer ?? layer, shown ? shown.frame.time : this.film.end);
    if (!shown) return element;
    const known = movement ?? element;
    if (!known) return null;
    const geometry = shown.scene.layers.get(known.layer)?.geometry;
    if (!geometry) return null;
    return {
      ...known, motion: movement?.motion ?? null, initial: movement?.initial ?? null, final: movement?.final ?? null,
      presented: this.recorded(shown.scene, known.layer),
    };
  }

  /** Returns an element's state in a recorded frame. */
  recorded(scene, layer) {
    const { geometry, opacity } = scene.layers.get(layer);
    const { left, top, width, height, matrix } = geometry;
    const whole = [...(matrix ? new DOMMatrix(matrix) : new DOMMatrix()).toFloat64Array()];
    return { frame: [left, top, width, height], alpha: opacity, transform: whole };
  }

  show(inspected) {
    const { reuseIdentifier, motion, initial, final, attributes, presented, indexPath } = inspected;
    const columns = [["Initial", initial], ["On screen", presented], ["Attributes", attributes], ["Final", final]]
      .filter(([, values]) => values);
    const rows = properties.map(([name, read]) => [name, ...columns.map(([, values]) => read(values))]);
    const { shown, live, end } = this.film;
    const views = this.views.rows(shown?.scene ?? live, inspected.layer);
    const now = shown?.frame.time ?? end;
    const movement = this.inspection.movementOf(inspected.layer, now);
    const sources = sourcesOf(this.inspection.trace, inspected, movement?.begin ?? now);
    const answers = answersAbout(inspected, movement, this.inspection, now);
    const chain = chainOf(this.inspection.trace, inspected, movement?.begin ?? now);
    const text = JSON.stringify([
      inspected.layer, this.picker.view, columns.map(([name]) => name), rows, motion, indexPath, views, answers,
      [...sources.map(([, call]) => call), ...chain].map(({ number }) => number),
    ]);
    if (text === this.written) return;
    this.written = text;
    const cell = (content, scope) => make(scope ? "th" : "td", scope ? { scope } : {}, content);
    renew(this.panel, [
      make("h2", {}, nameOfElement(inspected)),
      make("p", { className: "facts" }, [
        motion ?? "at rest", reuseIdentifier && `reuse identifier “${reuseIdentifier}”`,
        `layer ${inspected.layer}`,
      ].filter(Boolean).join(" · ")),
      make("table", {},
        make("thead", {}, make("tr", {}, make("td"), ...columns.map(([name]) => cell(name, "col")))),
        make("tbody", {}, ...rows.map(([name, ...values]) =>
          make("tr", {}, cell(name, "row"), ...values.map((value) => cell(value)))))),
      ...(sources.length > 0 ? [make("h3", {}, "Calls that returned them"), make("ul", { className: "sources" },
        ...sources.map((source) => this.makeSource(...source)))] : []),
      make("dl", { className: "why" }, ...answers.flatMap(([question, answer]) => [make("dt", {}, question), make("dd", {}, answer)])),
      ...(chain.length > 1 ? [make("h3", {}, "What led to it"), make("ol", { className: "chain" },
        ...chain.map((call) => make("li", {}, this.makeCall(call))))] : []),
      make("h3", {}, "Views"), this.listOfViews(views)]);
  }

  /** Shows a view that is in no element. */
  showView(view) {
    const { scene } = this.picker;
    const views = this.views.rows(scene, view);
    const text = JSON.stringify(["view", view, views]);
    if (text === this.written) return;
    this.written = text;
    renew(this.panel, [
      make("h2", {}, this.views.nameAt(scene, view)), make("p", { className: "facts" }, `in no cell or header · layer ${view}`),
      make("h3", {}, "Views"), this.listOfViews(views)]);
  }

  listOfViews(rows) {
    const title = this.film.isClosed ? "Outline this view" : "Show the constraints of this view";
    return this.views.list(rows, this.picker.view, title);
  }

  /** Returns a button that shows a call in the trace. */
  makeCall(call) {
    const button = make("button", { type: "button", className: `call ${call.callee}` },
      make("time", {}, seconds(call.time)), make("span", {}, call.text));
    // Calls of the same frame may look the same. So their buttons differ, and none stays for another call.
    button.dataset.call = call.number;
    button.addEventListener("click", () => this.reveal(call));
    return button;
  }

  /** Returns a button for the call that returned attributes, with its enclosing calls. */
  makeSource(title, call, outer) {
    const [, method] = call.text.match(/^\w+\.(\w+)\(/) ?? [];
    const source = make("button", { type: "button", className: "of-source", title: `Show the source of ${method}` }, "Source");
    source.addEventListener("click", () => this.showSource(method));
    const chain = outer.map(({ text }) => text.replace(/ ->.*/, "")).join(" › ");
    return make("li", {}, make("strong", {}, title), method && !byId("tab-source").hidden ? source : "", this.makeCall(call), make("span", { className: "quiet" }, chain));
  }

  showNothing() {
    this.written = "";
    this.panel.replaceChildren(make("p", { className: "hint" },
      "Hover over a cell or header, or move to it with Tab. To keep one selected, press Inspect and tap it. This panel shows "
        + "its layout attributes, its state on screen and, while it moves, its initial and final attributes."));
  }
}
