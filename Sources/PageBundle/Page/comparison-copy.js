// Copies of the demo with other parameter values or on other devices. They receive all input of the stage, at the same
// times and for the same elements, so that only the effect of the differences is seen.

import { Film } from "./film.js";
import { inputTable } from "./input-table.js";
import { createFilmed } from "./filmed.js";
import { isInside, middleOf, quadOfLayer } from "./quads.js";
import { Renderer } from "./renderer.js";

/** The roles of elements that fingers touch. */
const touched = new Set(["listItem", "button", "header", "slider", "toggle", "textField", "searchField"]);

/** All copies, which receive the same. */
export class Copies {
  constructor() { this.list = []; }

  /** The programs of the copies that have one. */
  get programs() { return this.list.map(({ program }) => program).filter(Boolean); }

  start(...values) { for (const copy of this.list) copy.start(...values); }

  resize(...size) { for (const copy of this.list) copy.resize(...size); }

  /** Performs a frame; returns whether another one is needed. */
  frame(time) { return this.list.map((copy) => copy.frame(time)).some(Boolean); }

  show(time) { for (const copy of this.list) copy.show(time); }

  perform(...event) { for (const copy of this.list) copy.perform(...event); }

  follow(...event) { for (const copy of this.list) copy.follow(...event); }

  keepValues() { for (const copy of this.list) copy.keepValues(); }
}

export class ComparisonCopy {
  /**
   * @param createProgram creates another copy of the program.
   * @param film of the stage; @param element in which the copy is drawn.
   */
  constructor(createProgram, film, element) {
    Object.assign(this, { createProgram, film, element });
    /** The parameter values of the copy by identifier; null while it does nothing. */
    this.values = null;
    this.ownFilm = null;
    this.isStarted = false;
  }

  get isOpen() { return this.values !== null; }

  /** Creates the copy of the program on first use. */
  load() { return this.loading ??= this.create(); }

  async create() {
    this.renderer = new Renderer(this.element);
    this.ownFilm = new Film(this.renderer);
    this.program = await createFilmed(this.createProgram, this.renderer, this.ownFilm);
  }

  close() {
    this.values = null;
    this.isStarted = false;
    this.ownFilm?.clear();
    this.renderer?.clear();
  }

  // Counterparts of Stage's methods

  start(demo, width, height) {
    if (!this.isOpen) return;
    this.renderer.clear();
    this.ownFilm.clear();
    this.size = [width, height];
    this.isStarted = this.program.start(demo.id, width, height);
    /** For each finger, the distance of its position from that on the stage. */
    this.beside = new Map();
    /** The time of the last frame, and the events of a script since then. */
    this.time = 0;
    this.due = [];
    this.keepValues();
  }

  /** Restores the values after input has changed them with the demo's own options. */
  keepValues() {
    if (!this.isStarted) return;
    for (const [id, value] of Object.entries(this.values)) this.program.setParameter(id, value);
  }

  resize(width, height) {
    this.perform("resize", width, height, 0);
  }

  /** Performs a frame; returns whether another one is needed. */
  frame(time) {
    if (!this.isStarted) return false;
    let isMoving = true;
    for (const [moment, ...event] of this.due) {
      if (moment > this.time) this.program.frame(this.time = moment);
      this.perform(...event);
    }
    if (this.due.length === 0 || this.time < time) isMoving = this.program.frame(this.time = time);
    this.due = [];
    this.ownFilm.add(time, { size: this.size });
    return isMoving;
  }

  /** Shows the moment at a time; null for the present. */
  show(time) {
    if (!this.isStarted) return;
    if (time === null) this.ownFilm.showLive();
    else this.ownFilm.show(this.ownFilm.indexAt(time));
  }

  /** Performs an event of a script with the next frame, at the time at which the stage has performed it. */
  follow(...event) {
    if (this.isStarted) this.due.push(event);
  }

  perform(name, ...values) {
    if (!this.isStarted) return;
    const [finger, x, y] = values;
    if (name === "resize") this.size = values.slice(0, 2);
    if (name === "pointerDown") this.beside.set(finger, this.way(x, y));
    if (name === "pointerDown" || name === "pointerMove") {
      const [across, down] = this.beside.get(finger) ?? [0, 0];
      this.program.perform(name, finger, x + across, y + down);
      return;
    }
    const place = inputTable[name].layer;
    if (place === undefined || values[place] === 0) {
      this.program.perform(name, ...values);
      return;
    }
    const layer = this.counterpart(values[place]);
    if (layer !== null) this.program.perform(name, ...values.with(place, layer));
  }

  /**
   * Returns the distance between the element at a point of the stage and its counterpart here, whose position may
   * differ.
   */
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

  /** Returns the layer with the same role, label and position as a layer of the stage; null if there is none. */
  counterpart(layer) {
    const wanted = this.film.live.layers.get(layer)?.semantics;
    if (!wanted) return null;
    const found = [...this.ownFilm.live.layers].find(([, { semantics }]) => semantics
      && ["role", "label", "position"].every((name) => semantics[name] === wanted[name]));
    return found?.[0] ?? null;
  }
}
