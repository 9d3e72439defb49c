// What the program tells about itself, kept for as long as the film goes back.

import { filmLength } from "./film.js";

/** What happened carries its own time, so it is enough to ask in every so many frames. */
const interval = 3;

/** How long elements are asked about each time, in milliseconds, while frames follow: the rest wait for the next. */
const askingTime = 3;

/** What an element is called: "cell 0, 2"; "departing cell 0, 2" for one that has no place any more. */
export function nameOfElement({ kind, elementKind, indexPath, departing }) {
  const path = indexPath?.join(", ") ?? "";
  const name = elementKind && kind !== "cell" ? `${shortKind(elementKind)} ${path}` : `${kind} ${path}`;
  return departing ? `departing ${name}` : name;
}

/** UIKit's kinds are long words: "UICollectionElementKindSectionHeader". */
function shortKind(elementKind) {
  return elementKind.replace(/^UICollectionElementKind(Section)?/, "").toLowerCase() || elementKind;
}

export class Inspection {
  constructor(program) {
    this.program = program;
    program.inspect(true);
    program.recordHistory(filmLength);
    this.clear();
  }

  /** Another demo begins. */
  clear() {
    /** By identifier, in the order of their beginnings. Each has its moment of end in `over`, null while it runs. */
    this.animations = new Map();
    /** Counts the frames in which animations began, ended or were forgotten. */
    this.changes = 0;
    // So that the first frame is asked about.
    this.skipped = interval;
    /** Elements on their way, with their initial and final attributes. */
    this.flights = [];
    /** Layers that began to move and were not asked about yet, with their animations' identifiers. */
    this.begun = new Map();
    /** The calls between the collection views and those that they ask. */
    this.trace = [];
    this.counters = null;
  }

  /**
   * After each frame.
   * @param forgotten what happened up to this time led to frames that are not kept any more.
   * @param isLast whether no frame follows for now.
   */
  collect(forgotten, isLast) {
    this.skipped += 1;
    if (!isLast && this.skipped < interval) return;
    this.skipped = 0;
    const { animations, ended, trace, counters } = this.program.inspection();
    this.counters = counters;
    this.trace.push(...trace);
    for (const animation of animations) {
      const { id, layer, element } = animation;
      this.animations.set(id, { ...animation, over: null });
      if (element) this.begun.set(layer, [...(this.begun.get(layer) ?? []), id]);
    }
    this.noteFlights(isLast);
    for (const { id, time: over } of ended) this.end(id, over);
    if (animations.length + ended.length > 0) this.changes += 1;
    this.forget(forgotten);
  }

  /** An element that begins to move is asked where from and where to. */
  noteFlights(isLast) {
    const end = isLast ? Infinity : performance.now() + askingTime;
    for (const [layer, begun] of this.begun) {
      if (performance.now() > end) return;
      this.begun.delete(layer);
      // What was over before it was its turn moves nowhere.
      const ids = begun.filter((id) => this.animations.get(id)?.over === null);
      const element = ids.length > 0 ? this.program.element(layer) : null;
      if (element?.layer !== layer || !element.motion) continue;
      const begin = Math.min(...ids.map((id) => this.animations.get(id).begin));
      const earlier = this.flights.findLast((flight) => flight.layer === layer);
      if (earlier) earlier.over ??= begin;
      const flight = { ...element, begin, over: null, running: new Set(ids) };
      this.flights.push(flight);
      for (const id of ids) this.animations.get(id).flight = flight;
    }
  }

  /** A flight is over with the last of its animations. */
  end(id, time) {
    const animation = this.animations.get(id);
    if (!animation) return;
    animation.over = time;
    const { flight } = animation;
    flight?.running.delete(id);
    if (flight?.running.size === 0) flight.over ??= time;
  }

  forget(forgotten) {
    if (this.trace.length > 0 && this.trace[0].time <= forgotten) {
      const first = this.trace.findIndex(({ time }) => time > forgotten);
      this.trace.splice(0, first < 0 ? this.trace.length : first);
    }
    for (const [id, { over }] of this.animations) {
      if (over === null || over > forgotten) continue;
      this.animations.delete(id);
      this.changes += 1;
    }
    const isKept = ({ over }) => over === null || over > forgotten;
    if (this.flights.length > 0 && !isKept(this.flights[0])) this.flights = this.flights.filter(isKept);
  }

  /** Whether the last frame was one of those that are asked about. */
  get isFresh() { return this.skipped === 0; }

  isRunning({ begin, over }, time) {
    return begin <= time && (over === null || time <= over);
  }

  animationsAt(time) {
    return [...this.animations.values()].filter((animation) => this.isRunning(animation, time));
  }

  flightsAt(time) {
    return this.flights.filter(({ begin, over }) => begin <= time && (over === null || time < over));
  }

  flightOf(layer, time) {
    return this.flightsAt(time).findLast((flight) => flight.layer === layer) ?? null;
  }
}
