// Records the input events of the stage, by the user and by scripts, for replaying them.

import { inputTable } from "./input-table.js";

/** The pause in seconds after which a wheel event begins another gesture. */
const wheelPause = 0.5;

/** The maximum number of events, about a minute of dragging, which limits the memory of a page that stays open. */
const most = 4000;

/** The names of events by their letters in addresses. */
const names = new Map(Object.entries(inputTable).map(([name, { letter }]) => [letter, name]));

const keys = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End", "Enter", " ", "Escape",
  "Delete", "Backspace"];

export class InputEvents {
  /**
   * @param copies receive the same events.
   * @param showSize called with the width and height that an event gives to the screen.
   */
  constructor(program, film, copies, showSize) {
    Object.assign(this, { program, film, copies, showSize });
    this.clear();
  }

  /** Clears the record for another demo. */
  clear() {
    /** The events, each with its time, name and values. */
    this.list = [];
    this.fingers = new Set();
    /** The index of the first event of the last gesture, null for none. */
    this.gesture = null;
    /** Whether all events since the start of the demo can be replayed. */
    this.isComplete = true;
    /** Whether no event since the start of the demo was discarded. */
    this.hasAll = true;
  }

  /** Records an event and passes it to the program; returns the program's answer. */
  perform(name, ...values) {
    this.record(this.film.end, name, values);
    this.copies.perform(name, ...values);
    return this.program.perform(name, ...values);
  }

  /** Records an event that the program has performed itself, for a script. */
  follow(time, name, ...values) {
    this.record(time, name, values);
    this.copies.follow(time, name, ...values);
  }

  record(time, name, values) {
    const last = this.list.at(-1);
    const { letter, isGesture, canRepeat } = inputTable[name];
    const begins = isGesture || (name === "pointerDown" && this.fingers.size === 0)
      || (name === "wheel" && (last?.name !== "wheel" || time - last.time > wheelPause));
    if (begins) this.gesture = this.list.length;
    if (name === "pointerDown") this.fingers.add(values[0]);
    if (name === "pointerUp" || name === "pointerCancel") this.fingers.delete(values[0]);
    // It refers to layers, whose numbers will differ, or contains the user's text.
    if (!letter && !canRepeat) this.isComplete = false;
    if (name === "resize") this.showSize(values[0], values[1]);
    this.list.push({ time, name, values });
    if (this.list.length > most) this.forget(most / 2);
  }

  /** Discards the oldest events. The rest cannot be replayed without them. */
  forget(count) {
    this.list.splice(0, count);
    this.isComplete = false;
    this.hasAll = false;
    this.gesture = this.gesture === null || this.gesture < count ? null : this.gesture - count;
  }

  /** The edits of properties. */
  get edits() { return this.list.filter(({ name }) => name === "setProperty"); }

  /** The events as a short text for addresses; null if they cannot be replayed. */
  get text() {
    if (!this.isComplete || this.list.some(({ name }) => !inputTable[name].letter)) return null;
    let before = 0;
    return this.list.map(({ time, name, values }) => {
      const moment = Math.round(time * 1000);
      const passed = moment - before;
      before = moment;
      const { letter, seconds } = inputTable[name];
      const numbers = name === "key" ? [keys.indexOf(values[0])]
        : values.map((value, place) => Math.round(place === seconds ? value * 1000 : value));
      return [passed.toString(36), letter, ...numbers].join(".");
    }).join("_");
  }
}

/** Parses the text of an address; returns null if it is invalid. */
export function parseInputEvents(text) {
  let time = 0;
  const inputEvents = text.split("_").map((part) => {
    // Only numbers can have a minus sign, so points are safe separators.
    const [passed, letter, ...rest] = part.split(".");
    const name = names.get(letter);
    const numbers = rest.map(Number);
    time += Number.parseInt(passed, 36) / 1000;
    if (!(time >= 0) || numbers.length !== inputTable[name]?.count || !numbers.every(Number.isFinite)) return null;
    const { seconds } = inputTable[name];
    if (seconds !== undefined) numbers[seconds] /= 1000;
    return { time, name, values: name === "key" ? [keys[numbers[0]] ?? "", 0] : numbers };
  });
  return inputEvents.every(Boolean) ? inputEvents : null;
}
