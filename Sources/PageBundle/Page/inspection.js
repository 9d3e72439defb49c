// The program's reports about animations, elements and calls, kept as long as the history.

import { filmLength } from "./film.js";
import { PastElements } from "./past-elements.js";

/** The time for querying elements per frame, in milliseconds. The rest are queried in later frames. */
const askingTime = 3;

/** Returns the name of an element: "cell 0, 2", or "departing cell 0, 2" if it no longer has an index path. */
export function nameOfElement({ kind, elementKind, indexPath, departing }) {
  const path = indexPath?.join(", ") ?? "";
  const name = elementKind && kind !== "cell" ? `${shortKind(elementKind)} ${path}` : `${kind} ${path}`;
  return departing ? `departing ${name}` : name;
}

/** Shortens UIKit's element kinds, such as "UICollectionElementKindSectionHeader". */
function shortKind(elementKind) {
  return elementKind.replace(/^UICollectionElementKind(Section)?/, "").toLowerCase() || elementKind;
}

export class Inspection {
  constructor(program) {
    this.program = program;
    this.elements = new PastElements(program);
    program.inspect(true);
    program.recordHistory(filmLength);
    this.clear();
  }

  /** Clears the reports for another demo. */
  clear() {
    /**
     * The animations by identifier, in the order of their starts. `over` is the time when one ended, null while it
     * runs.
     */
    this.animations = new Map();
    /** The number of frames in which animations began, ended or were discarded. */
    this.changes = 0;
    /** The moving elements, with their initial and final attributes. */
    this.movements = [];
    /** The layers with new animations that have not been queried, with the animations' identifiers. */
    this.begun = new Map();
    /** The names of layers, including removed ones. */
    this.names = new Map();
    this.elements.clear();
    /** The calls between collection views and their layouts, data sources and delegates. */
    this.trace = [];
    this.counters = null;
    /** What the program's work since the last frame took, by its parts, in seconds; null where nothing is measured. */
    this.costs = null;
  }

  /**
   * Collects the reports after a frame.
   * @param frame of the film, which shows what was done since the previous one.
   * @param forgotten the time up to which the history has been discarded.
   * @param isLast whether no frame follows for now.
   */
  collect({ time: shownAt, changes: changed }, forgotten, isLast) {
    const { animations, ended, trace, counters, costs } = this.program.inspection();
    this.counters = counters;
    this.costs = costs ?? null;
    for (const entry of trace) this.trace.push({ ...entry, shownAt });
    for (const animation of animations) {
      const { id, layer, element } = animation;
      this.animations.set(id, { ...animation, over: null });
      if (element) this.begun.set(layer, [...(this.begun.get(layer) ?? []), id]);
    }
    this.noteMovements(isLast);
    for (const { id, time: over } of ended) this.end(id, over);
    this.elements.note(shownAt, changed, this.layersOf(ended), isLast);
    if (animations.length + ended.length > 0) this.changes += 1;
    this.forget(forgotten);
  }

  /** Queries the initial and final attributes of elements that have begun to move. */
  noteMovements(isLast) {
    const end = isLast ? Infinity : performance.now() + askingTime;
    for (const [layer, begun] of this.begun) {
      if (performance.now() > end) return;
      this.begun.delete(layer);
      // Animations that have already ended are skipped.
      const ids = begun.filter((id) => this.animations.get(id)?.over === null);
      const element = ids.length > 0 ? this.program.element(layer) : null;
      if (element?.layer !== layer || !element.motion) continue;
      const begin = Math.min(...ids.map((id) => this.animations.get(id).begin));
      // Its views cannot be asked for once it is gone.
      if (element.motion === "disappears") this.noteNames(layer);
      const earlier = this.movements.findLast((movement) => movement.layer === layer);
      if (earlier) earlier.over ??= begin;
      const movement = { ...element, begin, over: null, running: new Set(ids) };
      this.movements.push(movement);
      for (const id of ids) this.animations.get(id).movement = movement;
    }
  }

  /** Notes the names of a layer and its descendants. */
  noteNames(layer) {
    for (const [id, name] of Object.entries(this.program.layerNames(layer))) this.names.set(Number(id), name);
  }

  /** Ends an animation, and a movement with its last animation. */
  end(id, time) {
    const animation = this.animations.get(id);
    if (!animation) return;
    animation.over = time;
    const { movement } = animation;
    movement?.running.delete(id);
    if (movement?.running.size === 0) movement.over ??= time;
  }

  /** Returns the layers of animations that have ended. */
  layersOf(ended) {
    return new Set(ended.map(({ id }) => this.animations.get(id)?.layer).filter(Boolean));
  }

  forget(forgotten) {
    this.elements.forget(forgotten);
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
    if (this.movements.length > 0 && !isKept(this.movements[0])) this.movements = this.movements.filter(isKept);
  }

  isRunning({ begin, over }, time) {
    return begin <= time && (over === null || time < over);
  }

  animationsAt(time) {
    return [...this.animations.values()].filter((animation) => this.isRunning(animation, time));
  }

  movementsAt(time) { return this.movements.filter((movement) => this.isRunning(movement, time)); }

  movementOf(layer, time) {
    return this.movementsAt(time).findLast((movement) => movement.layer === layer) ?? null;
  }
}
