// The properties of the picked view as fields that change the running screen, and the list of what was changed, as Swift.

import { byId, copy, make, write } from "./elements.js";
import { preference, setPreference } from "./preferences.js";
import { PropertyField, showLine } from "./property-fields.js";
import { highlight } from "./swift.js";

/** What is said about a view that is placed anew. */
const placements = {
  constraints: "Constraints place this view: its next layout gives it their frame again.",
  layout: "The collection view’s layout places this view: its next layout gives it its attributes again.",
};

const sentence = (words) => words && `${words[0].toUpperCase()}${words.slice(1)}.`;

export class PropertiesPanel {
  /**
   * @param program answers, perhaps later.
   * @param onEdit called with the edit that is wanted, as `setProperty` of input.txt has it.
   * @param countEdits returns the number of edits in the input of the stage.
   * @param anyLayer returns a layer of the screen, to ask about changes when no view is picked; null if there is none.
   */
  constructor(program, { onEdit, countEdits, anyLayer }) {
    Object.assign(this, { program, onEdit, countEdits, anyLayer });
    this.details = byId("properties");
    this.list = make("div", { className: "properties" });
    this.note = make("p", { className: "facts" });
    this.problem = make("p", { className: "problem", role: "status" });
    this.details.append(this.note, this.list);
    this.details.after(this.problem);
    this.changes = byId("changes");
    byId("copy-changes").addEventListener("click", ({ currentTarget }) => copy(this.code, currentTarget));
    byId("undo-changes").addEventListener("click", () => {
      for (const { undo } of (this.answer?.changes ?? []).toReversed()) this.onEdit(undo);
      this.ask();
    });
    this.details.open = preference("properties") === "yes";
    this.details.addEventListener("toggle", () => {
      setPreference("properties", this.details.open ? "yes" : "no");
      this.ask();
    });
    this.clear();
  }

  clear() {
    /** The layer that is asked about, and whether its properties are shown and not only the changes. */
    this.layer = null;
    this.isPicked = false;
    this.isPast = false;
    this.answer = null;
    /** The layer that the answer is about. */
    this.answered = null;
    /** The layer of the view that was edited last. */
    this.edited = null;
    /** The number of edits that the answer knows of: a screen that starts again may repeat those of its last run. */
    this.knownEdits = 0;
    this.fields = [];
    this.list.replaceChildren();
    this.show();
  }

  /**
   * Asks about a view and shows the answers.
   * @param layer of the picked view, or of any if none is; null if no program could answer.
   * @param isPicked whether the view is picked; @param isPast whether an earlier moment is displayed.
   */
  update(layer, isPicked, isPast) {
    Object.assign(this, { layer, isPicked, isPast });
    if (layer !== null && !isPast) this.ask();
    else this.show();
  }

  /** Asks if an answer would be shown: it costs the program some time. */
  ask() {
    const { layer } = this;
    const edits = this.countEdits();
    const isShown = this.isPicked && this.details.open || this.answer?.changes.length > 0 || edits !== this.knownEdits;
    if (layer === null || this.isPast || !isShown) {
      this.show();
      return;
    }
    const take = (answer) => {
      if (layer !== this.layer) return;
      this.knownEdits = edits;
      this.answer = answer;
      this.answered = layer;
      this.show();
    };
    this.program.askProperties(layer, (answer) => {
      if (answer) take(answer);
      else this.askForChanges(layer, take);
    });
  }

  /** Asks about the changes, because the layer that was asked about is of no view any more. */
  askForChanges(layer, take) {
    const any = this.anyLayer();
    if (any === null || any === layer) {
      take(null);
      return;
    }
    const own = this.answered === layer ? this.answer?.layer : undefined;
    this.program.askProperties(any, (answer) => {
      take(answer && { layer: own, properties: [], changes: answer.changes, problem: answer.problem });
    });
  }

  /** All changes in Swift. */
  get code() { return (this.answer?.changes ?? []).map(({ code }) => `${code}\n`).join(""); }

  edit(name, value) {
    if (!this.answer || this.isPast) return;
    this.edited = this.answer.layer;
    this.onEdit(`${this.answer.path} ${name}=${value}`);
    this.ask();
  }

  show() {
    const { answer, layer, isPicked, isPast, details } = this;
    details.hidden = layer === null || !isPicked;
    const hasFields = this.answered === layer && answer?.properties.length > 0;
    write(details.querySelector("summary"), hasFields && details.open ? `Edit ${answer.view}` : "Edit properties");
    showLine(this.note, isPast ? "Properties are edited in the present: press Live." : hasFields && placements[answer.placement]);
    this.list.hidden = !hasFields;
    if (hasFields) this.showFields(answer.properties);
    showLine(this.problem, isPast || answer?.layer !== this.edited ? null : sentence(answer?.problem));
    this.showChanges(answer?.changes ?? []);
  }

  /** Shows the values. Fields that are there stay, so that one of them keeps the focus. */
  showFields(properties) {
    const isOther = this.shown !== this.answer.layer;
    this.shown = this.answer.layer;
    const known = new Map(isOther ? [] : this.fields.map((field) => [field.name, field]));
    const fields = properties.map((property) => known.get(property.name)
      ?? new PropertyField(property, (value) => this.edit(property.name, value), () => this.ask()));
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.property : undefined;
    for (const { element } of this.fields) if (!fields.some((field) => field.element === element)) element.remove();
    let before = this.list.firstChild;
    for (const { element } of fields) {
      if (element === before) before = before.nextSibling;
      else this.list.insertBefore(element, before);
    }
    this.fields = fields;
    for (const [place, field] of fields.entries()) field.show(properties[place], !this.isPast);
    if (focused && !this.list.contains(document.activeElement)) this.list.querySelector(`[data-property="${focused}"]`)?.focus({ preventScroll: true });
  }

  showChanges(changes) {
    const text = JSON.stringify([changes, this.isPast]);
    if (text === this.written) return;
    this.written = text;
    this.changes.hidden = changes.length === 0;
    const list = this.changes.querySelector("ul");
    const focused = list.contains(document.activeElement) ? [...list.children].indexOf(document.activeElement.closest("li")) : -1;
    list.replaceChildren(...changes.map((change) => this.item(change)));
    byId("undo-changes").disabled = this.isPast;
    if (focused < 0) return;
    const next = list.children[Math.min(focused, changes.length - 1)]?.querySelector("button");
    (next ?? this.details.querySelector("summary")).focus({ preventScroll: true });
  }

  item({ code, undo }) {
    const button = make("button", { type: "button", title: "Restore the former value", disabled: this.isPast }, "Undo");
    button.setAttribute("aria-label", `Undo ${code}`);
    button.addEventListener("click", () => {
      this.onEdit(undo);
      this.ask();
    });
    return make("li", {}, make("code", {}, ...highlight(code)), button);
  }
}
