// Which seconds the timeline shows: those that are recorded, or a part of them that the reader has chosen.

import { filmLength } from "./film.js";

/** Lengths that are fitted to, in seconds: a step is rarer than a frame. */
const lengths = [1, 2, 5, filmLength];

/** The shortest that can be chosen, in seconds. */
const shortest = 0.05;

export class TimeRange {
  /** @param onChange called when the reader has chosen another one. */
  constructor(film, onChange) {
    this.film = film;
    this.onChange = onChange;
    this.clear();
  }

  /** Another demo begins. */
  clear() {
    /** Start and length in seconds, null for what is recorded. */
    this.chosen = null;
  }

  get isFitted() { return this.chosen === null; }

  get length() {
    const recorded = this.film.end - this.film.start;
    return this.chosen?.length ?? lengths.find((length) => length >= recorded) ?? this.film.longest;
  }

  get start() { return this.chosen?.start ?? Math.max(0, this.film.end - this.length); }

  get end() { return this.start + this.length; }

  fit() {
    this.choose(null);
  }

  /** @param factor how many times as long; @param time that stays in its place. */
  zoom(factor, time) {
    const length = Math.min(Math.max(this.length * factor, shortest), this.film.longest);
    this.set(time - ((time - this.start) * length) / this.length, length);
  }

  pan(seconds) {
    this.set(this.start + seconds, this.length);
  }

  /** Moves as far as it takes to see a time. */
  reveal(time) {
    if (this.isFitted || (time >= this.start && time <= this.end)) return;
    this.set(time - this.length / 2, this.length);
  }

  set(start, length) {
    const first = Math.max(0, this.film.end - this.film.longest);
    // What was last may go to the left, for what is pointed at to stay in its place.
    const last = Math.max(first, this.film.end - length / 4);
    this.choose({ start: Math.min(Math.max(start, first), last), length });
  }

  choose(range) {
    this.chosen = range;
    this.onChange();
  }
}
