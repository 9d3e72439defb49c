// The previews of the demos: each a small stage of its own on which the script plays, again and again.

import { make } from "./elements.js";
import { Demonstration } from "./demonstration.js";
import { Renderer } from "./renderer.js";

const width = 390;
const height = 844;

/** Between the end of a script and its next beginning, in seconds. */
const rest = 1.2;

/** Previews need no more frames than this a second. */
const frameRate = 30;

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
    if (this.left <= 0 && touches > 0) this.start();
  }
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
  }

  setPlaying(isPlaying) {
    if (isPlaying && !this.isPlaying) requestAnimationFrame((timestamp) => this.step(timestamp));
    this.isPlaying = isPlaying;
  }

  step(timestamp) {
    if (!this.isPlaying) {
      this.lastTimestamp = null;
      return;
    }
    requestAnimationFrame((next) => this.step(next));
    const passed = (timestamp - (this.lastTimestamp ?? timestamp)) / 1000;
    if (passed > 0 && passed < 0.9 / frameRate) return;
    this.lastTimestamp = timestamp;
    if (this.isStageBusy()) return;
    for (const thumbnail of this.thumbnails) {
      if (thumbnail.program && thumbnail.isVisible) thumbnail.advance(Math.min(passed, 1 / 20));
    }
  }
}
