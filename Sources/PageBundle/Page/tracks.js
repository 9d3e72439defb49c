// Three tracks below the ruler: touches, the content offset, and the passes of collection views.

import { beginDrawing, fitCanvas } from "./canvas.js";
import { byId, seconds } from "./elements.js";
import { isExpensive, milliseconds } from "./frame-costs.js";

const trackHeight = 14;

/** The distance within which the pointer is over an event, in pixels. */
const near = 5;

/** Passes that only apply other changes. */
const small = new Set(["layout pass", "bounds change"]);

const touchWords = { pointerDown: "touch began", pointerUp: "touch ended", pointerCancel: "touch cancelled", wheel: "scroll wheel", key: "key press" };

export class Tracks {
  /** @param range the displayed part of the timeline. */
  constructor(film, inspection, inputEvents, range) {
    Object.assign(this, { film, inspection, inputEvents, range });
    this.canvas = byId("tracks");
    this.clear();
  }

  /** Clears the tracks for another demo. */
  clear() {
    /** For each layer that was scrolled, its offsets: [time, x, y]. */
    this.offsets = new Map();
    this.seen = -1;
  }

  fit() {
    // The tracks have the colours of their names.
    const [touch, scroll, batch] = [...byId("track-names").children].map((name) => getComputedStyle(name).color);
    const { borderBottomColor: line, color: pass } = getComputedStyle(this.canvas);
    this.colors = { line, touch, scroll, batch, pass };
    fitCanvas(this.canvas);
  }

  /** Collects the offsets of the frames since the last call. */
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

  // Events

  /** The events in chronological order: [time, description], and what an expensive pass took. */
  get events() {
    const touches = this.inputEvents.list.filter(({ name, time }) => touchWords[name] && time >= this.film.start)
      .map(({ time, name, values }) => [time, this.wordsOf(name, values)]);
    const passes = this.passes.map((pass) => [pass.time, pass.text, isExpensive(pass) ? pass.cost : null]);
    return [...touches, ...passes].toSorted(([one], [other]) => one - other);
  }

  wordsOf(name, values) {
    const place = name === "pointerDown" ? ` at ${values.slice(1).map(Math.round).join(", ")}` : "";
    return touchWords[name] + place;
  }

  /** The passes, except for touches, which have their own track. */
  get passes() {
    return this.inspection.trace.filter(({ kind, text }) => kind === "pass" && text !== "touch");
  }

  /** Returns the descriptions of the events of a frame. @param since the time of the previous frame. */
  wordsAt(time, since) {
    return this.events.filter(([moment]) => moment > since && moment <= time).map(([, words]) => words);
  }

  /** Returns the time of the next or previous event; null for none. @param direction 1 or -1. */
  neighbour(time, direction) {
    const times = this.events.map(([moment]) => moment);
    const past = 0.001;
    return (direction > 0 ? times.find((each) => each > time + past) : times.findLast((each) => each < time - past)) ?? null;
  }

  /** Returns the time and description of the event near a time; null for none. @param scale in pixels per second. */
  at(time, scale) {
    const found = this.events.filter(([moment]) => Math.abs(moment - time) * scale <= near)
      .toSorted(([one], [other]) => Math.abs(one - time) - Math.abs(other - time));
    if (found.length === 0) return null;
    const [moment] = found[0];
    const words = new Set(found.filter(([each]) => each === moment)
      .map(([, text, cost]) => (cost ? `${text}, ${milliseconds(cost * 1000)}` : text)));
    return { time: moment, words: `${[...words].join(" · ")} · at ${seconds(moment)}` };
  }

  /** The layer with the largest change of its offset in the displayed range, and its axis: 1 horizontal, 2 vertical. */
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

  /** Draws a line for each touch, from its beginning to its end. */
  drawTouches(context, place, ratio) {
    context.fillStyle = this.colors.touch;
    const down = new Map();
    const middle = (trackHeight / 2) * ratio;
    const line = (from, to) => {
      context.fillRect(from, middle - ratio, Math.max(to - from, ratio), 2 * ratio);
      context.fillRect(from - ratio, middle - 4 * ratio, 2 * ratio, 8 * ratio);
    };
    for (const { time, name, values } of this.inputEvents.list) {
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
      // It didn't move until the previous frame.
      const y = top + ((each[axis] - lowest) / reach) * tall;
      if (index > 0) context.lineTo(place(Math.max(places[index - 1][0], each[0] - 0.05)), top + ((places[index - 1][axis] - lowest) / reach) * tall);
      context.lineTo(place(each[0]), y);
    }
    context.lineTo(width, top + ((places.at(-1)[axis] - lowest) / reach) * tall);
    context.stroke();
  }

  drawPasses(context, place, ratio) {
    const bottom = 3 * trackHeight * ratio;
    for (const pass of this.passes) {
      const { time, text } = pass;
      const isLarge = !small.has(text) || isExpensive(pass);
      // An expensive one has the colour of late frames.
      context.fillStyle = isExpensive(pass) ? this.colors.touch : isLarge ? this.colors.batch : this.colors.pass;
      const tall = (isLarge ? 11 : 6) * ratio;
      context.fillRect(Math.round(place(time)), bottom - tall, Math.max(1, (isLarge ? 2 : 1) * ratio), tall);
    }
  }
}
