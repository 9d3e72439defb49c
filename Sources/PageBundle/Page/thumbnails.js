// The previews of the demos: each a small stage of its own. One after the other plays its script, and the one that is
// pointed at: all at once are more than a page that nobody touches may cost.

import { make } from "./elements.js";
import { Demonstration } from "./demonstration.js";
import { Renderer } from "./renderer.js";

const width = 390;
const height = 844;

/** Between the end of a script and the next, in seconds. */
const rest = 1.2;

/** How many frames a second previews have by themselves, and while they are pointed at. */
const frameRate = 20;
const askedFrameRate = 60;

class Thumbnail {
  constructor(demo, createProgram) {
    this.demo = demo;
    this.createProgram = createProgram;
    this.isVisible = false;
    this.program = null;
    this.stage = make("div", { className: "small-stage", inert: true });
    this.stage.setAttribute("aria-hidden", "true");
    this.holder = make("div", { className: "thumbnail" }, this.stage);
  }

  async load(isDark) {
    this.renderer = new Renderer(this.stage);
    const program = await this.createProgram((words, bytes) => this.renderer.draw(words, bytes), this.renderer.images);
    program.measureText();
    program.darken(isDark());
    this.program = program;
    this.start();
  }

  start() {
    this.renderer.clear();
    this.program.start(this.demo.id, width, height);
    this.time = 0;
    this.isMoving = this.program.frame(0);
    this.demonstration = new Demonstration(this.program.script(this.demo.id), this.program, this.stage);
    this.left = rest;
  }

  darken(isDark) {
    if (!this.program) return;
    this.program.darken(isDark);
    this.isMoving = this.program.frame(this.time);
  }

  advance(passed) {
    const { demonstration } = this;
    const { touches } = demonstration;
    this.time += passed;
    demonstration.advance(passed);
    if (this.isMoving || demonstration.touches !== touches) this.isMoving = this.program.frame(this.time);
    if (demonstration.isOver) this.left -= passed;
  }

  /** Whether it has come to its end, for another one to go on. */
  get isOver() { return this.left <= 0; }
}

export class Thumbnails {
  /** @param isStageBusy whether something moves on the large stage: then the small ones rest. */
  constructor(createProgram, isStageBusy) {
    this.createProgram = createProgram;
    this.isStageBusy = isStageBusy;
    this.isPlaying = false;
    this.isDark = false;
    this.thumbnails = [];
    this.observer = new IntersectionObserver((entries) => this.see(entries));
    // CSS has no quotient of lengths that all browsers compute.
    this.fitter = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) target.firstChild.style.scale = contentRect.width / width;
    });
    this.lastTimestamp = null;
    /** The one that plays, and the one that is pointed at or has the focus. */
    this.current = null;
    this.asked = null;
    this.timer = null;
    document.addEventListener("visibilitychange", () => this.wake());
  }

  /** The element that shows a demo. */
  add(demo) {
    const thumbnail = new Thumbnail(demo, this.createProgram);
    this.thumbnails.push(thumbnail);
    this.fitter.observe(thumbnail.holder);
    return thumbnail.holder;
  }

  /** Loads the programs, one after the other, so that the page stays lively. */
  async load() {
    for (const thumbnail of this.thumbnails) {
      await thumbnail.load(() => this.isDark);
      this.observer.observe(thumbnail.holder);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Shows all demos light or dark. */
  darken(isDark) {
    this.isDark = isDark;
    for (const thumbnail of this.thumbnails) thumbnail.darken(isDark);
  }

  see(entries) {
    for (const { target, isIntersecting } of entries) {
      this.thumbnails.find(({ holder }) => holder === target).isVisible = isIntersecting;
    }
    if (this.timer === null) this.wake();
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    this.wake();
  }

  /** The reader looks at the one of a holder, or at none. */
  ask(holder) {
    this.asked = this.thumbnails.find((thumbnail) => thumbnail.holder === holder) ?? null;
    if (this.asked?.isOver) this.asked.start();
    if (this.timer === null) this.wake();
  }

  /**
   * A timer, because asking for frames has browsers make them whether anything changes or not. While no preview is seen there
   * is none.
   */
  wake() {
    clearTimeout(this.timer);
    this.timer = null;
    this.lastTimestamp = null;
    if (!this.isPlaying || document.hidden || !this.playing) return;
    this.timer = setTimeout(() => this.step(performance.now()), 1000 / (this.asked ? askedFrameRate : frameRate));
  }

  step(timestamp) {
    const passed = this.lastTimestamp === null ? 0 : (timestamp - this.lastTimestamp) / 1000;
    this.wake();
    this.lastTimestamp = timestamp;
    if (this.isStageBusy()) return;
    const playing = this.playing;
    playing?.advance(Math.min(passed, 1 / 20));
    if (playing?.isOver) this.goOn(playing);
  }

  get playing() {
    const canPlay = (thumbnail) => thumbnail?.program && thumbnail.isVisible;
    if (canPlay(this.asked)) return this.asked;
    if (!canPlay(this.current)) this.current = this.thumbnails.find(canPlay) ?? null;
    return this.current;
  }

  /** One has come to its end: it begins again if it is looked at; otherwise it is the next one's turn. */
  goOn(thumbnail) {
    if (thumbnail === this.asked) {
      thumbnail.start();
      return;
    }
    const seen = this.thumbnails.filter(({ program, isVisible }) => program && isVisible);
    this.current = seen[(seen.indexOf(thumbnail) + 1) % seen.length] ?? null;
    if (this.current?.isOver) this.current.start();
  }
}
