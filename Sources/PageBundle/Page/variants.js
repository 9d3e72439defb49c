// The screen in several surroundings beside the stage. Each variant is a copy of the demo that receives the stage's input and
// shows the stage's moment, so all of them play together.

import { ComparisonCopy } from "./comparison-copy.js";
import { byId, make, write } from "./elements.js";

/** The values of each setting that variants have. */
const varied = { style: ["light", "dark"], text: ["l", "axl"], direction: ["ltr", "rtl"] };

/** The space between variants and the height of a caption, in pixels. */
const gap = 10;
const captionHeight = 34;

/** Returns all combinations of the values of some settings. */
const combinations = (names) => names.reduce(
  (list, name) => list.flatMap((each) => varied[name].map((value) => ({ ...each, [name]: value }))), [{}]);

export class Variants {
  /**
   * @param createProgram creates another copy of the program; @param film of the stage; @param copies to which the
   * variants are added.
   * @param onChange called when other variants are there, with whether the user has asked for them, and whether they need
   * the input again.
   */
  constructor({ createProgram, film, copies, surroundings, device, playground }, onChange) {
    Object.assign(this, { createProgram, film, copies, surroundings, device, playground, onChange });
    this.sheet = byId("variants");
    /** The names of the settings that vary. */
    this.names = [];
    this.list = [];
    this.inputs = [...document.querySelectorAll("input[name=variants]")];
    for (const input of this.inputs) {
      input.addEventListener("change", () => this.show(this.inputs.filter(({ checked }) => checked).map(({ value }) => value), true));
    }
    new ResizeObserver(() => this.fit()).observe(this.sheet);
  }

  /** The settings that vary, as in an address; null for none. */
  get value() { return this.names.length > 0 ? this.names.join(".") : null; }

  /** Shows the variants of an address. */
  set(text) {
    const names = byId("variant-kinds").hidden ? [] : (text ?? "").split(".");
    return this.show(names.filter((name) => Object.hasOwn(varied, name)), false);
  }

  /** Shows variants. @param isAsked whether the user has asked for them. */
  async show(names, isAsked) {
    if (`${names}` === `${this.names}`) return;
    this.names = names;
    for (const input of this.inputs) input.checked = names.includes(input.value);
    this.copies.list = this.copies.list.filter((copy) => !this.list.some((variant) => variant.copy === copy));
    for (const { copy } of this.list) copy.close();
    this.list = names.length > 0 ? combinations(names).map((values) => this.make(values)) : [];
    this.sheet.replaceChildren(...this.list.map(({ figure }) => figure));
    this.device.setVaried(this.list.length > 0);
    this.fit();
    const { list } = this;
    await Promise.all(list.map(({ copy }) => copy.load()));
    // Others may have been chosen in the meantime.
    if (list !== this.list) return;
    this.copies.list.push(...list.map(({ copy }) => copy));
    this.update();
    this.keep();
    this.onChange(isAsked, list.length > 0);
  }

  make(values) {
    const stage = make("div", { className: "small-stage", inert: true });
    stage.setAttribute("aria-hidden", "true");
    const holder = make("div", { className: "variant-screen" }, stage);
    const words = Object.entries(values).map(([name, value]) => this.surroundings.titleOf(name, value)).join(" · ");
    const use = make("button", { type: "button", title: "Use these surroundings on the stage" }, words);
    use.addEventListener("click", () => this.surroundings.choose(values));
    const copy = new ComparisonCopy(this.createProgram, this.film, stage);
    copy.values = {};
    return { values, copy, stage, holder, figure: make("figure", {}, holder, make("figcaption", {}, use)) };
  }

  /** Passes the surroundings on, which may have changed. */
  update() {
    for (const { copy, stage, values } of this.list) if (copy.program) this.surroundings.apply(copy.program, stage, values);
    this.fit();
  }

  /** Gives the variants the parameters of the demo on the stage. */
  keep() {
    for (const { copy } of this.list) copy.values = this.playground.values;
    this.copies.keepValues();
  }

  /** Forgets the parameters, because another demo starts. */
  forget() {
    for (const { copy } of this.list) copy.values = {};
  }

  /** Makes the variants as large as the sheet allows. */
  fit() {
    const { list, sheet } = this;
    const [width, height] = this.device.shownSize;
    write(byId("variant-count"), list.length > 0 ? `${list.length}` : "");
    if (list.length === 0 || sheet.clientWidth === 0) return;
    const most = Math.max(...list.map((each, index) => this.scaleFor(index + 1, width, height)));
    const columns = 1 + list.findIndex((each, index) => this.scaleFor(index + 1, width, height) === most);
    const scale = Math.max(most, 0.08);
    sheet.style.gridTemplateColumns = `repeat(${columns}, ${width * scale}px)`;
    for (const { stage, holder } of list) {
      Object.assign(stage.style, { width: `${width}px`, height: `${height}px`, scale });
      Object.assign(holder.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    }
  }

  /** Returns the scale of variants in a number of columns. */
  scaleFor(columns, width, height) {
    const rows = Math.ceil(this.list.length / columns);
    const across = (this.sheet.clientWidth - (columns - 1) * gap) / columns;
    const down = (this.sheet.clientHeight - (rows - 1) * gap) / rows - captionHeight;
    return Math.min(across / width, down / height, 1);
  }
}
