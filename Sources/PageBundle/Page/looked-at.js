// The panel about the element that is looked at.

import { byId, make, short } from "./elements.js";
import { nameOfElement } from "./inspection.js";
import { sourcesOf } from "./mentions.js";
import { Views } from "./views.js";

/** Between two writings, in milliseconds. */
const pause = 80;

const pair = (numbers, sign) => numbers.map((number) => short(number)).join(sign);

/** A transform in a word or two. */
function transformText(matrix) {
  const [a, b, , , c, d] = matrix;
  const isPlane = matrix[2] === 0 && matrix[8] === 0 && matrix[10] === 1 && matrix[3] === 0 && matrix[7] === 0;
  if (!isPlane) return "in space";
  const across = Math.hypot(a, b);
  const down = Math.hypot(c, d);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  const parts = [];
  if (Math.abs(matrix[12]) > 1e-6 || Math.abs(matrix[13]) > 1e-6) parts.push(`move ${pair([matrix[12], matrix[13]], ", ")}`);
  if (Math.abs(angle) > 1e-3 && across > 1e-6) parts.push(`turn ${short(angle, 1)}°`);
  if (Math.abs(across - 1) > 1e-6 || Math.abs(down - 1) > 1e-6) {
    parts.push(Math.abs(across - down) < 1e-6 ? `scale ${short(across)}` : `scale ${pair([across, down], " × ")}`);
  }
  return parts.join(", ") || "none";
}

const properties = [
  ["Centre", ({ frame: [left, top, width, height] }) => pair([left + width / 2, top + height / 2], ", ")],
  ["Size", ({ frame }) => pair(frame.slice(2), " × ")],
  ["Alpha", ({ alpha }) => short(alpha)],
  ["Transform", ({ transform }) => transformText(transform)],
  ["zIndex", ({ zIndex }) => (zIndex === undefined ? "" : `${zIndex}`)],
];

export class ElementPanel {
  /**
   * @param picker which element is looked at.
   * @param reveal called with a call of the trace that is asked for.
   * @param showSource called with the name of a method whose source is asked for.
   */
  constructor(film, inspection, program, picker, { reveal, showSource }) {
    Object.assign(this, { reveal, showSource });
    this.views = new Views(program);
    this.film = film;
    this.inspection = inspection;
    this.program = program;
    this.picker = picker;
    this.panel = byId("element");
    this.clear();
  }

  get isVisible() { return !byId("panel-element").hidden; }

  clear() {
    this.looked = null;
    this.views.clear();
    this.writtenAt = 0;
    this.written = "";
    this.showNothing();
  }

  /** Another moment is shown: the next update is not put off. */
  expire() {
    this.writtenAt = 0;
  }

  /** After a frame, or when another moment is shown. @param isLast whether no frame follows for now. */
  update(isLast) {
    const { layer, isPinned, isAsked } = this.picker;
    this.looked = layer && (isPinned || isAsked) ? this.find(layer) : null;
    if (!this.isVisible || (!isLast && performance.now() - this.writtenAt < pause)) return;
    this.writtenAt = performance.now();
    if (this.looked) this.show(this.looked);
    else if (!layer) this.showNothing();
  }

  /** What is known of the element at the moment that is shown. */
  find(layer) {
    const { shown } = this.film;
    const element = this.program.element(layer);
    const flight = this.inspection.flightOf(element?.layer ?? layer, shown ? shown.frame.time : this.film.end);
    if (!shown) return element;
    const known = flight ?? element;
    if (!known) return null;
    const geometry = shown.scene.layers.get(known.layer)?.geometry;
    if (!geometry) return null;
    return {
      ...known, motion: flight?.motion ?? null, initial: flight?.initial ?? null, final: flight?.final ?? null,
      presented: this.recorded(shown.scene, known.layer),
    };
  }

  /** An element as a recorded frame has it. */
  recorded(scene, layer) {
    const { geometry, opacity } = scene.layers.get(layer);
    const { left, top, width, height, matrix } = geometry;
    const whole = [...(matrix ? new DOMMatrix(matrix) : new DOMMatrix()).toFloat64Array()];
    return { frame: [left, top, width, height], alpha: opacity, transform: whole };
  }

  show(looked) {
    const { reuseIdentifier, motion, initial, final, attributes, presented, indexPath } = looked;
    const columns = [["Initial", initial], ["On screen", presented], ["Attributes", attributes], ["Final", final]]
      .filter(([, values]) => values);
    const rows = properties.map(([name, read]) => [name, ...columns.map(([, values]) => read(values))]);
    const { shown, live, end } = this.film;
    const views = this.views.rows(shown?.scene ?? live, looked.layer);
    const now = shown?.frame.time ?? end;
    const flight = this.inspection.flightOf(looked.layer, now);
    const sources = sourcesOf(this.inspection.trace, looked, flight?.begin ?? now);
    const text = JSON.stringify(
      [looked.layer, columns.map(([name]) => name), rows, motion, indexPath, views, sources.map(([, { number }]) => number)]);
    if (text === this.written) return;
    this.written = text;
    const cell = (content, scope) => make(scope ? "th" : "td", scope ? { scope } : {}, content);
    this.panel.replaceChildren(
      make("h2", {}, nameOfElement(looked)),
      make("p", { className: "facts" }, [
        motion ?? "at rest", reuseIdentifier && `reuse identifier “${reuseIdentifier}”`,
        `layer ${looked.layer}`,
      ].filter(Boolean).join(" · ")),
      make("table", {},
        make("thead", {}, make("tr", {}, make("td"), ...columns.map(([name]) => cell(name, "col")))),
        make("tbody", {}, ...rows.map(([name, ...values]) =>
          make("tr", {}, cell(name, "row"), ...values.map((value) => cell(value)))))),
      ...(sources.length > 0 ? [make("h3", {}, "The calls that gave them"), make("ul", { className: "sources" },
        ...sources.map((source) => this.makeSource(...source)))] : []),
      make("h3", {}, "Views"), this.views.list(views));
  }

  /** A button for the call from which attributes come, with what it was a part of. */
  makeSource(title, call, outer) {
    const button = make("button", { type: "button", className: `call ${call.callee}` }, make("span", {}, call.text));
    button.addEventListener("click", () => this.reveal(call));
    const [, method] = call.text.match(/^\w+\.(\w+)\(/) ?? [];
    const source = make("button", { type: "button", className: "of-source", title: `The source of ${method}` }, "Source");
    source.addEventListener("click", () => this.showSource(method));
    const chain = outer.map(({ text }) => text.replace(/ ->.*/, "")).join(" › ");
    return make("li", {}, make("strong", {}, title), method ? source : "", button, make("span", { className: "quiet" }, chain));
  }

  showNothing() {
    this.written = "";
    this.panel.replaceChildren(make("p", { className: "hint" },
      "Point at a cell or a header, or go to it with the tabulator; press Pick, and it stays: here is what the layout says "
        + "of it, what is on screen, and while it moves where it comes from and where it goes to."));
  }
}
