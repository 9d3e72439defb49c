// The inspected element: under the pointer, with the focus, or selected. A selection remains until it is cleared.

import { byId } from "./elements.js";
import { isInside, layerUnder, quadOfLayer } from "./quads.js";

export class Picker {
  /**
   * @param stage the element of the stage.
   * @param onChange called when the inspected element changes, with whether it has just been selected.
   */
  constructor(film, inspection, program, stage, onChange) {
    Object.assign(this, { film, inspection, program, stage, onChange });
    /** Whether touches select elements instead of reaching the demo. */
    this.isPicking = false;
    this.clear();
    for (const name of ["pointermove", "pointerdown"]) {
      stage.addEventListener(name, (event) => { if (this.isAsked) this.lookAt(...this.place(event)); });
    }
    stage.addEventListener("focusin", ({ target }) => this.look(Number(target.dataset.layer)));
    byId("pick").addEventListener("click", () => this.setPicking(!this.isPicking));
    byId("unpin").addEventListener("click", () => this.unpin());
  }

  /** Clears the selection for another demo. */
  clear() {
    /** The element's layer, null for none. */
    this.layer = null;
    /** The layer of the view that was picked in the element, or outside of all; null for none. */
    this.view = null;
    this.isPinned = false;
    this.show();
  }

  /** Whether to follow the pointer. */
  get isAsked() { return this.isPicking || !byId("panel-element").hidden; }

  setPicking(isPicking) {
    this.isPicking = isPicking;
    this.show();
    this.onChange(false);
  }

  /** Selects the element and the view at a point of the stage. */
  pick(x, y) {
    const layer = this.layerAt(x, y) ?? null;
    const { scene } = this;
    const roots = layer ? [layer] : [...scene.layers.keys()].filter((id) => !scene.layers.has(scene.layers.get(id).parent));
    const view = roots.map((root) => layerUnder(scene, root, x, y)).findLast(Boolean) ?? null;
    if (layer || view) this.pin(layer, view);
    else this.unpin();
  }

  /** Selects a view by its layer, and the element that it is in. */
  pickLayer(layer) { this.pin(this.elementAround(layer), layer); }

  /** Returns the layer of the element that contains a layer at the displayed moment; null for none. */
  elementAround(layer) {
    const { film: { shown }, inspection, program } = this;
    if (!shown) return program.element(layer)?.layer ?? null;
    // The program knows only where layers are in the present.
    const { scene, frame: { time } } = shown;
    const isElement = (id) => inspection.elements.at(id, time)?.layer === id || inspection.movementOf(id, time);
    let id = layer;
    while (id && !isElement(id)) id = scene.layers.get(id)?.parent;
    return id || null;
  }

  /** The displayed scene. */
  get scene() { return this.film.shown?.scene ?? this.film.live; }

  /** @param layer of an element; null for a view outside of all. @param view the layer of a view, the element's by default. */
  pin(layer, view = layer) {
    this.layer = layer;
    this.view = view;
    this.isPinned = true;
    this.show();
    this.onChange(true);
  }

  unpin() {
    this.clear();
    this.onChange(false);
  }

  show() {
    document.body.classList.toggle("picking", this.isPicking);
    byId("pick").setAttribute("aria-pressed", this.isPicking);
    byId("unpin").hidden = !this.isPinned;
  }

  // Hit testing

  look(layer) {
    if (!layer || this.isPinned || layer === this.layer) return;
    this.layer = layer;
    this.onChange(false);
  }

  lookAt(x, y) {
    if (!this.isPinned) this.look(this.layerAt(x, y));
  }

  /** Returns the position of an event on the stage, in points. */
  place({ clientX, clientY }) {
    const box = this.stage.getBoundingClientRect();
    const scale = box.width / this.stage.offsetWidth;
    return [(clientX - box.left) / scale, (clientY - box.top) / scale];
  }

  layerAt(x, y) {
    const isRecorded = this.film.isInPast || this.program.isElsewhere;
    return isRecorded ? this.recordedLayerAt(x, y) : this.program.elementAt(x, y)?.layer;
  }

  /**
   * Finds a layer in the document, for the past and for remote programs: by the roles of layers, or by the corners of
   * moving ones.
   */
  recordedLayerAt(x, y) {
    const box = this.stage.getBoundingClientRect();
    const scale = box.width / this.stage.offsetWidth;
    const found = document.elementsFromPoint(box.left + x * scale, box.top + y * scale)
      .map((node) => node.closest("[role=listitem], [role=heading]"))
      .find((node) => node?.dataset.layer && this.stage.contains(node));
    if (found) return Number(found.dataset.layer);
    const { shown, live, end } = this.film;
    const scene = shown?.scene ?? live;
    return this.inspection.movementsAt(shown?.frame.time ?? end).findLast(({ layer }) => {
      const quad = quadOfLayer(scene, layer);
      return quad && isInside(quad, x, y);
    })?.layer;
  }
}
