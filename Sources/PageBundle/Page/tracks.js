// Three tracks below the ruler: touches, how far is scrolled, and the passes of collection views.

import { beginDrawing, fitCanvas } from "./canvas.js";
import { byId, seconds } from "./elements.js";

const trackHeight = 14;

/** What counts as pointed at, in pixels. */
const near = 5;

/** Passes that only show what something else has changed. */
const small = new Set(["layout pass", "bounds change"]);

const touchWords = { pointerDown: "finger down", pointerUp: "finger up", pointerCancel: "touch cancelled", wheel: "wheel", key: "key" };

export class Tracks {
  /** @param range which seconds are shown. */
  constructor(film, inspection, acts, range) {
    Object.assign(this, { film, inspection, acts, range });
    this.canvas = byId("tracks");
    this.clear();
  }

  /** Another demo begins. */
  clear() {
    /** Of each layer that was scrolled, its offsets: [time, x, y]. */
    this.offsets = new Map();
    this.seen = -1;
  }

  fit() {
    // Their names have the colours of the tracks.
    const [touch, scroll, batch] = [...byId("track-names").children].map((name) => getComputedStyle(name).color);
    const { borderBottomColor: line, color: pass } = getComputedStyle(this.canvas);
    this.colors = { line, touch, scroll, batch, pass };
    fitCanvas(this.canvas);
  }

  /** Takes what the frames since the last look have scrolled. */
  collect() {
    const { frames, end } = this.film;
    const next = frames.findLastIndex(({ time }) => time <= this.seen) + 1;
    for (const { time, changes } of frames.slice(next)) {
      for (const [id, record] of changes) {
        if (record?.geometry) this.noteOffset(id, time, record.geometry);
      }
    }
    this.seen = end;
    for (const [id, places] of this.offsets) {
      const first = places.findLastIndex(([time]) => time < this.film.start);
      if (first > 0) places.splice(0, first);
      if (places.at(-1)[0] < this.film.start) this.offsets.delete(id);
    }
  }

  noteOffset(id, time, { originX, originY }) {
    const places = this.offsets.get(id);
    if (!places) {
      this.offsets.set(id, [[time, originX, originY]]);
      return;
    }
    const [, x, y] = places.at(-1);
    if (x !== originX || y !== originY) places.push([time, originX, originY]);
  }

  // What is known

  /** What happened by itself, in the order of time: [time, words]. */
  get events() {
    const touches = this.acts.list.filter(({ name, time }) => touchWords[name] && time >= this.film.start)
      .map(({ time, name, values }) => [time, this.wordsOf(name, values)]);
    const passes = this.passes.map(({ time, text }) => [time, text]);
    return [...touches, ...passes].toSorted(([one], [other]) => one - other);
  }

  wordsOf(name, values) {
    const place = name === "pointerDown" ? ` at ${values.slice(1).map(Math.round).join(", ")}` : "";
    return touchWords[name] + place;
  }

  /** Touches have a track of their own. */
  get passes() {
    return this.inspection.trace.filter(({ kind, text }) => kind === "pass" && text !== "touch");
  }

  /** What happened in the last frame until a time. */
  wordsAt(time, since) {
    return this.events.filter(([moment]) => moment > since && moment <= time).map(([, words]) => words);
  }

  /** The first event after a time, or the last before it; null for none. @param direction 1 or -1. */
  neighbour(time, direction) {
    const times = this.events.map(([moment]) => moment);
    const past = 0.001;
    return (direction > 0 ? times.find((each) => each > time + past) : times.findLast((each) => each < time - past)) ?? null;
  }

  /** What is at a place: its time and words; null for nothing. @param scale pixels a second. */
  at(time, scale) {
    const found = this.events.filter(([moment]) => Math.abs(moment - time) * scale <= near)
      .toSorted(([one], [other]) => Math.abs(one - time) - Math.abs(other - time));
    if (found.length === 0) return null;
    const [moment] = found[0];
    const words = new Set(found.filter(([each]) => each === moment).map(([, text]) => text));
    return { time: moment, words: `${[...words].join(" · ")} · at ${seconds(moment)}` };
  }

  /** The layer that was scrolled furthest in what is shown, and along which axis: 1 across, 2 down. */
  get scrolled() {
    let most = { reach: 1, places: null, axis: 2 };
    for (const all of this.offsets.values()) {
      if (all.length < 2) continue;
      for (const axis of [1, 2]) {
        const values = all.map((place) => place[axis]);
        const reach = Math.max(...values) - Math.min(...values);
        if (reach > most.reach) most = { reach, places: all, axis, lowest: Math.min(...values) };
      }
    }
    return most;
  }

  // Drawing

  draw() {
    this.collect();
    const context = beginDrawing(this.canvas);
    const { width } = this.canvas;
    const ratio = devicePixelRatio;
    const { start, length } = this.range;
    const place = (time) => ((time - start) / length) * width;
    context.fillStyle = this.colors.line;
    for (const row of [1, 2]) context.fillRect(0, Math.round(row * trackHeight * ratio), width, 1);
    this.drawTouches(context, place, ratio);
    this.drawOffset(context, place, ratio, width);
    this.drawPasses(context, place, ratio);
  }

  /** From where a finger is put down to where it is lifted. */
  drawTouches(context, place, ratio) {
    context.fillStyle = this.colors.touch;
    const down = new Map();
    const middle = (trackHeight / 2) * ratio;
    const line = (from, to) => {
      context.fillRect(from, middle - ratio, Math.max(to - from, ratio), 2 * ratio);
      context.fillRect(from - ratio, middle - 4 * ratio, 2 * ratio, 8 * ratio);
    };
    for (const { time, name, values } of this.acts.list) {
      const x = place(time);
      if (name === "pointerDown") down.set(values[0], x);
      else if (name === "wheel" || name === "key") line(x, x);
      if (name !== "pointerUp" && name !== "pointerCancel") continue;
      line(down.get(values[0]) ?? x, x);
      down.delete(values[0]);
    }
    for (const x of down.values()) line(x, place(this.film.end));
  }

  drawOffset(context, place, ratio, width) {
    const { places, axis, reach, lowest } = this.scrolled;
    if (!places) return;
    const top = (trackHeight + 2) * ratio;
    const tall = (trackHeight - 4) * ratio;
    context.strokeStyle = this.colors.scroll;
    context.lineWidth = 1.5 * ratio;
    context.beginPath();
    for (const [index, each] of places.entries()) {
      // It stood still until the frame before.
      const y = top + ((each[axis] - lowest) / reach) * tall;
      if (index > 0) context.lineTo(place(Math.max(places[index - 1][0], each[0] - 0.05)), top + ((places[index - 1][axis] - lowest) / reach) * tall);
      context.lineTo(place(each[0]), y);
    }
    context.lineTo(width, top + ((places.at(-1)[axis] - lowest) / reach) * tall);
    context.stroke();
  }

  drawPasses(context, place, ratio) {
    const bottom = 3 * trackHeight * ratio;
    for (const { time, text } of this.passes) {
      const isLarge = !small.has(text);
      context.fillStyle = isLarge ? this.colors.batch : this.colors.pass;
      const tall = (isLarge ? 11 : 6) * ratio;
      context.fillRect(Math.round(place(time)), bottom - tall, Math.max(1, (isLarge ? 2 : 1) * ratio), tall);
    }
  }
}
