// Plays a demo's script in the stage's time, as a user would. Documentation/Scripts.md lists the steps.

import { elementsAt } from "./semantics.js";

/** Returns the centre of an element's visible part inside `root`, in points of the stage; null if it isn't visible. */
function middle(element, root) {
  const stage = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const scale = stage.width / root.offsetWidth;
  const left = Math.max(box.left, stage.left);
  const right = Math.min(box.right, stage.right);
  const top = Math.max(box.top, stage.top);
  const bottom = Math.min(box.bottom, stage.bottom);
  if (left >= right || top >= bottom) return null;
  return [((left + right) / 2 - stage.left) / scale, ((top + bottom) / 2 - stage.top) / scale];
}

export class ScriptPlayback {
  /**
   * @param script JSON.
   * @param target receives the input; see input.js.
   * @param root the element of the stage.
   */
  constructor(script, target, root) {
    this.steps = JSON.parse(script);
    this.target = target;
    this.root = root;
    this.finger = 0;
    /** The number of touches so far. */
    this.touches = 0;
    this.routine = this.perform();
    this.isOver = this.routine.next().done;
  }

  /** Advances by a number of seconds. */
  advance(passed) {
    if (!this.isOver) this.isOver = this.routine.next(passed).done;
  }

  /** Stops, and cancels the touch of a finger that is down. */
  stop() {
    if (this.isDown) this.target.pointerCancel(this.finger);
    this.isDown = false;
    this.isOver = true;
  }

  /** Runs until it yields, and resumes with the seconds that have passed. */
  * perform() {
    for (const step of this.steps) {
      if (step.wait !== undefined) yield* this.wait(step.wait);
      else if (step.tap) this.tap(step.tap);
      else if (step.tapItem) this.tap(this.placeOfItem(step.tapItem[1]));
      else if (step.press !== undefined) this.tap(this.placeOfButton(step.press, step.nth ?? 0));
      else if (step.type !== undefined) yield* this.type(step.type, step.duration ?? 0);
      else if (step.key !== undefined) this.press(step.key);
      else if (step.drag) yield* this.drag(step.drag);
    }
  }

  * wait(duration) {
    for (let left = duration; left > 0; left -= yield);
  }

  tap(point) {
    if (!point) return;
    this.touches += 1;
    this.target.pointerDown(this.finger, ...point);
    this.target.pointerUp(this.finger);
  }

  * type(text, duration) {
    const characters = [...text];
    for (const character of characters) {
      this.touches += 1;
      this.target.type(character);
      if (duration > 0) yield* this.wait(duration / characters.length);
    }
  }

  press(key) {
    this.touches += 1;
    this.target.key(key, 0);
  }

  * drag({ from, to, duration }) {
    this.isDown = true;
    this.target.pointerDown(this.finger, ...from);
    for (let passed = 0; passed < duration;) {
      passed += yield;
      const share = Math.min(passed / duration, 1);
      this.touches += 1;
      this.target.pointerMove(this.finger, ...from.map((start, axis) => start + (to[axis] - start) * share));
    }
    this.target.pointerUp(this.finger);
    this.isDown = false;
  }

  /** Returns the position of the topmost visible item with an index, because elements don't contain their section. */
  placeOfItem(item) {
    const cells = elementsAt(this.root, item + 1);
    const places = cells.map((cell) => middle(cell, this.root)).filter(Boolean);
    return places.toSorted((one, other) => one[1] - other[1] || one[0] - other[0])[0];
  }

  placeOfButton(title, number) {
    const all = [...this.root.querySelectorAll("[role=button], .editor")];
    const button = all.filter(({ ariaLabel }) => ariaLabel === title)[number];
    return button && middle(button, this.root);
  }
}
