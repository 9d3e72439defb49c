// A remote program, as a film that continues. It answers queries from the received data, and sends the stage's input.

import { FilmProgram } from "./film-program.js";
import { deviceNumbers } from "./program.js";

/** The maximum number of frames in flight. A program or page that falls behind skips frames. */
const maxPending = 2;

/** The number of frames after which data outside the history is discarded. */
const pruneInterval = 600;

export class LiveProgram extends FilmProgram {
  /** @param screens all available screens; @param images receives the pictures. */
  constructor(screens, images) {
    super({ frames: [], pictures: [] }, () => this.moment());
    Object.assign(this, { screens, images });
    /** Whether frames arrive later than they are requested. */
    this.isElsewhere = true;
    /** Sends a text; null while disconnected. */
    this.send = null;
    /** The message with the settings of the device; null before there are any. */
    this.device = null;
    /** All messages since the screen started, to resend to a program that replaces this one. */
    this.log = [];
    this.run = 0;
    this.begin();
  }

  /** Resets the state for a new connection or screen. */
  begin() {
    /** The number of messages sent, and the number that the program has received. */
    this.sentCount = 0;
    this.heard = 0;
    /** The kinds of questions that the program has refused: an older one does not know all of them. It counts those as messages. */
    this.refused = new Set();
    this.refusedCount = 0;
    /** For each requested frame, the number of its message. */
    this.pending = [];
    this.texts = [];
    this.field = null;
    /** The number of the last message about edited text. */
    this.editedAt = 0;
    this.pictures = [];
    this.framesSincePrune = 0;
    this.names = new Map();
    this.elements = new Map();
    this.calls = [];
    this.counters = null;
    this.reports = { animations: [], ended: [], trace: [] };
    /** What is called with the answers to questions about constraints, by layer and number, and about properties. */
    this.questions = new Map();
  }

  // Sending

  post(...message) {
    const text = JSON.stringify(message);
    this.log.push(text);
    this.transmit(text);
  }

  transmit(text) {
    if (!this.send) return;
    this.send(text);
    this.sentCount += 1;
  }

  /** @param from the time from which frames are reported again. */
  resend(from) {
    this.send(JSON.stringify(["again", from]));
    for (const text of this.log) {
      this.transmit(text);
      if (text.startsWith('["frame",') && Number(text.slice(9, -1)) >= from) this.pending.push(this.sentCount);
    }
  }

  useDevice(settings) {
    this.device = ["device", ...deviceNumbers(settings)];
    this.post(...this.device);
  }

  demos() { return this.screens; }

  start(id, width, height) {
    this.run += 1;
    const { sentCount, heard, refused, refusedCount } = this;
    this.begin();
    Object.assign(this, { sentCount, heard, refused, refusedCount });
    this.log = this.device ? [JSON.stringify(this.device)] : [];
    this.post("start", this.run, id, width, height);
    return true;
  }

  /** Requests a frame; returns whether to request more. */
  frame(time) {
    if (!this.send) return false;
    if (this.pending.length < maxPending) {
      this.post("frame", time);
      this.pending.push(this.sentCount);
    }
    return true;
  }

  /** Whether the program has received all messages, and no frame is pending. */
  get isUpToDate() { return this.heard === this.sentCount && this.pending.length === 0; }

  /** Sends an input event. Edits are applied immediately, until the program answers. */
  perform(name, ...values) {
    this.post(name, ...values);
    const names = { edit: ["text", "start", "end"], select: ["start", "end"] }[name];
    if (names) {
      if (this.field) for (const [place, each] of names.entries()) this.field = { ...this.field, [each]: values[place] };
      this.editedAt = this.sentCount;
    }
    // Prevents the browser's own menu.
    return true;
  }

  // Questions, which are not logged: they change nothing, and are of the present

  askLayout(layer, take) { this.question(["layout", layer], `${layer} null`, take); }

  askLayoutWithout(layer, number, take) { this.question(["without", layer, number], `${layer} ${number}`, take); }

  askProperties(layer, take) { this.question(["properties", layer], `${layer} properties`, take); }

  /** Asks a question, unless it has been asked and not been answered yet, or the program does not know any of its kind. */
  question(message, key, take) {
    const [kind] = message;
    if (!this.send || this.refused.has(kind)) return;
    if (!this.questions.has(key)) this.send(JSON.stringify(message));
    this.questions.set(key, take);
  }

  /** @param reason why the program has refused a message. Returns whether it was a question, which it does not know. */
  receiveRefusal(reason) {
    const [, kind] = /^unknown message (layout|without|properties)$/.exec(reason) ?? [];
    if (!kind) return false;
    this.refused.add(kind);
    this.refusedCount += 1;
    return true;
  }

  /** Returns how many of the counted messages the program had heard. @param heard as the program counts them. */
  heardOf(heard) { return heard - this.refusedCount; }

  /** @param subject the number of a constraint, null for all of them, or "properties". */
  receiveAnswer(answer, layer, subject) {
    const key = `${layer} ${subject}`;
    const take = this.questions.get(key);
    this.questions.delete(key);
    take?.(answer);
  }

  // Receiving

  /** Takes a frame. */
  receive({ heard, time, reports }, film) {
    this.heard = this.heardOf(heard);
    this.pending = this.pending.filter((message) => message > this.heard);
    this.take({ time, reports });
    this.framesSincePrune += 1;
    if (this.framesSincePrune >= pruneInterval) this.prune(film);
  }

  receivePicture(picture) {
    const { number, type, address, bytes } = picture;
    this.pictures.push(picture);
    if (address) this.images.refer(number, address);
    else this.images.add(number, bytes, type);
  }

  forgetPictures(numbers) {
    for (const number of numbers) this.images.remove(number);
    this.pictures = this.pictures.filter(({ number }) => !numbers.includes(number));
  }

  /**
   * Takes the field's state, unless the user has edited since. @param heard the number of the last message the program
   * had received.
   */
  receiveEdited(field, heard) {
    if (this.heardOf(heard) >= this.editedAt) this.field = field;
  }

  edited() { return this.field; }

  takeAct() {}

  prune({ forgotten, frames, live }) {
    this.framesSincePrune = 0;
    const isShown = (layer) => live.layers.has(layer) || frames.some(({ changes }) => changes.has(layer));
    for (const layer of this.names.keys()) if (!isShown(layer)) this.names.delete(layer);
    for (const [layer, list] of this.elements) {
      if (isShown(layer)) list.splice(0, Math.max(0, list.findLastIndex(([time]) => time <= forgotten)));
      else this.elements.delete(layer);
    }
    this.calls = this.calls.filter(({ time }) => time > forgotten);
  }

  /** Also returns the current presentation values. */
  element(layer) {
    const element = super.element(layer);
    const record = element && this.shown().scene.layers.get(element.layer);
    if (!record?.geometry) return element;
    const { left, top, width, height, matrix } = record.geometry;
    const transform = [...(matrix ? new DOMMatrix(matrix) : new DOMMatrix()).toFloat64Array()];
    return { ...element, presented: { frame: [left, top, width, height], alpha: record.opacity, transform } };
  }

  /** Returns a film program with the data of the run that has ended. */
  previous() {
    const previous = new FilmProgram({ frames: [], pictures: this.pictures }, this.shown);
    Object.assign(previous, { names: this.names, elements: this.elements });
    return previous;
  }
}
