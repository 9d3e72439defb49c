// The time axis, and above the bars each frame's time on the main thread. Late frames have another colour and width.

import { beginDrawing, fitCanvas } from "./canvas.js";
import { byId, short } from "./elements.js";
import { budget, isLate } from "./frame-costs.js";

/** The possible heights of the graph, in milliseconds; the first that reaches what was measured is used. */
const heights = [8, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** The possible distances between marks of the ruler, in seconds; the first that leaves enough space is used. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2];
const markGap = 48;

/** The height of the labels above the graph, in pixels. */
const wordsHeight = 14;

/** The width at the end of the axis that is kept for the words of the scale, in pixels. */
const scaleWidth = 76;

export class Graph {
  /** @param range the displayed part of the timeline. */
  constructor(film, range) {
    this.film = film;
    this.range = range;
    this.canvas = byId("graph");
    /** The height of the graph, in milliseconds. */
    this.scale = heights[0];
  }

  fit() {
    const style = getComputedStyle(byId("ruler"));
    const late = getComputedStyle(byId("track-names").firstElementChild).color;
    const text = getComputedStyle(byId("animation")).color;
    this.colors = { frame: style.color, late, line: style.borderBottomColor, text };
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
      if (x < width - scaleWidth * devicePixelRatio) {
        context.fillText(`${short(mark * step)} s`, x + 4 * devicePixelRatio, 11 * devicePixelRatio);
      }
    }
    this.drawFrames(context, this.film.frames.filter(({ time }) => time >= start && time <= end), start, perSecond);
  }

  drawFrames(context, frames, start, perSecond) {
    const { width, height } = this.canvas;
    const bar = Math.max(1, devicePixelRatio);
    const highest = height - wordsHeight * devicePixelRatio;
    const most = Math.max(0, ...frames.map(({ cost }) => cost));
    this.scale = heights.find((each) => each >= most) ?? most;
    const y = (cost) => height - (cost / this.scale) * highest;
    const draw = (drawn, color, thick) => {
      context.fillStyle = color;
      // In a single path: drawing them one by one costs more than the frame they describe.
      context.beginPath();
      for (const { time, cost } of drawn) {
        const top = Math.min(y(cost), height - 1);
        context.rect(Math.round((time - start) * perSecond), top, thick, height - top);
      }
      context.fill();
    };
    if (this.scale > budget) {
      context.fillStyle = this.colors.text;
      for (let x = 0; x < width; x += 6 * bar) context.fillRect(x, Math.round(y(budget)), 2 * bar, bar);
    }
    draw(frames.filter((frame) => !isLate(frame)), this.colors.frame, bar);
    draw(frames.filter(isLate), this.colors.late, 3 * bar);
    context.fillStyle = this.colors.text;
    context.textAlign = "right";
    context.fillText(`${short(this.scale, 0)} ms`, width - 4 * devicePixelRatio, 11 * devicePixelRatio);
    context.textAlign = "left";
  }
}
