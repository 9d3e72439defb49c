// A beside B: a second copy of the demo with other values of its parameters. Whatever is done on the stage is done to it as
// well, at the same times, so the two differ in what the values do.

import { byId } from "./elements.js";
import { Film } from "./film.js";
import { Renderer } from "./renderer.js";

/** What names a layer, and in which of its values. */
const layerIn = { key: 1, adjust: 0, performAction: 0, beginEditing: 0 };

export class Twin {
  /**
   * @param createProgram makes another copy of the program.
   * @param film of the stage.
   */
  constructor(createProgram, film) {
    Object.assign(this, { createProgram, film });
    /** A's values by the parameters' identifiers; null while nothing is compared. */
    this.values = null;
    this.own = null;
    this.isStarted = false;
  }

  get isOpen() { return this.values !== null; }

  /** Makes the copy of the program, once. */
  async load() {
    if (this.program) return;
    const renderer = new Renderer(byId("twin"));
    const own = new Film(renderer);
    const images = {
      add: (...values) => renderer.images.add(...values),
      refer: (...values) => renderer.images.refer(...values),
      remove: (number) => own.retire(number),
    };
    const program = await this.createProgram((words, bytes) => own.draw(words, bytes), images);
    program.measureText();
    Object.assign(this, { renderer, own, program });
  }

  close() {
    this.values = null;
    this.isStarted = false;
    this.own?.clear();
    this.renderer?.clear();
  }

  // As the stage

  start(demo, width, height) {
    if (!this.isOpen) return;
    this.renderer.clear();
    this.own.clear();
    this.size = [width, height];
    this.isStarted = this.program.start(demo.id, width, height);
    this.keepValues();
  }

  /** The demo's own options, which are used here as well, change nothing for long. */
  keepValues() {
    if (!this.isStarted) return;
    for (const [id, value] of Object.entries(this.values)) this.program.setParameter(id, value);
  }

  resize(width, height) {
    if (!this.isStarted) return;
    this.size = [width, height];
    this.program.resize(width, height);
  }

  /** Does a frame; answers whether another one is needed. */
  frame(time) {
    if (!this.isStarted) return false;
    const isMoving = this.program.frame(time);
    this.own.add(time, { size: this.size });
    return isMoving;
  }

  /** Shows what was at a time; null for the present. */
  show(time) {
    if (!this.isStarted) return;
    if (time === null) this.own.showLive();
    else this.own.show(this.own.indexAt(time));
  }

  perform(name, values) {
    if (!this.isStarted) return;
    const place = layerIn[name];
    if (place === undefined || values[place] === 0) {
      this.program[name](...values);
      return;
    }
    const layer = this.counterpart(values[place]);
    if (layer !== null) this.program[name](...values.with(place, layer));
  }

  /** The layer that is here what another is on the stage: of the same role, name and place. Null for none. */
  counterpart(layer) {
    const wanted = this.film.live.layers.get(layer)?.semantics;
    if (!wanted) return null;
    const found = [...this.own.live.layers].find(([, { semantics }]) => semantics
      && ["role", "label", "position"].every((name) => semantics[name] === wanted[name]));
    return found?.[0] ?? null;
  }
}
