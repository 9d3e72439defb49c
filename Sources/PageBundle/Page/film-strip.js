// Small pictures of the stage below the ruler, at equal distances of time. They are drawn one by one while nothing moves,
// and only those that are seen.

import { byId, make } from "./elements.js";
import { sceneIn } from "./film.js";
import { Renderer } from "./renderer.js";
import { Scene } from "./scene.js";

/** The possible distances between pictures, in seconds; the first that leaves enough space is used. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The space between pictures, and the least distance of their left edges, in pixels. */
const gap = 4;
const leastDistance = 28;

/** The number of pictures at most, and that of the layers in all of them: browsers keep an element for each. */
const mostPictures = 24;
const mostLayers = 4000;

/** The pause between drawings, in milliseconds. */
const pause = 16;

export class FilmStrip {
  /** @param range the displayed part of the timeline. */
  constructor(film, range) {
    Object.assign(this, { film, range });
    this.window = byId("strip");
    this.holder = byId("pictures-of-strip");
    this.height = 0;
    this.scale = 0;
    this.origin = 0;
    this.timer = null;
    this.isSettled = false;
    /** The pictures by their place on the ruler, in steps. */
    this.pictures = new Map();
    this.width = 0;
    new ResizeObserver(([{ contentRect }]) => {
      this.height = contentRect.height;
      this.width = contentRect.width;
      this.clear();
      if (this.isSettled) this.ask();
    }).observe(this.window);
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = null;
    this.pictures.clear();
    this.holder.replaceChildren();
  }

  /** @param scale in pixels per second; @param isLast whether no frame follows for now. */
  update(scale, isLast) {
    this.isSettled = isLast;
    if (this.height === 0) return;
    if (scale !== this.scale) {
      this.scale = scale;
      this.origin = this.range.start;
      for (const [mark, { element }] of this.pictures) this.place(element, mark * this.step);
    }
    const shift = `translateX(${(this.origin - this.range.start) * scale}px)`;
    if (this.holder.style.transform !== shift) this.holder.style.transform = shift;
    if (isLast) this.ask();
    else clearTimeout(this.timer);
  }

  place(element, time) { element.style.left = `${(time - this.origin) * this.scale}px`; }

  /** Removes what is not wanted any more, and draws what is missing, if anything. */
  ask() {
    clearTimeout(this.timer);
    const wanted = this.wanted();
    for (const [mark, { frame, count, element }] of this.pictures) {
      const index = wanted.get(mark);
      const now = this.film.frames[index];
      // A frame at the time of the last one continues it.
      if (now && now === frame && now.changes.size === count) continue;
      element.remove();
      this.pictures.delete(mark);
    }
    if (this.pictures.size < wanted.size) this.timer = setTimeout(() => this.drawNext(), pause);
  }

  /** Returns the indexes of the frames to draw, by their places. */
  wanted() {
    const { film, range, height } = this;
    const { frames } = film;
    const wanted = new Map();
    if (height === 0 || this.scale === 0 || frames.length === 0) return wanted;
    const [width, tall] = frames.at(-1).size;
    const most = Math.max(1, Math.min(mostPictures, Math.floor(mostLayers / film.live.layers.size)));
    const distance = Math.max(leastDistance, (width * height) / tall + gap, this.width / most);
    const step = steps.find((each) => each * this.scale >= distance) ?? Math.ceil(distance / this.scale);
    if (step !== this.step) this.clear();
    this.step = step;
    const from = Math.max(range.start, film.start);
    const to = Math.min(range.end, film.end);
    // From a step before, since that picture may still be seen in part.
    for (let mark = Math.floor(from / step); mark * step <= to + 1e-9; mark += 1) {
      wanted.set(mark, film.indexAt(mark * step + 1e-9));
    }
    return wanted;
  }

  drawNext() {
    // The film may have become another one in between.
    const next = [...this.wanted()].find(([mark]) => !this.pictures.has(mark));
    if (next) this.draw(...next);
    this.ask();
  }

  draw(mark, index) {
    const frame = this.film.frames[index];
    const [width, tall] = frame.size;
    const stage = make("div", { className: "small-stage" });
    const size = this.height / tall;
    Object.assign(stage.style, { width: `${width}px`, height: `${tall}px`, scale: size });
    const element = make("div", { inert: true }, stage);
    element.style.width = `${width * size}px`;
    this.place(element, mark * this.step);
    const renderer = new Renderer(stage);
    renderer.images = this.film.renderer.images;
    renderer.show(new Scene().commandsTo(sceneIn(this.film.frames, index)));
    this.pictures.set(mark, { frame, count: frame.changes.size, element });
    this.holder.append(element);
  }
}
