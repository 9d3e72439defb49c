// Plays the past: from the moment that is shown, or a part that the reader has chosen, at the speed of the present, once or
// again and again.

import { announce, byId, short, write } from "./elements.js";

export class Projector {
  /**
   * @param past which moment is shown.
   * @param speed how fast time passes, and passed before a pause.
   * @param onChange called when another part is chosen.
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

  /** Another demo begins. */
  clear() {
    this.stop();
    /** Two times, null for all that is kept. */
    this.part = null;
    this.show();
  }

  get isPlaying() { return this.request !== null; }

  get begin() { return Math.max(this.part?.from ?? 0, this.film.start); }

  get end() { return Math.min(this.part?.to ?? Infinity, this.film.end); }

  // What is played

  /** @param from null for all. */
  choose(from, to) {
    this.part = from === null || from === to ? null : { from: Math.min(from, to), to: Math.max(from, to) };
    this.show();
    this.onChange();
  }

  /** The part begins, or ends, at the moment that is shown. */
  chooseEdge(name) {
    const now = this.film.shown?.frame.time ?? this.film.end;
    const { from, to } = { from: this.begin, to: this.end, [name]: now };
    if (from < to) this.choose(from, to);
    else this.choose(...(name === "from" ? [now, this.film.end] : [this.film.start, now]));
    if (this.part) announce(`From ${short(this.part.from)} to ${short(this.part.to)} seconds`);
  }

  loop() {
    this.isLooping = !this.isLooping;
    this.show();
  }

  // Playing

  toggle() {
    if (this.isPlaying) this.stop();
    else this.play();
  }

  play() {
    if (this.film.frames.length === 0) return;
    const now = this.film.shown?.frame.time ?? Infinity;
    // From here; at the end, from the beginning.
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
    // The reader has gone to another moment.
    if (this.film.shown?.frame !== this.frame) return this.stop();
    const passed = this.timestamp === null ? 0 : (timestamp - this.timestamp) / 1000;
    this.timestamp = timestamp;
    this.time += passed * (this.speed.value || this.speed.lastMoving);
    if (this.time > this.end) {
      if (!this.isLooping) {
        this.time = this.end;
        this.go();
        return this.stop();
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
    write(byId("save-svg"), this.part ? "Save part as SVG" : "Save SVG");
    if (this.part) write(byId("whole"), `${this.part.from.toFixed(2)}–${this.part.to.toFixed(2)} s ×`);
  }
}
