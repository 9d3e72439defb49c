// Draws the curves of a demo's springs, as computed by the program, with handles for their parameters.

import { element } from "./drawing.js";
import { make } from "./elements.js";

// The size of the drawing, in its own units:
const width = 320;
const height = 132;
const edge = 10;

/** The displayed progress: 1 is the end, more is overshoot. */
const lowest = -0.1;
const highest = 1.85;

/** The number of segments of a curve. */
const pieces = 120;

/** The possible lengths of the time axis in seconds; the first that exceeds the duration is used. */
const spans = [0.25, 0.5, 1, 2, 4, 8];
const filled = 0.8;

/** The touch radius of a handle. */
const near = 22;

/** The number of bisections when searching the damping for an overshoot. */
const halvings = 10;

const place = (progress) => edge + ((highest - progress) / (highest - lowest)) * (height - 2 * edge);
const progressAt = (y) => highest - ((y - edge) / (height - 2 * edge)) * (highest - lowest);
/** The tooltips of the handles. */
const uses = {
  velocity: "Drag up or down to change the initial velocity",
  damping: "Drag up or down to change the overshoot",
  duration: "Drag left or right to change the duration",
};

const clamped = (value, { minimum, maximum }) => Math.min(Math.max(value, minimum), maximum);

class SpringChart {
  /**
   * @param spring the title, and the identifiers of parameters; that of the velocity may be null.
   * @param read returns a parameter by identifier; @param set sets its value.
   */
  constructor(program, spring, read, set) {
    Object.assign(this, { program, spring, read, set });
    /** The values of the dashed curve, by identifier; null for none. */
    this.previous = null;
    this.dragged = null;
    this.drawing = element("svg", { viewBox: `0 0 ${width} ${height}`, role: "img" });
    this.handles = { velocity: this.makeHandle(), damping: this.makeHandle(), duration: this.makeHandle() };
    for (const [name, handle] of Object.entries(this.handles)) {
      handle.dataset.sets = name;
      const use = element("title");
      use.textContent = uses[name];
      handle.append(use);
    }
    this.shapes = {
      end: element("line", { class: "spring-end", x1: edge, x2: width - edge, y1: place(1), y2: place(1) }),
      start: element("line", { class: "spring-end", x1: edge, x2: width - edge, y1: place(0), y2: place(0) }),
      previous: element("path", { class: "spring-curve previous-curve" }),
      curve: element("path", { class: "spring-curve" }),
      tangent: element("line", { class: "spring-tangent" }),
    };
    if (!spring.velocity) {
      this.handles.velocity.remove();
      delete this.handles.velocity;
      this.shapes.tangent.setAttribute("visibility", "hidden");
    }
    this.time = element("text", { class: "spring-time", x: width - edge, y: height - 6 });
    this.drawing.append(...Object.values(this.shapes), this.time, ...Object.values(this.handles));
    this.root = make("figure", { className: "spring" }, make("figcaption", {}, spring.title), this.drawing);
    this.listen();
    this.fit();
    this.show();
  }

  makeHandle() {
    const handle = element("g", { class: "spring-handle" });
    handle.append(element("circle", { class: "spring-reach", r: near }), element("circle", { r: 6 }));
    return handle;
  }

  // What is drawn

  /** Returns the values of the parameters, the current ones or those in `values`. */
  values(values = null) {
    const { duration, damping, velocity } = this.spring;
    const value = (id) => values?.[id] ?? this.read(id).value;
    return [value(duration), value(damping), velocity ? value(velocity) : 0];
  }

  /** Chooses the length of the time axis. */
  fit() {
    const [duration] = this.values();
    this.span = spans.find((span) => duration <= span * filled) ?? spans.at(-1);
  }

  placeOf(time) { return edge + (time / this.span) * (width - 2 * edge); }

  path(values) {
    const step = this.span / pieces;
    return this.program.springCurve(...values, this.span, pieces)
      .map((progress, index) => `${index ? "L" : "M"}${this.placeOf(index * step).toFixed(1)} ${place(progress).toFixed(1)}`).join("");
  }

  show() {
    const values = this.values();
    const [duration, , velocity] = values;
    const before = this.previous && this.values(this.previous);
    this.shapes.curve.setAttribute("d", this.path(values));
    this.shapes.previous.setAttribute("d", before && `${before}` !== `${values}` ? this.path(before) : "");
    this.time.textContent = `${this.span} s`;
    const peak = this.peak(values);
    this.put(this.handles.duration, duration, 1);
    this.put(this.handles.damping, peak.time, peak.progress);
    if (this.handles.velocity) {
      this.put(this.handles.velocity, this.lead, velocity * this.lead);
      for (const [name, value] of [["x1", this.placeOf(0)], ["y1", place(0)],
        ["x2", this.placeOf(this.lead)], ["y2", place(velocity * this.lead)]]) this.shapes.tangent.setAttribute(name, value);
    }
    this.drawing.setAttribute("aria-label", [
      `${this.spring.title}: settles in ${duration} s`, `peaks at ${peak.progress.toFixed(2)} of the distance`,
    ].join(", "));
  }

  put(handle, time, progress) {
    const [x, y] = [this.placeOf(time), place(Math.min(Math.max(progress, lowest), highest))];
    handle.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  }

  /** Returns the maximum of the curve, or without an overshoot its value at half the duration. */
  peak([duration, damping, velocity]) {
    const curve = this.program.springCurve(duration, damping, velocity, duration, pieces);
    const progress = Math.max(...curve);
    if (progress <= 1.001) return { time: duration / 2, progress: curve[pieces / 2] };
    return { time: (curve.indexOf(progress) * duration) / pieces, progress };
  }

  /** The position of the velocity's handle in seconds: the time at which the maximum velocity would reach the end. */
  get lead() { return 1 / this.read(this.spring.velocity).maximum; }

  // Handles

  listen() {
    const { drawing } = this;
    drawing.addEventListener("pointerdown", (event) => {
      const [name] = event.button === 0 ? [event.target.closest(".spring-handle")?.dataset.sets] : [];
      if (!name) return;
      event.preventDefault();
      drawing.setPointerCapture(event.pointerId);
      this.dragged = name;
    });
    // Dragging a handle doesn't scroll the page. Not all browsers support `touch-action` inside SVG.
    drawing.addEventListener("touchstart", (event) => {
      if (event.target.closest(".spring-handle")) event.preventDefault();
    }, { passive: false });
    drawing.addEventListener("pointermove", (event) => { if (this.dragged) this.drag(event); });
    for (const name of ["pointerup", "pointercancel"]) {
      drawing.addEventListener(name, () => {
        if (!this.dragged) return;
        this.dragged = null;
        this.fit();
        this.show();
      });
    }
  }

  drag({ clientX, clientY }) {
    const box = this.drawing.getBoundingClientRect();
    const time = (((clientX - box.left) / box.width) * width - edge) / (width - 2 * edge) * this.span;
    const progress = progressAt(((clientY - box.top) / box.height) * height);
    const id = this.spring[this.dragged];
    const value = { duration: () => time, damping: () => this.dampingFor(progress), velocity: () => progress / this.lead };
    this.set(id, clamped(value[this.dragged](), this.read(id)));
  }

  /** Returns the damping with which the curve reaches a maximum, by bisection with the program's curves. */
  dampingFor(progress) {
    const [duration, , velocity] = this.values();
    let { minimum: low, maximum: high } = this.read(this.spring.damping);
    if (progress <= this.peak([duration, high, velocity]).progress) return high;
    for (let round = 0; round < halvings; round += 1) {
      const middle = (low + high) / 2;
      if (this.peak([duration, middle, velocity]).progress > progress) low = middle;
      else high = middle;
    }
    return high;
  }
}

/** The charts of all springs of the demo on the stage. */
export class Springs {
  constructor(program, read, set) {
    Object.assign(this, { program, read, set, charts: [] });
  }

  /** Creates the charts of a demo. Returns them by the parameter that each precedes. */
  open() {
    this.charts = this.program.springs().map((spring) => new SpringChart(this.program, spring, this.read, this.set));
    return new Map(this.charts.map((chart) => [chart.spring.duration, chart.root]));
  }

  /** Updates the charts after a change of values. */
  show() {
    for (const chart of this.charts) {
      if (!chart.dragged) chart.fit();
      chart.show();
    }
  }

  /** @param values of the dashed curves by identifier; null for none. */
  compare(values) {
    for (const chart of this.charts) {
      chart.previous = values;
      chart.show();
    }
  }
}
