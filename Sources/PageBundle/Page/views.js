// The view hierarchy of an element at the displayed moment.

import { make, short } from "./elements.js";

/** The maximum number of listed views. */
const most = 120;

export class Views {
  /** @param inspection has the names of layers. */
  constructor(inspection) {
    this.inspection = inspection;
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
    return found.map(({ id, depth, record }) => ({ depth, name: this.nameOf(id, record), facts: factsOf(record) }));
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

  list(rows) {
    return make("ul", { className: "views" }, ...rows.map(({ depth, name, facts }) => {
      const row = make("li", {}, make("span", {}, name), make("span", { className: "quiet" }, facts));
      row.style.setProperty("--depth", depth);
      return row;
    }));
  }
}

function factsOf({ geometry: { left, top, width, height, matrix }, opacity, style }) {
  return [
    [left, top, width, height].map((number) => short(number, 1)).join(", "), matrix && "transformed",
    opacity < 1 && `alpha ${short(opacity)}`, style?.isHidden && "hidden", style?.clips && "clips",
  ].filter(Boolean).join(" · ");
}
