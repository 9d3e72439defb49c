// Which elements the layers of the stage belonged to, kept as long as the history: a cell that is reused has another index path
// later. Films know it of themselves.

/** The roles of the layers of elements. */
const roles = new Set(["listItem", "header"]);

/** The time for querying elements per frame, in milliseconds. The rest are queried in later frames. */
const askingTime = 0.5;

export class PastElements {
  constructor(program) {
    this.program = program;
    this.clear();
  }

  clear() {
    /** [time, element] by layer, in the order of their times; the element is null after the layer is gone. */
    this.known = new Map();
    /** What layers meant when they were noted last. */
    this.meanings = new Map();
    /** The layers to be queried, with the times since when they may be another element. */
    this.changed = new Map();
  }

  /**
   * Notes the elements of layers that may have become others in a frame: those whose role, words or position in the list have
   * changed, and those whose animations have ended: until then, the movement has their attributes.
   */
  note(time, changes, moved, isLast) {
    if (this.program.isFilm) return;
    for (const [layer, record] of changes) {
      if (!record) {
        this.meanings.delete(layer);
        this.changed.delete(layer);
        this.known.get(layer)?.push([time, null]);
      } else if (roles.has(record.semantics?.role) && this.meanings.get(layer) !== record.semantics) {
        this.meanings.set(layer, record.semantics);
        this.changed.set(layer, time);
      }
    }
    for (const layer of moved) if (this.meanings.has(layer)) this.changed.set(layer, time);
    const end = isLast ? Infinity : performance.now() + askingTime;
    for (const [layer, since] of this.changed) {
      if (performance.now() > end) return;
      this.changed.delete(layer);
      const element = this.program.element(layer);
      if (element?.layer !== layer) continue;
      if (!this.known.has(layer)) this.known.set(layer, []);
      this.known.get(layer).push([since, element]);
    }
  }

  /** Returns the element that contains a layer at a time of the history; null for none. */
  at(layer, time) {
    const found = this.recorded(layer, time);
    if (found) return found;
    const element = this.program.element(layer);
    return element && (this.recorded(element.layer, time) ?? element);
  }

  recorded(layer, time) {
    return this.known.get(layer)?.findLast(([since]) => since <= time)?.[1] ?? null;
  }

  /** Forgets what was before a time. */
  forget(time) {
    for (const [layer, list] of this.known) {
      const [last, element] = list.at(-1);
      if (element === null && last <= time) this.known.delete(layer);
      if (list.length > 1 && list[1][0] <= time) list.splice(0, list.findLastIndex(([since]) => since <= time));
    }
  }
}
