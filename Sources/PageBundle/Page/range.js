// The displayed part of the timeline: the whole recording, or a part that the user has zoomed to.

import { filmLength } from "./film.js";

/** The lengths of a fitted range, in seconds; few, so that it rarely changes. */
const lengths = [1, 2, 5, filmLength];

/** The minimum length, in seconds. */
const shortest = 0.05;

export class TimeRange {
  /** @param onChange called when the user changes the range. */
  constructor(film, onChange) {
    this.film = film;
    this.onChange = onChange;
    this.clear();
  }

  /** Resets the range for another demo. */
  clear() {
    /** Start and length in seconds, null to fit the recording. */
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

  /** @param factor of the length; @param time that stays in place. */
  zoom(factor, time) {
    const length = Math.min(Math.max(this.length * factor, shortest), this.film.longest);
    this.set(time - ((time - this.start) * length) / this.length, length);
  }

  pan(seconds) {
    this.set(this.start + seconds, this.length);
  }

  /** Scrolls until a time is visible. */
  reveal(time) {
    if (this.isFitted || (time >= this.start && time <= this.end)) return;
    this.set(time - this.length / 2, this.length);
  }

  set(start, length) {
    const first = Math.max(0, this.film.end - this.film.longest);
    // The end of the recording may move left, so that the time under the pointer stays in place.
    const last = Math.max(first, this.film.end - length / 4);
    this.choose({ start: Math.min(Math.max(start, first), last), length });
  }

  choose(range) {
    this.chosen = range;
    this.onChange();
  }
}
