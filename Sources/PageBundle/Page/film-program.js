// Stands in for the program while a film is shown: answers queries about the displayed moment, and ignores input.

const identity = ({ kind, elementKind, section, item, departing }) => ({ kind, elementKind, indexPath: [section, item], departing });

const straight = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const attributesOf = ({ left, top, width, height, alpha, transform, zIndex, hidden }) => ({
  frame: [left, top, width, height], alpha, transform: transform ?? straight, zIndex, hidden,
});

/** Returns the element of a list with at most one. */
const first = (list) => list[0] ?? null;

export class FilmProgram {
  /**
   * @param film as film-file.js reads it.
   * @param shown returns the displayed scene and the time of its frame.
   */
  constructor(film, shown) {
    this.film = film;
    this.shown = shown;
    this.isFilm = true;
    this.names = new Map();
    /** For each element's layer, [time, element] for each change. */
    this.elements = new Map();
    /** The recorded input events, and marked times. */
    this.inputEvents = [];
    this.marks = [];
    /** [time, settings of the device] for each change. */
    this.settings = [];
    this.calls = [];
    /** The progress of springs, by curve and duration. */
    this.springMotions = new Map();
    this.counters = null;
    this.reports = { animations: [], ended: [], trace: [], costs: null };
  }

  /** Returns a program without frames, for a page whose film has not been loaded. */
  static none() {
    const scene = { layers: new Map() };
    return new FilmProgram({ frames: [] }, () => ({ scene, time: 0 }));
  }

  // Reading the film

  /** Takes the reports of a frame, which `inspection` returns next. */
  take({ time, reports }) {
    for (const { id, name, value } of reports) this[`take${name[0].toUpperCase()}${name.slice(1)}`](value, id, time);
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
    this.reports.animations.push({
      ...rest, layer, element: element.length > 0 ? identity(element[0]) : null, inside: inside.length > 0 ? identity(inside[0]) : null,
      end: first(end), duration: first(duration), repeat: first(repeats), start: [],
    });
  }

  takeStart({ id, values }) {
    const animation = this.reports.animations.findLast((each) => each.id === id);
    if (animation) animation.start = values;
  }

  takeEnded(ended) { this.reports.ended.push(ended); }

  takeCall({ pass, callee, collectionView, ...rest }) {
    const call = { ...rest, pass: first(pass), callee: callee === "none" ? null : callee, collectionView: collectionView || null };
    this.calls.push(call);
    this.reports.trace.push(call);
  }

  takeCosts({ calls, seconds, ...costs }) {
    this.reports.costs = costs;
    const measured = new Map(calls.map((number, index) => [number, seconds[index]]));
    for (const call of this.reports.trace) if (measured.has(call.number)) call.cost = measured.get(call.number);
  }

  takeCounters(counters) { this.counters = counters; }

  takeAct({ name, time, values, key }) { this.inputEvents.push({ name, time, values: key === null ? values : [key] }); }

  takeMark(mark) { this.marks.push(mark); }

  takeSurroundings(settings, layer, time) { this.settings.push([time, settings]); }

  /** Returns the settings of the device at a time; null if the film does not know them. */
  settingsAt(time) { return this.settings.findLast(([since]) => since <= time)?.[1] ?? null; }

  // Queries

  demos() { return []; }

  inspect() {}

  recordHistory() {}

  inspection() {
    const reports = { ...this.reports, counters: this.counters };
    this.reports = { animations: [], ended: [], trace: [], costs: null };
    return reports;
  }

  /** Returns the element that contains a layer at the displayed moment. */
  element(layer) {
    const { scene, time } = this.shown();
    for (let id = layer; id > 0; id = scene.layers.get(id)?.parent ?? 0) {
      const found = scene.layers.has(id) && this.elementOf(id, time);
      if (found) return found;
    }
    return null;
  }

  /** Returns the element of a layer at a time; null if it is not an element's own layer. */
  elementOf(layer, time) { return this.elements.get(layer)?.findLast(([since]) => since <= time)?.[1] ?? null; }

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

  /** A film knows neither the constraints nor the properties. */
  askLayout(layer, take) { take(null); }

  askLayoutWithout(layer, number, take) { take(null); }

  askProperties(layer, take) { take(null); }

  springs() { return []; }

  springMotion(curve, duration) { return this.springMotions.get(`${curve} ${duration}`) ?? [0, 1]; }

  traceJSON() { return `${JSON.stringify(this.calls, null, 1)}\n`; }

  recording() { return ""; }

  parameters() { return []; }

  code() { return ""; }

  edited() { return null; }

  frame() { return false; }
}

// Input has no effect on a film.
for (const name of ["measureText", "useDevice", "timeBlock", "untimeBlocks", "perform", "addPhoto", "setParameter"]) {
  FilmProgram.prototype[name] = () => null;
}
