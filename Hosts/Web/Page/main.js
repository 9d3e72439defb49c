// The page: the index of demos, the stage and its clock.

import { Renderer } from "./renderer.js";
import { Program, loadProgram } from "./program.js";
import { listenToInput } from "./input.js";
import { PhotoIntake } from "./photos.js";

/** After a pause (a hidden tab, a busy machine) time goes on; it does not jump. Seconds. */
const longestStep = 1 / 20;

const element = (id) => document.getElementById(id);
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

class Gallery {
  constructor(program, renderer) {
    this.program = program;
    this.renderer = renderer;
    this.stage = element("stage");
    this.demos = program.demos();
    this.time = 0;
    this.lastTimestamp = null;
    this.frameRequest = null;
    this.isStarted = false;
    this.photos = new PhotoIntake((title, bytes) => {
      const isAdded = program.addPhoto(title, bytes);
      this.wake();
      return isAdded;
    });
  }

  open() {
    this.listDemos();
    this.program.reduceMotion(lessMotion.matches);
    lessMotion.addEventListener("change", () => {
      this.program.reduceMotion(lessMotion.matches);
      this.wake();
    });
    listenToInput(this.stage, this.awake(this.program));
    new ResizeObserver(() => this.fit()).observe(this.stage);
    addEventListener("hashchange", () => this.showFromAddress());
    this.showFromAddress();
  }

  // Demos

  listDemos() {
    const list = element("demos");
    for (const demo of this.demos) {
      const link = document.createElement("a");
      link.href = `#${demo.id}`;
      const title = document.createElement("strong");
      title.textContent = demo.title;
      const summary = document.createElement("span");
      summary.textContent = demo.summary;
      link.append(title, summary);
      // A second visit starts over, though the address stays the same.
      link.addEventListener("click", () => {
        if (link.hash === location.hash) this.show(demo);
      });
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
  }

  /** The address names a demo after the hash; the first one stands in for an unknown name. */
  showFromAddress() {
    const id = location.hash.slice(1);
    this.show(this.demos.find((demo) => demo.id === id) ?? this.demos[0]);
  }

  show(demo) {
    for (const link of element("demos").querySelectorAll("a")) {
      if (link.hash === `#${demo.id}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    element("title").textContent = demo.title;
    element("explanation").textContent = demo.explanation;
    document.title = `${demo.title} · Murmuration`;
    this.stage.setAttribute("aria-label", demo.title);
    this.renderer.clear();
    this.time = 0;
    this.lastTimestamp = null;
    this.width = this.stage.clientWidth;
    this.height = this.stage.clientHeight;
    this.isStarted = this.program.start(demo.id, this.width, this.height);
    this.photos.show(demo.id === "photos");
    this.wake();
  }

  /** The stage's element has another size. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.stage;
    if (!this.isStarted || (width === this.width && height === this.height) || width * height === 0) return;
    this.width = width;
    this.height = height;
    this.program.resize(width, height);
    this.wake();
  }

  // Time

  /** Asks for frames until nothing moves any more. */
  wake() {
    this.frameRequest ??= requestAnimationFrame((timestamp) => this.step(timestamp));
  }

  step(timestamp) {
    this.frameRequest = null;
    const passed = this.lastTimestamp === null ? 1 / 60 : (timestamp - this.lastTimestamp) / 1000;
    this.time += Math.min(Math.max(passed, 0), longestStep);
    let isMoving;
    try {
      isMoving = this.program.frame(this.time);
    } catch (error) {
      // A trap: the program cannot go on.
      fail(`The demo stopped with an error: ${error.message}. Load the page again to start over.`, error);
      return;
    }
    if (isMoving) {
      this.lastTimestamp = timestamp;
      this.wake();
    } else {
      this.lastTimestamp = null;
    }
  }

  /** `target` whose every method also asks for a frame. */
  awake(target) {
    const gallery = this;
    return new Proxy(target, {
      get: (object, name) => (...values) => {
        object[name](...values);
        gallery.wake();
      },
    });
  }
}

async function main() {
  const module = await loadProgram();
  const renderer = new Renderer(element("stage"));
  const program = await Program.create(module, (words, bytes) => renderer.draw(words, bytes), renderer.images);
  program.measureText();
  const gallery = new Gallery(program, renderer);
  // For tests and for the curious: `murmuration.createProgram()` is a copy that draws nothing.
  window.murmuration = { gallery, Renderer, createProgram: (draw) => Program.create(module, draw) };
  gallery.open();
  document.documentElement.dataset.state = "ready";
}

function fail(message, error) {
  document.documentElement.dataset.state = "failed";
  element("explanation").textContent = message;
  console.error(error);
}

main().catch((error) =>
  fail(
    `The gallery could not start: ${error.message}. It needs a browser with WebAssembly and DecompressionStream, `
      + "such as Chrome 90, Safari 16.4, Firefox 113 or newer.",
    error));
