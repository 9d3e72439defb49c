// The fields for the properties of a view: each shows a value, and says when another one is wanted.

import { make, write } from "./elements.js";

/** The titles of properties that are not their names. */
const titles = {
  isHidden: "hidden", "layer.masksToBounds": "clips", "layer.zPosition": "z position", "font.pointSize": "font size",
  "layer.shadowOffset.width": "shadow x", "layer.shadowOffset.height": "shadow y",
};

/** Returns the title of a property: its name without what it is a part of, in words. */
function titleOf(name) {
  return titles[name] ?? name.replace(/^(layer|frame|bounds|transform)\./, "").replace(/^(origin|size)\./, "")
    .replaceAll(".", " ").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Creates the controls of each kind. Each has `value` as the program reads it; the last one is shown beside the first. */
const controls = {
  number: ({ minimum, maximum, step }) => [make("input", { type: "number", min: minimum, max: maximum, step: "any", inputMode: "decimal" }), step],
  switch: () => [make("input", { type: "checkbox", className: "switch", role: "switch" })],
  text: () => [make("textarea", { rows: 1, spellcheck: false })],
  color: () => [make("input", { type: "text", spellcheck: false, autocomplete: "off" })],
  choice: ({ choices }) => [make("select", {}, ...choices.map((value) => make("option", { value }, value)))],
};

export class PropertyField {
  /**
   * @param property as the program describes it; @param onEdit called with the value that is wanted, as a text.
   * @param onEnd called when what was typed may be replaced by the value.
   */
  constructor(property, onEdit, onEnd) {
    const { name, kind } = property;
    Object.assign(this, { name, kind, onEdit, onEnd });
    [this.control, this.step] = controls[kind](property);
    const id = `property-${name.replaceAll(".", "-")}`;
    Object.assign(this.control, { id, title: name });
    this.control.dataset.property = name;
    /** Whether the control has what was typed, and not what the program has. */
    this.isTyped = false;
    this.element = make("div", { className: `property of-${kind}` }, make("label", { htmlFor: id, title: name }, titleOf(name)), this.control);
    this.listen();
    if (kind === "color") this.addSwatch();
  }

  listen() {
    const { control, kind } = this;
    const isWritten = kind === "number" || kind === "text";
    control.addEventListener("input", () => {
      this.isTyped = kind === "color" || isWritten;
      // What is half written is no number yet.
      if (kind === "text" || kind === "number" && control.value !== "") this.onEdit(this.typed);
    });
    control.addEventListener("change", () => {
      // A number that is none is an empty value; the program says what it needs instead.
      if (!isWritten || kind === "number" && control.value === "") this.onEdit(kind === "switch" ? `${control.checked}` : control.value);
      this.endTyping();
    });
    control.addEventListener("blur", () => this.endTyping());
    if (kind === "number") control.addEventListener("keydown", (event) => this.stepBy(event));
  }

  /** What is typed, as the program reads it. Browsers accept numbers such as .5 and 05, which JSON has not. */
  get typed() {
    const { control, kind } = this;
    return kind === "number" ? `${control.valueAsNumber}` : control.value;
  }

  /** Also called while the field is removed, within a change of the list, which comes first. */
  endTyping() {
    this.isTyped = false;
    queueMicrotask(this.onEnd);
  }

  /** The arrow keys change numbers by a step, and by ten of them with Shift. */
  stepBy(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { control, step } = this;
    const next = (control.valueAsNumber || 0) + direction * step * (event.shiftKey ? 10 : 1);
    const clamped = Math.min(Math.max(next, Number(control.min)), Number(control.max));
    control.value = `${Number(clamped.toFixed(6))}`;
    this.onEdit(control.value);
  }

  addSwatch() {
    this.swatch = make("input", { type: "color", title: `Choose ${this.name}` });
    this.swatch.setAttribute("aria-label", `${titleOf(this.name)}, chosen`);
    this.swatch.addEventListener("input", () => this.onEdit(this.swatch.value.toUpperCase()));
    this.element.append(this.swatch);
  }

  /** Shows a value, except in place of what is being typed. */
  show({ value, changed, now }, isEnabled) {
    const { control, kind, swatch } = this;
    this.element.classList.toggle("changed", changed);
    control.disabled = !isEnabled;
    if (kind === "switch") control.checked = value === "true";
    else if (!this.isTyped && control.value !== value) control.value = value;
    if (!swatch) return;
    swatch.disabled = !isEnabled;
    swatch.classList.toggle("none", now === "");
    const shown = (now || "#ffffff").toLowerCase();
    if (swatch.value !== shown) swatch.value = shown;
  }
}

/** Has a paragraph show a text, or none. */
export function showLine(element, text) {
  element.hidden = !text;
  write(element, text || "");
}
