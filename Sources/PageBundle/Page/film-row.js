// A row of the timeline for films: marked times, and the differences between two films.

import { byId, make } from "./elements.js";

export class FilmRow {
  /** @param goTo called with the time of a mark that is clicked. */
  constructor(goTo) {
    this.goTo = goTo;
    this.row = byId("film-row");
    this.canvas = byId("differences");
    this.marks = [];
    /** [time, distance] for each moment; null without a comparison. */
    this.distances = null;
    this.range = null;
  }

  /** @param marks each with its time, its text, and whether it is a failure. */
  setMarks(marks) {
    this.marks = marks.map((mark) => {
      const { time, text, isFailure } = mark;
      const words = `${isFailure ? "Failed" : "Marked"} at ${time.toFixed(3)} s: ${text}`;
      const pin = make("button", { type: "button", className: isFailure ? "pin failure" : "pin", title: words });
      pin.setAttribute("aria-label", words);
      pin.addEventListener("click", () => this.goTo(time));
      return { time, pin };
    });
    byId("marks").replaceChildren(...this.marks.map(({ pin }) => pin));
    this.appear();
  }

  setDistances(distances) {
    this.distances = distances;
    this.appear();
  }

  appear() {
    this.row.hidden = this.marks.length === 0 && this.distances === null;
    byId("film-names").replaceChildren(...[this.distances && "Difference", this.marks.length > 0 && "Marks"].filter(Boolean)
      .map((name) => make("span", {}, name)));
    if (this.range) this.show(this.range);
  }

  /** @param range the displayed part of the timeline. */
  show(range) {
    this.range = range;
    if (this.row.hidden) return;
    const { start, length, end } = range;
    for (const { time, pin } of this.marks) {
      pin.hidden = time < start || time > end;
      pin.style.left = `${((time - start) / length) * 100}%`;
    }
    this.draw(start, length);
  }

  draw(start, length) {
    const { canvas } = this;
    const ratio = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.round(side * ratio));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.clearRect(0, 0, width, height);
    if (!this.distances) return;
    context.fillStyle = getComputedStyle(canvas).color;
    const most = Math.max(...this.distances.map(([, distance]) => distance), 1);
    for (const [index, [time, distance]] of this.distances.entries()) {
      if (distance === 0) continue;
      const next = this.distances[index + 1]?.[0] ?? time + 1 / 60;
      const left = ((time - start) / length) * width;
      const tall = Math.max(2 * ratio, (distance / most) * height);
      context.fillRect(left, height - tall, Math.max(ratio, ((next - time) / length) * width), tall);
    }
  }
}
