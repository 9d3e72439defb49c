// Plays the recorded history: from the displayed moment, or a selected range, at the speed of the stage, once or
// repeatedly.

import { announce, byId, short, write } from "./elements.js";

export class FilmPlayer {
  /**
   * @param past the displayed moment.
   * @param speed the current speed, and the last one before a pause.
   * @param onChange called when the range changes.
   */
  constructor(film, past, speed, onChange) {
    Object.assign(this, { film, past, speed, onChange });
    this.isLooping = false;
    this.request = null;
    byId("replay").addEventListener("click", () => this.toggle());
    byId("loop").addEventListener("click", () => this.loop());
    byId("part-from").addEventListener("click", () => this.chooseEdge("from"));
    byId("part-to").addEventListener("click", () => this.chooseEdge("to"));
    byId("whole").addEventListener("click", () => this.choose(null));
    this.clear();
  }

  /** Resets the player for another demo. */
  clear() {
    this.stop();
    /** The selected range, null for the whole recording. */
    this.part = null;
    this.show();
  }

  get isPlaying() { return this.request !== null; }

  get begin() { return Math.max(this.part?.from ?? 0, this.film.start); }

  get end() { return Math.min(this.part?.to ?? Infinity, this.film.end); }

  // Range

  /** @param from null for the whole recording. */
  choose(from, to) {
    this.part = from === null || from === to ? null : { from: Math.min(from, to), to: Math.max(from, to) };
    this.show();
    this.onChange();
  }

  /** Starts or ends the range at the displayed moment. */
  chooseEdge(name) {
    const now = this.film.shown?.frame.time ?? this.film.end;
    const { from, to } = { from: this.begin, to: this.end, [name]: now };
    if (from < to) this.choose(from, to);
    else this.choose(...(name === "from" ? [now, this.film.end] : [this.film.start, now]));
    if (this.part) announce(`Range from ${short(this.part.from)} to ${short(this.part.to)} seconds`);
  }

  loop() {
    this.isLooping = !this.isLooping;
    this.show();
  }

  // Playback

  toggle() {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  play() {
    if (this.film.frames.length === 0) return;
    const now = this.film.shown?.frame.time ?? Infinity;
    // From the displayed moment; from its end, from the beginning.
    const last = this.film.frames[this.film.indexAt(this.end)].time;
    this.time = now >= this.begin && now < last ? now : this.begin;
    this.go();
    this.timestamp = null;
    this.ask();
    this.show();
  }

  stop() {
    if (this.isPlaying) cancelAnimationFrame(this.request);
    this.request = null;
    this.show();
  }

  ask() {
    this.request = requestAnimationFrame((timestamp) => this.step(timestamp));
  }

  step(timestamp) {
    // The user has moved to another moment.
    if (this.film.shown?.frame !== this.frame) return this.stop();
    const passed = this.timestamp === null ? 0 : (timestamp - this.timestamp) / 1000;
    this.timestamp = timestamp;
    this.time += passed * (this.speed.value || this.speed.lastMoving);
    if (this.time > this.end) {
      if (!this.isLooping) {
        this.time = this.end;
        this.go();
        this.stop();
        // The end of the recording is the present.
        return this.part?.to < this.film.end || this.past.goLive();
      }
      this.time = this.begin;
    }
    this.go();
    return this.ask();
  }

  go() {
    this.past.scrub(this.time);
    this.frame = this.film.shown?.frame;
  }

  show() {
    byId("replay").setAttribute("aria-pressed", this.isPlaying);
    byId("loop").setAttribute("aria-pressed", this.isLooping);
    byId("whole").hidden = !this.part;
    write(byId("save-svg"), this.part ? "Save range as SVG" : "Save SVG");
    if (this.part) write(byId("whole"), `${this.part.from.toFixed(2)}–${this.part.to.toFixed(2)} s ×`);
  }
}
