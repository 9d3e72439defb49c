// What frames cost on the main thread, and what was called in them.

/** The time of a frame at 60 frames per second, in milliseconds. A frame that costs more is late. */
export const budget = 1000 / 60;

export const isLate = ({ cost }) => cost > budget;

/** Whether a pass takes so much of the time of a frame that it is likely to be the reason if that is late. */
export const isExpensive = ({ cost = 0 }) => cost * 1000 > budget / 2;

/** A call with the size that a cell or another view wants. */
const measuring = "layout.shouldInvalidateLayout(forPreferredLayoutAttributes:";
const requesting = /^dataSource\.collectionView\((cellForItemAt|viewForSupplementaryElementOfKind)\b/;

/** Less than this cannot be measured: browsers round their clocks. In milliseconds. */
const least = 0.1;

/** What the program's parts of a frame's cost are called: its drawing is the evaluation of animations; the page draws. */
const titles = { input: "input", timers: "timers", layout: "layout", drawing: "animations", completions: "completions" };

/**
 * Divides a frame's cost: [name, milliseconds] for each part, the most expensive one first.
 * @param costs of the program's parts in seconds, null if it has not measured them.
 * @param drawing the time that drawing into the page took.
 */
export function partsOf(cost, costs, drawing) {
  const parts = Object.entries(costs ?? {}).map(([name, time]) => [titles[name], time * 1000]);
  parts.push(["drawing", drawing]);
  const rest = cost - parts.reduce((sum, [, time]) => sum + time, 0);
  if (costs) parts.push(["panels", rest]);
  return parts.filter(([, time]) => time >= least).toSorted(([, one], [, other]) => other - one);
}

/** Returns calls as [name, number, milliseconds], in the order of their first appearance. */
function counted(calls) {
  const counts = new Map();
  for (const { name, time } of calls) {
    const [, number, sum] = counts.get(name) ?? [name, 0, 0];
    counts.set(name, [name, number + 1, sum + time]);
  }
  return [...counts.values()];
}

/** The milliseconds that each call took by itself, without the calls nested in it, by number. */
function ownTimes(calls) {
  const times = new Map();
  const open = [];
  for (const { number, depth, cost = 0 } of calls) {
    open.length = Math.min(open.length, depth);
    times.set(number, cost * 1000);
    const outer = open.findLast((each) => each !== undefined);
    if (outer !== undefined) times.set(outer, times.get(outer) - cost * 1000);
    open[depth] = number;
  }
  return times;
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

  /** Describes the cost of a frame and what most of it was spent on. */
  wordsAt(index) {
    const culprit = this.culpritOf(index);
    return `${this.wordsOf(this.film.frames[index])}${culprit && `: ${culprit}`}`;
  }

  /** Describes the cost of a frame. */
  wordsOf({ cost }) {
    const late = cost > budget ? `, ${(cost - budget).toFixed(1)} ms late` : "";
    return `${cost.toFixed(1)} ms${late}`;
  }

  /** Returns the entries of the trace that a frame shows: those since the previous one, with the input between them. */
  entriesIn(index) {
    const { time } = this.film.frames[index];
    return this.inspection.trace.filter(({ shownAt }) => shownAt === time);
  }

  /**
   * Describes what a frame spent most on: its most expensive pass and the calls in it, or what else it did. Empty if that
   * was not measured, or is less than a quarter of the cost.
   */
  culpritOf(index) {
    const { cost, parts = [] } = this.film.frames[index];
    const entries = this.entriesIn(index);
    const passes = entries.filter(({ kind, cost: time }) => kind === "pass" && time > 0);
    const pass = passes.toSorted((one, other) => other.cost - one.cost)[0];
    const [name, time] = parts[0] ?? ["", 0];
    const isPass = pass && pass.cost * 1000 >= time / 2;
    if ((isPass ? pass.cost * 1000 : time) < cost / 4) return "";
    if (!isPass) return `${name} ${milliseconds(time)}`;
    const first = entries.indexOf(pass);
    const end = entries.findIndex((entry, place) => place > first && entry.depth <= pass.depth);
    const inside = entries.slice(first + 1, end < 0 ? undefined : end);
    const times = ownTimes(inside);
    const calls = counted(inside.filter(({ kind }) => kind === "call").map((call) => (
      { name: methodOf(call.text), time: times.get(call.number) })));
    const worst = calls.filter(([, , each]) => each >= least).toSorted(([, , one], [, , other]) => other - one).slice(0, 3);
    return `${pass.text} ${milliseconds(pass.cost * 1000)}${worst.length > 0 ? ` (${list(worst)})` : ""}`;
  }

  /** Returns what was called in a frame: names and descriptions, without those of which there is nothing. */
  callsIn(index) {
    const calls = this.entriesIn(index);
    const times = ownTimes(calls);
    const of = (receiver) => calls.filter(({ kind, callee }) => kind === "call" && callee === receiver)
      .map(({ number, text }) => ({ name: methodOf(text), time: times.get(number) }));
    return [
      ["Passes", list(counted(calls.filter(({ kind }) => kind === "pass").map(({ text: name }) => ({ name, time: 0 }))))],
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

export const milliseconds = (time) => `${time.toFixed(1)} ms`;

const list = (counts) => counts.map(([name, count, time]) =>
  `${name}${count > 1 ? ` × ${count}` : ""}${time >= least ? ` ${milliseconds(time)}` : ""}`).join(", ");

/** Describes calls by their number and their methods with what they took by themselves, the most expensive first. */
function methods(calls) {
  if (calls.length === 0) return "";
  const counts = counted(calls).toSorted(([, one, early], [, other, late]) => Math.round((late - early) / least) || other - one);
  return `${calls.length} ${calls.length === 1 ? "call" : "calls"}: ${list(counts)}`;
}

/** Returns the method of a call: "collectionView(cellForItemAt:)" is named by its argument, as people name it. */
function methodOf(text) {
  const [, name, argument] = text.match(/^\w+\.(\w+)(?:\((\w+):)?/) ?? [null, text, null];
  return name === "collectionView" && argument ? argument : name;
}
