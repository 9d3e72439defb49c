// A beside B: a second copy of the demo with other values of its parameters. Whatever is done on the stage is done to it as
// well, at the same times and to the same elements, so the two differ in what the values do.

import { byId } from "./elements.js";
import { Film } from "./film.js";
import { createFilmed } from "./program.js";
import { isInside, middleOf, quadOfLayer } from "./quads.js";
import { Renderer } from "./renderer.js";

/** What names a layer, and in which of its values. */
const layerIn = { key: 1, adjust: 0, performAction: 0, beginEditing: 0 };

/** What fingers are put on. */
const touched = new Set(["listItem", "button", "header", "slider", "toggle", "textField", "searchField"]);

export class Twin {
  /**
   * @param createProgram makes another copy of the program.
   * @param film of the stage.
   */
  constructor(createProgram, film) {
    Object.assign(this, { createProgram, film });
    /** A's values by the parameters' identifiers; null while nothing is compared. */
    this.values = null;
    this.ownFilm = null;
    this.isStarted = false;
  }

  get isOpen() { return this.values !== null; }

  /** Makes the copy of the program, once. */
  load() { return this.loading ??= this.create(); }

  async create() {
    this.renderer = new Renderer(byId("twin"));
    this.ownFilm = new Film(this.renderer);
    this.program = await createFilmed(this.createProgram, this.renderer, this.ownFilm);
  }

  close() {
    this.values = null;
    this.isStarted = false;
    this.ownFilm?.clear();
    this.renderer?.clear();
  }

  // As the stage

  start(demo, width, height) {
    if (!this.isOpen) return;
    this.renderer.clear();
    this.ownFilm.clear();
    this.size = [width, height];
    this.isStarted = this.program.start(demo.id, width, height);
    /** Of each finger that is down, how far beside its place on the stage it is here. */
    this.beside = new Map();
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
    this.ownFilm.add(time, { size: this.size });
    return isMoving;
  }

  /** Shows what was at a time; null for the present. */
  show(time) {
    if (!this.isStarted) return;
    if (time === null) this.ownFilm.showLive();
    else this.ownFilm.show(this.ownFilm.indexAt(time));
  }

  perform(name, values) {
    if (!this.isStarted) return;
    const [finger, x, y] = values;
    if (name === "pointerDown") this.beside.set(finger, this.way(x, y));
    if (name === "pointerDown" || name === "pointerMove") {
      const [across, down] = this.beside.get(finger) ?? [0, 0];
      this.program[name](finger, x + across, y + down);
      return;
    }
    const place = layerIn[name];
    if (place === undefined || values[place] === 0) {
      this.program[name](...values);
      return;
    }
    const layer = this.counterpart(values[place]);
    if (layer !== null) this.program[name](...values.with(place, layer));
  }

  /** From the element at a place on the stage to where it is here: what the values move is touched all the same. */
  way(x, y) {
    const { live } = this.film;
    let smallest = null;
    for (const [id, { semantics, geometry }] of live.layers) {
      if (!semantics || !touched.has(semantics.role)) continue;
      const quad = quadOfLayer(live, id);
      const area = geometry.width * geometry.height;
      if (quad && isInside(quad, x, y) && !(smallest?.area < area)) smallest = { id, quad, area };
    }
    const other = smallest && this.counterpart(smallest.id);
    const there = other && quadOfLayer(this.ownFilm.live, other);
    if (!there) return [0, 0];
    const [from, to] = [middleOf(smallest.quad), middleOf(there)];
    return [to[0] - from[0], to[1] - from[1]];
  }

  /** The layer that is here what another is on the stage: of the same role, name and place. Null for none. */
  counterpart(layer) {
    const wanted = this.film.live.layers.get(layer)?.semantics;
    if (!wanted) return null;
    const found = [...this.ownFilm.live.layers].find(([, { semantics }]) => semantics
      && ["role", "label", "position"].every((name) => semantics[name] === wanted[name]));
    return found?.[0] ?? null;
  }
}
