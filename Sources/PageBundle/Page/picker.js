// Which element is looked at: under the pointer, with the focus, or picked. What was picked stays until it is let go.

import { byId } from "./elements.js";
import { isInside, quadOfLayer } from "./quads.js";

export class Picker {
  /**
   * @param stage its element.
   * @param onChange called when another element is looked at or it is let go, with whether it was picked just now.
   */
  constructor(film, inspection, program, stage, onChange) {
    Object.assign(this, { film, inspection, program, stage, onChange });
    /** Whether touches pick elements instead of reaching the demo. */
    this.isPicking = false;
    this.clear();
    for (const name of ["pointermove", "pointerdown"]) {
      stage.addEventListener(name, (event) => { if (this.isAsked) this.lookAt(...this.place(event)); });
    }
    stage.addEventListener("focusin", ({ target }) => this.look(Number(target.dataset.layer)));
    byId("pick").addEventListener("click", () => this.setPicking(!this.isPicking));
    byId("unpin").addEventListener("click", () => this.unpin());
  }

  /** Another demo begins. */
  clear() {
    /** The element's layer, null for none. */
    this.layer = null;
    this.isPinned = false;
    this.show();
  }

  /** Whether it matters what the pointer is over. */
  get isAsked() { return this.isPicking || !byId("panel-element").hidden; }

  setPicking(isPicking) {
    this.isPicking = isPicking;
    this.show();
    this.onChange(false);
  }

  /** The element at a place on the stage is looked at from now on; where there is none, none. */
  pick(x, y) {
    const layer = this.layerAt(x, y);
    if (layer) this.pin(layer);
    else this.unpin();
  }

  pin(layer) {
    this.layer = layer;
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

  // What is where

  look(layer) {
    if (!layer || this.isPinned || layer === this.layer) return;
    this.layer = layer;
    this.onChange(false);
  }

  lookAt(x, y) {
    if (!this.isPinned) this.look(this.layerAt(x, y));
  }

  /** Where on the stage something happened, in points. */
  place({ clientX, clientY }) {
    const box = this.stage.getBoundingClientRect();
    const scale = box.width / this.stage.offsetWidth;
    return [(clientX - box.left) / scale, (clientY - box.top) / scale];
  }

  layerAt(x, y) {
    const isRecorded = this.film.isInPast || this.program.isElsewhere;
    return isRecorded ? this.recordedLayerAt(x, y) : this.program.elementAt(x, y)?.layer;
  }

  /** In the past, and of a program elsewhere, the page alone knows what was where: by the roles of layers, or by the corners of what was on its way. */
  recordedLayerAt(x, y) {
    const box = this.stage.getBoundingClientRect();
    const scale = box.width / this.stage.offsetWidth;
    const found = document.elementsFromPoint(box.left + x * scale, box.top + y * scale)
      .map((node) => node.closest("[role=listitem], [role=heading]"))
      .find((node) => node?.dataset.layer && this.stage.contains(node));
    if (found) return Number(found.dataset.layer);
    const { shown, live, end } = this.film;
    const scene = shown?.scene ?? live;
    return this.inspection.flightsAt(shown?.frame.time ?? end).findLast(({ layer }) => {
      const quad = quadOfLayer(scene, layer);
      return quad && isInside(quad, x, y);
    })?.layer;
  }
}
