// The controls for the demo's parameters, and the resulting Swift code.

import { byId, copy, make, short, write } from "./elements.js";
import { Springs } from "./springs.js";
import { highlight } from "./swift.js";

export class Playground {
  /** @param onChange called after the user has changed a parameter. */
  constructor(program, onChange) {
    this.program = program;
    this.onChange = onChange;
    this.form = byId("parameters");
    this.controls = new Map();
    this.parameters = [];
    /** The values that differ from the defaults in demos opened before, by demo and id. */
    this.left = new Map();
    /** The values that the curves are compared with: those of A, or null for those before each change. */
    this.compared = null;
    this.springs = new Springs(program, (id) => this.parameter(id), (id, value) => this.set(id, value));
    for (const name of ["pointerdown", "keydown"]) {
      this.form.addEventListener(name, () => { if (!this.compared) this.springs.compare(this.values); }, { capture: true });
    }
    this.form.addEventListener("submit", (event) => event.preventDefault());
    byId("copy-code").addEventListener("click", (event) => copy(program.code(), event.currentTarget));
  }

  /** Shows a demo that has started. @param values that differ from the defaults, by id. */
  open(demo, values) {
    this.demo = demo;
    this.parameters = this.program.parameters();
    this.initial = new Map(this.parameters.map(({ id, value }) => [id, value]));
    for (const [id, value] of Object.entries(values)) this.program.setParameter(id, value);
    this.controls.clear();
    this.parameters = this.program.parameters();
    const charts = this.springs.open();
    const rows = this.parameters.flatMap((parameter) =>
      [charts.get(parameter.id), this.makeRow(parameter)].filter(Boolean));
    const reset = make("button", { type: "button", id: "reset" }, "Defaults");
    reset.addEventListener("click", () => {
      for (const [id, value] of this.initial) this.program.setParameter(id, value);
      this.refresh();
      this.onChange();
    });
    const none = make("p", { className: "hint" }, "This demo has no parameters.");
    this.form.replaceChildren(...(rows.length > 0 ? [...rows, reset] : [none]));
    this.showCode();
  }

  /** Restores values after a restart of the same demo. @param values that differ from the defaults, by id. */
  renew(values) {
    for (const [id, value] of Object.entries(values)) this.program.setParameter(id, value);
    this.refresh();
  }

  parameter(id) { return this.parameters.find((each) => each.id === id); }

  /** All values, by id. */
  get values() { return Object.fromEntries(this.parameters.map(({ id, value }) => [id, value])); }

  /** @param values of A, by id; null for no comparison. */
  compare(values) {
    this.compared = values;
    this.springs.compare(values);
  }

  /** The values that differ from the defaults, by id, including changes made with the demo's own controls. */
  get changed() {
    const values = {};
    for (const { id, value } of this.program.parameters()) if (value !== this.initial.get(id)) values[id] = value;
    return values;
  }

  /** Stores the changed values before another demo opens. */
  keep() {
    if (this.demo) this.left.set(this.demo, this.changed);
  }

  /** Returns the changed values of a demo: the stored ones, or the current ones of the demo on the stage. */
  kept(demo) {
    return demo === this.demo ? this.changed : this.left.get(demo) ?? {};
  }

  get isVisible() { return !byId("panel-adjust").hidden; }

  /** Updates the controls, since the demo's own controls may have changed a value. */
  refresh() {
    this.parameters = this.program.parameters();
    for (const { id, value } of this.parameters) this.controls.get(id)?.(value);
    this.springs.show();
    this.showCode();
  }

  set(id, value) {
    if (!Number.isFinite(value)) return;
    const clamped = this.program.setParameter(id, value);
    this.parameters = this.program.parameters();
    this.controls.get(id)?.(clamped);
    this.springs.show();
    this.showCode();
    this.onChange();
  }

  makeRow(parameter) {
    const { id, title, kind } = parameter;
    const control = this[kind](parameter);
    control.id = `parameter-${id}`;
    const label = make("label", { htmlFor: control.id }, title);
    const output = make("output", { htmlFor: control.id, ariaLive: "off" });
    const show = (value) => {
      if (kind === "switch") control.checked = value === 1;
      else if (document.activeElement !== control || kind !== "number") control.value = value;
      write(output, this.text(parameter, value));
    };
    this.controls.set(id, show);
    show(parameter.value);
    return make("div", { className: `parameter of-${kind}` }, label, control, output);
  }

  text({ kind, unit }, value) {
    if (kind === "slider") return unit === "travels/s" ? short(value) : `${short(value)}${unit && ` ${unit}`}`;
    return kind === "number" ? unit : "";
  }

  slider({ id, minimum, maximum, step }) {
    const control = make("input", { type: "range", min: minimum, max: maximum, step });
    control.addEventListener("input", () => this.set(id, Number(control.value)));
    return control;
  }

  switch({ id }) {
    const control = make("input", { type: "checkbox", className: "switch", role: "switch" });
    control.addEventListener("change", () => this.set(id, control.checked ? 1 : 0));
    return control;
  }

  choice({ id, choices }) {
    const options = choices.map((title, index) => make("option", { value: index }, title));
    const control = make("select", {}, ...options);
    control.addEventListener("change", () => this.set(id, Number(control.value)));
    return control;
  }

  number({ id, minimum, maximum, step }) {
    const control = make("input", { type: "number", min: minimum, max: maximum, step, inputMode: "numeric" });
    control.addEventListener("change", () => {
      this.set(id, Math.min(Math.max(control.valueAsNumber, minimum), maximum));
      control.value = this.parameter(id).value;
    });
    return control;
  }

  showCode() {
    if (!this.isVisible) return;
    const code = this.program.code();
    if (code === this.code) return;
    this.code = code;
    byId("code").replaceChildren(...highlight(code));
  }
}
