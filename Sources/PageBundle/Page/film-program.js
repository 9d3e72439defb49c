// A film in place of the program: it answers what the panels ask, of the moment that is shown, and does nothing.

const identity = ({ kind, elementKind, section, item, departing }) => ({ kind, elementKind, indexPath: [section, item], departing });

const straight = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const attributesOf = ({ left, top, width, height, alpha, transform, zIndex, hidden }) => ({
  frame: [left, top, width, height], alpha, transform: transform ?? straight, zIndex, hidden,
});

/** Of none or one. */
const first = (list) => list[0] ?? null;

export class FilmProgram {
  /**
   * @param film as film-file.js reads it.
   * @param shown answers what a page's film shows: a scene, and the time of its frame.
   */
  constructor(film, shown) {
    this.film = film;
    this.shown = shown;
    this.names = new Map();
    /** Of each layer that was an element's, [time, element] as often as it changed. */
    this.elements = new Map();
    /** What was done on the stage, and what is to be found again. */
    this.acts = [];
    this.marks = [];
    this.calls = [];
    /** What springs have done of their way, by curve and duration. */
    this.springMotions = new Map();
    this.counters = null;
    this.told = { animations: [], ended: [], trace: [] };
  }

  /** For a page that has nothing else, before its film is shown. */
  static none() {
    const scene = { layers: new Map() };
    return new FilmProgram({ frames: [] }, () => ({ scene, time: 0 }));
  }

  // Going through the film

  /** Takes what a frame tells; `inspection` answers it then. */
  take({ time, told }) {
    for (const { id, name, value } of told) this[`take${name[0].toUpperCase()}${name.slice(1)}`](value, id, time);
  }

  takeName(name, layer) { this.names.set(layer, name); }

  takeElement({ identity: of, collectionView, reuseIdentifier, attributes, ways }, layer, time) {
    const way = first(ways);
    const element = {
      layer, ...identity(of), reuseIdentifier, collectionView, attributes: attributesOf(attributes),
      motion: way?.motion ?? null, initial: way && attributesOf(way.initial), final: way && attributesOf(way.final),
    };
    const known = this.elements.get(layer);
    if (known) known.push([time, element]);
    else this.elements.set(layer, [[time, element]]);
  }

  takeAnimation({ element, inside, end, duration, repeats, progress, ...rest }, layer) {
    if (progress.length > 0) this.springMotions.set(`${rest.curve} ${first(duration)}`, progress);
    this.told.animations.push({
      ...rest, layer, element: element.length > 0 ? identity(element[0]) : null, inside: inside.length > 0 ? identity(inside[0]) : null,
      end: first(end), duration: first(duration), repeat: first(repeats),
    });
  }

  takeEnded(ended) { this.told.ended.push(ended); }

  takeCall({ pass, callee, collectionView, ...rest }) {
    const call = { ...rest, pass: first(pass), callee: callee === "none" ? null : callee, collectionView: collectionView || null };
    this.calls.push(call);
    this.told.trace.push(call);
  }

  takeCounters(counters) { this.counters = counters; }

  takeAct({ name, time, values, key }) { this.acts.push({ name, time, values: key === null ? values : [key] }); }

  takeMark(mark) { this.marks.push(mark); }

  // What the panels ask

  demos() { return []; }

  inspect() {}

  recordHistory() {}

  inspection() {
    const told = { ...this.told, counters: this.counters };
    this.told = { animations: [], ended: [], trace: [] };
    return told;
  }

  /** The element that a layer is of or inside of at the moment that is shown; where it is then is known from its layer. */
  element(layer) {
    const { scene, time } = this.shown();
    for (let id = layer; id > 0; id = scene.layers.get(id)?.parent ?? 0) {
      const found = scene.layers.has(id) && this.elementOf(id, time);
      if (found) return found;
    }
    return null;
  }

  /** What a layer was itself at a moment; null for no element. */
  elementOf(layer, time) { return this.elements.get(layer)?.findLast(([told]) => told <= time)?.[1] ?? null; }

  elementAt() { return null; }

  ghosts() { return []; }

  layerNames(layer) {
    const { scene } = this.shown();
    const names = {};
    const add = (id) => {
      if (this.names.has(id)) names[id] = this.names.get(id);
      for (const child of scene.layers.get(id)?.children ?? []) add(child);
    };
    add(layer);
    return names;
  }

  springs() { return []; }

  springMotion(curve, duration) { return this.springMotions.get(`${curve} ${duration}`) ?? [0, 1]; }

  traceJSON() { return `${JSON.stringify(this.calls, null, 1)}\n`; }

  recording() { return ""; }

  parameters() { return []; }

  code() { return ""; }

  edited() { return null; }

  frame() { return false; }
}

// What is done to a program does nothing to a film.
for (const name of [
  "measureText", "darken", "reduceMotion", "resize", "pointerDown", "pointerMove", "pointerUp", "pointerCancel", "secondaryClick",
  "wheel", "key", "type", "edit", "select", "beginEditing", "endEditing", "adjust", "performAction", "addPhoto", "setParameter",
]) FilmProgram.prototype[name] = () => null;
