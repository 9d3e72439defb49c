// The time axis, and above the bars each frame's time on the main thread.

import { beginDrawing, fitCanvas } from "./canvas.js";
import { byId, short } from "./elements.js";

/** The height of the graph, in milliseconds. */
const graphHeight = 8;

/** The possible distances between marks of the ruler, in seconds; the first that leaves enough space is used. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2];
const markGap = 48;

/** The height of the labels above the graph, in pixels. */
const wordsHeight = 14;

export class Graph {
  /** @param range the displayed part of the timeline. */
  constructor(film, range) {
    this.film = film;
    this.range = range;
    this.canvas = byId("graph");
  }

  fit() {
    const style = getComputedStyle(byId("ruler"));
    this.colors = { frame: style.color, line: style.borderBottomColor, text: getComputedStyle(byId("animation")).color };
    this.font = `${10 * devicePixelRatio}px ${style.fontFamily}`;
    fitCanvas(this.canvas);
  }

  draw() {
    const context = beginDrawing(this.canvas);
    const { width, height } = this.canvas;
    const { start, length, end } = this.range;
    const perSecond = width / length;
    context.font = this.font;
    const step = steps.find((each) => each * perSecond >= markGap * devicePixelRatio) ?? steps.at(-1);
    for (let mark = Math.ceil(start / step); mark * step < end; mark += 1) {
      const x = Math.round((mark * step - start) * perSecond);
      context.fillStyle = this.colors.line;
      context.fillRect(x, 0, 1, height);
      context.fillStyle = this.colors.text;
      context.fillText(`${short(mark * step)} s`, x + 4 * devicePixelRatio, 11 * devicePixelRatio);
    }
    const bar = Math.max(1, devicePixelRatio);
    const highest = height - wordsHeight * devicePixelRatio;
    context.fillStyle = this.colors.frame;
    // In a single path: drawing them one by one costs more than the frame they describe.
    context.beginPath();
    for (const { time, cost } of this.film.frames) {
      if (time < start || time > end) continue;
      const tall = Math.max(1, Math.min(1, cost / graphHeight) * highest);
      context.rect(Math.round((time - start) * perSecond), height - tall, bar, tall);
    }
    context.fill();
  }
}
