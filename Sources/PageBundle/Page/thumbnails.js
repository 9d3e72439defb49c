// The previews of the demos, each a small stage. They play their scripts in turn, and the one under the pointer plays,
// too: all of them at once would use too much energy.

import { make } from "./elements.js";
import { Renderer } from "./renderer.js";

const width = 390;
const height = 844;

/** The pause after a script, in seconds. */
const rest = 1.2;

/** The frame rates of previews, and of the one under the pointer. */
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
    program.useDevice({ isDark: isDark() });
    this.program = program;
    this.start();
  }

  start() {
    this.renderer.clear();
    this.program.start(this.demo.id, width, height);
    this.time = 0;
    this.program.frame(0);
    this.program.watch();
    this.isMoving = true;
    this.left = rest;
  }

  darken(isDark) {
    if (!this.program) return;
    this.program.useDevice({ isDark });
    this.isMoving = this.program.frame(this.time);
  }

  advance(passed) {
    this.time += passed;
    if (this.isMoving) this.isMoving = this.program.frame(this.time);
    this.program.performed();
    if (!this.program.isWatching) this.left -= passed;
  }

  /** Whether its script has ended, so that it is another one's turn. */
  get isOver() { return this.left <= 0; }
}

export class Thumbnails {
  /** @param isStageBusy whether something moves on the main stage; then the previews pause. */
  constructor(createProgram, isStageBusy) {
    this.createProgram = createProgram;
    this.isStageBusy = isStageBusy;
    this.isPlaying = false;
    this.isDark = false;
    this.thumbnails = [];
    this.observer = new IntersectionObserver((entries) => this.see(entries));
    // Not all browsers can divide lengths in CSS.
    this.fitter = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) target.firstChild.style.scale = contentRect.width / width;
    });
    this.lastTimestamp = null;
    /** The preview whose turn it is, and the one under the pointer or with the focus. */
    this.current = null;
    this.asked = null;
    this.timer = null;
    document.addEventListener("visibilitychange", () => this.wake());
  }

  /** Adds a demo; returns the element of its preview. */
  add(demo) {
    const thumbnail = new Thumbnail(demo, this.createProgram);
    this.thumbnails.push(thumbnail);
    this.fitter.observe(thumbnail.holder);
    return thumbnail.holder;
  }

  /** Loads the programs in turn, so that the page stays responsive. */
  async load() {
    for (const thumbnail of this.thumbnails) {
      await thumbnail.load(() => this.isDark);
      this.observer.observe(thumbnail.holder);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Sets the appearance of all previews. */
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

  /** Plays the preview of an element, or none. */
  ask(holder) {
    this.asked = this.thumbnails.find((thumbnail) => thumbnail.holder === holder) ?? null;
    if (this.asked?.isOver) this.asked.start();
    if (this.timer === null) this.wake();
  }

  /**
   * Schedules the next frame with a timer, since requesting animation frames makes browsers render even without
   * changes. There is no timer while no preview is visible.
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

  /**
   * Continues after a script has ended: it repeats while the pointer is over it; otherwise, it is the next one's turn.
   */
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
