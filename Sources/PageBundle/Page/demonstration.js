// Plays a demo's own script as a reader would, in the stage's time. Documentation/Scripts.md lists the steps.

import { elementsAt } from "./semantics.js";

/** The middle of what is seen of an element inside `root`, in the stage's points; null if nothing is seen. */
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

export class Demonstration {
  /**
   * @param script JSON.
   * @param target gets the touches; see input.js.
   * @param root the element of the stage.
   */
  constructor(script, target, root) {
    this.steps = JSON.parse(script);
    this.target = target;
    this.root = root;
    this.finger = 0;
    /** How often the stage has been touched. */
    this.touches = 0;
    this.routine = this.perform();
    this.isOver = this.routine.next().done;
  }

  /** Time has passed, in seconds. */
  advance(passed) {
    if (!this.isOver) this.isOver = this.routine.next(passed).done;
  }

  /** Gives up; a finger that is down is lifted. */
  stop() {
    if (this.isDown) this.target.pointerCancel(this.finger);
    this.isDown = false;
    this.isOver = true;
  }

  /** Runs until it yields; it is resumed with the seconds that have passed. */
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

  /** Of several sections' items the uppermost that is seen: elements do not tell sections apart. */
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
