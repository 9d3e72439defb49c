// Another duration and another curve for an animation: those of the block that it is of, tried out by repeating the input.

import { byId, copy, numbersIn, short, write } from "./elements.js";

/** The control points of named curves, and their options in Swift. */
const curves = {
  linear: { points: [0, 0, 1, 1], option: ".curveLinear" },
  easeIn: { points: [0.42, 0, 1, 1], option: ".curveEaseIn" },
  easeOut: { points: [0, 0, 0.58, 1], option: ".curveEaseOut" },
  easeInEaseOut: { points: [0.42, 0, 0.58, 1], option: ".curveEaseInOut" },
};

/** The limits of durations in seconds, and of damping ratios. */
const durations = [0.01, 20];
const dampings = [0.01, 1];
/** The limits of initial velocities, and of the y-coordinates of control points. */
const velocities = [-1000, 1000];
const heights = [-10, 10];

/** The greatest differences by which an animation has the values of parameters. */
const sameDuration = 0.0005;
const sameDamping = 0.005;

const clamped = (value, [least, most]) => Math.min(Math.max(value, least), most);

/** Returns the timing of an animation; null if it has none that can be changed. */
export function timingOf({ block, duration, curve }) {
  if (block === null || block === undefined || !(duration > 0)) return null;
  if (curve.startsWith("spring")) {
    const [damping, , velocity = 0] = numbersIn(curve);
    return { duration, damping, velocity };
  }
  const points = curves[curve]?.points ?? (curve.startsWith("cubic") ? numbersIn(curve) : null);
  return points && { duration, points };
}

/** Returns the call in Swift that animates changes with a timing. */
export function callInSwift({ duration, damping, velocity, points }) {
  const changes = " {\n  // The changes.\n}\n";
  const time = short(duration, 3);
  if (!points) {
    return `UIView.animate(\n  withDuration: ${time}, delay: 0, usingSpringWithDamping: ${short(damping, 3)},`
      + ` initialSpringVelocity: ${short(velocity, 3)}\n)${changes}`;
  }
  const named = Object.values(curves).find((curve) => `${curve.points}` === `${points}`);
  if (named) return `UIView.animate(withDuration: ${time}, delay: 0, options: ${named.option})${changes}`;
  const [one, other] = [points.slice(0, 2), points.slice(2)].map(([x, y]) => `CGPoint(x: ${short(x, 3)}, y: ${short(y, 3)})`);
  return `UIViewPropertyAnimator(\n  duration: ${time}, controlPoint1: ${one}, controlPoint2: ${other}\n)${changes.trimEnd()}.startAnimation()\n`;
}

export class Making {
  /** @param workbench has the programs, the parameters and the input. */
  constructor(workbench) {
    this.workbench = workbench;
    this.form = byId("making");
    this.duration = byId("making-duration");
    this.curve = byId("making-curve");
    this.damping = byId("making-damping");
    this.velocity = byId("making-velocity");
    this.points = byId("making-points");
    /** The other timings, by the numbers of their blocks; and the number of the chosen block, null for none. */
    this.timings = new Map();
    this.block = null;
    for (const [number, slider] of [["making-duration", "making-duration-slider"], ["making-damping", "making-damping-slider"]]) {
      byId(slider).addEventListener("input", () => { byId(number).value = byId(slider).value; });
      byId(number).addEventListener("input", () => { byId(slider).value = byId(number).value; });
    }
    this.curve.addEventListener("change", () => this.showKind());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.apply();
    });
    byId("making-undo").addEventListener("click", () => this.undo());
    byId("making-close").addEventListener("click", () => this.choose(null));
    byId("making-copy").addEventListener("click", (event) => copy(callInSwift(this.read()), event.currentTarget));
  }

  /** Forgets all timings, because another demo starts. */
  clear() {
    this.use(new Map());
    this.choose(null);
  }

  // Timings

  /** The other timings in an address; null for none. */
  get text() {
    const texts = [...this.timings].map(([block, { duration, damping, velocity, points }]) =>
      [block, duration, ...(points ?? [damping, velocity])].map((value) => short(value, 4)).join("_"));
    return texts.length > 0 ? texts.join("~") : null;
  }

  /** Uses the timings of an address, in runs that start later. Invalid ones are left out. */
  set(text) {
    const timings = new Map();
    for (const each of (text ?? "").split("~")) {
      const [block, duration, ...rest] = each.split("_").map(Number);
      if (!Number.isInteger(block) || block < 1 || !(duration > 0) || !rest.every(Number.isFinite)) continue;
      if (rest.length === 2) timings.set(block, this.valid({ duration, damping: rest[0], velocity: rest[1] }));
      if (rest.length === 4) timings.set(block, this.valid({ duration, points: rest }));
    }
    this.use(timings);
  }

  use(timings) {
    this.timings = timings;
    this.passOn();
  }

  /** Passes the timings to all programs. */
  passOn() {
    const { program, copies } = this.workbench;
    for (const each of [program.program, ...copies.programs]) {
      each.untimeBlocks();
      for (const [block, timing] of this.timings) each.timeBlock(block, timing);
    }
  }

  /** Returns a timing within its limits. The x-coordinates of control points are between 0 and 1. */
  valid({ duration, damping, velocity, points }) {
    const length = clamped(duration, durations);
    if (!points) return { duration: length, damping: clamped(damping, dampings), velocity: clamped(velocity, velocities) };
    return { duration: length, points: points.map((value, place) => clamped(value, place % 2 === 0 ? [0, 1] : heights)) };
  }

  // The form

  /** Shows the timing of an animation in the form; null for none. */
  choose(animation) {
    const timing = animation && timingOf(animation);
    this.block = timing ? animation.block : null;
    this.form.hidden = !timing;
    if (!timing) return;
    this.parameters = this.parametersOf(timing);
    this.show(timing);
  }

  /** Returns the demo's spring whose parameters have the values of a timing; null if there is none. */
  parametersOf({ duration, damping, points }) {
    if (points) return null;
    const { playground, program } = this.workbench;
    const has = (id, value, most) => Math.abs((playground.parameter(id)?.value ?? Infinity) - value) <= most;
    return program.springs().find((spring) =>
      has(spring.duration, duration, sameDuration) && has(spring.damping, damping, sameDamping)) ?? null;
  }

  show({ duration, damping = 0.7, velocity = 0, points }) {
    const set = (id, value) => {
      byId(id).value = short(value, 4);
      if (byId(`${id}-slider`)) byId(`${id}-slider`).value = value;
    };
    set("making-duration", duration);
    set("making-damping", damping);
    set("making-velocity", velocity);
    const named = points && Object.keys(curves).find((name) => `${curves[name].points}` === `${points}`);
    this.curve.value = points ? named ?? "cubic" : "spring";
    this.points.value = (points ?? curves.easeInEaseOut.points).map((value) => short(value, 3)).join(", ");
    byId("making-undo").disabled = !this.timings.has(this.block);
    write(byId("making-title"), this.parameters ? `${this.parameters.title}: parameters of the demo` : `Animation block ${this.block}`);
    this.showKind();
  }

  /** Shows the fields that the chosen kind of curve has. */
  showKind() {
    const isSpring = this.curve.value === "spring";
    for (const field of this.form.querySelectorAll(".of-spring")) field.hidden = !isSpring;
    for (const field of this.form.querySelectorAll(".of-cubic")) field.hidden = this.curve.value !== "cubic";
  }

  /** Returns the timing in the form. */
  read() {
    const number = (control, otherwise) => (Number.isFinite(control.valueAsNumber) ? control.valueAsNumber : otherwise);
    const duration = number(this.duration, 0.3);
    const kind = this.curve.value;
    if (kind === "spring") return this.valid({ duration, damping: number(this.damping, 0.7), velocity: number(this.velocity, 0) });
    const typed = numbersIn(this.points.value);
    return this.valid({ duration, points: curves[kind]?.points ?? (typed.length === 4 ? typed : curves.easeInEaseOut.points) });
  }

  /** Repeats the input with the timing in the form: as the parameters of the demo, or in place of the block's own. */
  apply() {
    const timing = this.read();
    this.show(timing);
    const { playground } = this.workbench;
    if (this.parameters && !timing.points) {
      const { duration, damping, velocity } = this.parameters;
      playground.set(duration, timing.duration);
      playground.set(damping, timing.damping);
      if (velocity) playground.set(velocity, timing.velocity);
      return;
    }
    this.timings.set(this.block, timing);
    this.repeat();
  }

  /** Gives the block its own timing back. */
  undo() {
    this.timings.delete(this.block);
    this.repeat();
  }

  repeat() {
    this.passOn();
    byId("making-undo").disabled = !this.timings.has(this.block);
    this.workbench.note();
    this.workbench.parameterPreview.restartAndReplay();
  }
}
