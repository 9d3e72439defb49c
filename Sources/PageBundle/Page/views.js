// The view hierarchy of an element at the displayed moment.

import { make, renew, short, write } from "./elements.js";

/** The maximum number of listed views. */
const most = 120;

export class Views {
  /** @param inspection has the names of layers; @param choose called with the layer of a view that is pressed. */
  constructor(inspection, choose) {
    this.inspection = inspection;
    this.choose = choose;
    this.element = make("ul", { className: "views" });
  }

  /** Returns the depth, name and properties of each view. */
  rows(scene, layer) {
    const found = [];
    const add = (id, depth) => {
      const record = scene.layers.get(id);
      if (!record?.geometry || found.length >= most) return;
      found.push({ id, depth, record });
      for (const child of record.children ?? []) add(child, depth + 1);
    };
    add(layer, 0);
    if (found.some(({ id }) => !this.inspection.names.has(id))) this.inspection.noteNames(layer);
    return found.map(({ id, depth, record }) => ({ id, depth, name: this.nameOf(id, record), facts: factsOf(record) }));
  }

  /** Returns the name of a layer of a scene. */
  nameAt(scene, layer) {
    const record = scene.layers.get(layer);
    if (!record) return "a view";
    if (!this.inspection.names.has(layer)) this.inspection.noteNames(layer);
    return this.nameOf(layer, record);
  }

  /** Returns the class of a view, and the words that it has in the scene: those of its name may be of another time. */
  nameOf(id, { text, picture, shape, semantics }) {
    const name = this.inspection.names.get(id);
    const words = text?.runs.map(({ string }) => string).join("").replaceAll("\n", " ") ?? "";
    if (!name) return text ? `label “${words}”` : picture ? "image" : shape ? "shape" : "view";
    const quote = name.indexOf(' "');
    if (quote < 0) return name;
    const kind = name.slice(0, quote);
    // Other views have words of their descendants or for assistive technology.
    const present = words || semantics?.label || (kind.endsWith("Label") ? "" : name.slice(quote + 2, -1));
    return present ? `${kind} "${present}"` : kind;
  }

  /**
   * Returns the list of views. It is always the same element, in which the buttons of views stay.
   * @param picked the layer of the picked view; null for none. @param title what a press on a view does.
   */
  list(rows, picked, title) {
    const known = new Map([...this.element.children].map((item) => [Number(item.firstChild.dataset.view), item]));
    renew(this.element, rows.map(({ id, depth, name, facts }) => {
      const item = known.get(id) ?? this.item(id);
      const [button, words] = item.children;
      button.title = title;
      button.setAttribute("aria-pressed", id === picked);
      write(button.firstChild, name);
      write(words, facts);
      item.style.setProperty("--depth", depth);
      return item;
    }));
    return this.element;
  }

  item(id) {
    const button = make("button", { type: "button", className: "view-name" }, make("span"));
    button.dataset.view = id;
    button.addEventListener("click", () => this.choose(id));
    return make("li", {}, button, make("span", { className: "quiet" }));
  }
}

function factsOf({ geometry: { left, top, width, height, matrix }, opacity, style }) {
  return [
    [left, top, width, height].map((number) => short(number, 1)).join(", "), matrix && "transformed",
    opacity < 1 && `alpha ${short(opacity)}`, style?.isHidden && "hidden", style?.clips && "clips",
  ].filter(Boolean).join(" · ");
}
