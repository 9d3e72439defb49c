// What frames cost on the main thread, and what was called in them.

/** The time of a frame at 60 frames per second, in milliseconds. A frame that costs more is late. */
export const budget = 1000 / 60;

export const isLate = ({ cost }) => cost > budget;

/** A call with the size that a cell or another view wants. */
const measuring = "layout.shouldInvalidateLayout(forPreferredLayoutAttributes:";
const requesting = /^dataSource\.collectionView\((cellForItemAt|viewForSupplementaryElementOfKind)\b/;

/** Returns the texts and their numbers, in the order of their first appearance. */
function counted(texts) {
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

export class FrameCosts {
  /** @param filmPlayer knows the selected range. */
  constructor(film, inspection, filmPlayer) {
    Object.assign(this, { film, inspection, filmPlayer });
    /** The frame that was found last. */
    this.found = null;
  }

  /** The index of the most expensive frame, of the selected range if there is one; null if nothing was measured. */
  get worst() {
    const { part } = this.filmPlayer;
    const { frames, shown } = this.film;
    const measured = [...frames.keys()].filter((index) => {
      const { time, cost } = frames[index];
      return cost > 0 && (!part || (time >= part.from && time <= part.to));
    }).toSorted((one, other) => frames[other].cost - frames[one].cost);
    // From the frame found before to the next expensive one.
    const isAtFound = shown !== null && shown.frame === this.found;
    const rank = isAtFound ? measured.findIndex((index) => frames[index] === this.found) + 1 : 0;
    const index = measured[rank] ?? measured[0] ?? null;
    this.found = frames[index] ?? null;
    return index;
  }

  /** Describes the cost of a frame. */
  wordsOf({ cost }) {
    const late = cost > budget ? `, ${(cost - budget).toFixed(1)} ms late` : "";
    return `${cost.toFixed(1)} ms${late}`;
  }

  /** Returns what was called in a frame: names and descriptions, without those of which there is nothing. */
  callsIn(index) {
    const { frames } = this.film;
    const from = frames[index - 1]?.time ?? -Infinity;
    const calls = this.inspection.trace.filter(({ time }) => time > from && time <= frames[index].time);
    const of = (receiver) => calls.filter(({ kind, callee }) => kind === "call" && callee === receiver);
    return [
      ["Passes", list(counted(calls.filter(({ kind }) => kind === "pass").map(({ text }) => text)))],
      ["Views", this.views(index, calls)],
      ["Layout", methods(of("layout"))],
      ["Data source", methods(of("dataSource"))],
      ["Delegate", methods(of("delegate"))],
    ].filter(([, words]) => words !== "");
  }

  /** Describes the views that a frame requested, created, reused and measured. */
  views(index, calls) {
    const { frames } = this.film;
    const now = frames[index].counters;
    const before = index > 0 ? frames[index - 1].counters : this.film.forgotten === -Infinity ? {} : null;
    const since = (name) => (now && before ? now[name] - (before[name] ?? 0) : 0);
    return [
      [calls.filter(({ text }) => requesting.test(text)).length, "requested"],
      [since("created"), "created"],
      [since("reused"), "reused"],
      [calls.filter(({ text }) => text.startsWith(measuring)).length, "measured"],
    ].filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`).join(", ");
  }
}

const list = (counts) => counts.map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(", ");

/** Describes calls by their number and their methods, the most frequent first. */
function methods(calls) {
  if (calls.length === 0) return "";
  const counts = counted(calls.map(({ text }) => methodOf(text))).toSorted(([, one], [, other]) => other - one);
  return `${calls.length} ${calls.length === 1 ? "call" : "calls"}: ${list(counts)}`;
}

/** Returns the method of a call: "collectionView(cellForItemAt:)" is named by its argument, as people name it. */
function methodOf(text) {
  const [, name, argument] = text.match(/^\w+\.(\w+)(?:\((\w+):)?/) ?? [null, text, null];
  return name === "collectionView" && argument ? argument : name;
}
