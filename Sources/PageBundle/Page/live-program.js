// A program that runs elsewhere: a film that goes on. It answers what the panels ask of what has come so far, and is told what
// is done on the stage.

import { FilmProgram } from "./film-program.js";

/** So many frames may be asked for and not there yet. A program or a page that falls behind drops others. */
const mostAsked = 2;

/** After so many frames what nobody can look at any more is let go of. */
const tidyInterval = 600;

export class LiveProgram extends FilmProgram {
  /** @param screens all that there are; @param images gets the pictures. */
  constructor(screens, images) {
    super({ frames: [], pictures: [] }, () => this.moment());
    Object.assign(this, { screens, images });
    /** Whether frames come later than they are asked for. */
    this.isElsewhere = true;
    this.lastWords = "";
    /** Sends a text; null while there is nobody to hear it. */
    this.send = null;
    /** How the screens look, whichever is shown. */
    this.settings = new Map();
    /** All that was said since the screen began, to be said again to a program that takes the place of this one. */
    this.log = [];
    this.run = 0;
    this.begin();
  }

  /** Nothing was told yet. */
  begin() {
    /** How many messages the program was sent, and has heard. */
    this.said = 0;
    this.heard = 0;
    /** Of the frames that are asked for, which message that was. */
    this.asked = [];
    this.texts = [];
    this.field = null;
    /** Which message told last of what was typed. */
    this.editedAt = 0;
    this.pictures = [];
    this.untidy = 0;
    this.names = new Map();
    this.elements = new Map();
    this.calls = [];
    this.counters = null;
    this.told = { animations: [], ended: [], trace: [] };
  }

  // Saying

  say(...message) {
    const text = JSON.stringify(message);
    this.log.push(text);
    this.tell(text);
  }

  tell(text) {
    if (!this.send) return;
    this.send(text);
    this.said += 1;
  }

  /** @param from frames of the past are told from this time on. */
  sayAgain(from) {
    this.send(JSON.stringify(["again", from]));
    for (const text of this.log) {
      this.tell(text);
      if (text.startsWith('["frame",') && Number(text.slice(9, -1)) >= from) this.asked.push(this.said);
    }
  }

  set(name, value) {
    this.settings.set(name, value);
    this.say(name, value);
  }

  darken(isDark) { this.set("darken", isDark ? 1 : 0); }

  reduceMotion(isReduced) { this.set("reduceMotion", isReduced ? 1 : 0); }

  demos() { return this.screens; }

  start(id, width, height) {
    this.run += 1;
    const { said, heard } = this;
    this.begin();
    Object.assign(this, { said, heard });
    this.log = [...this.settings].map((setting) => JSON.stringify(setting));
    this.say("start", this.run, id, width, height);
    return true;
  }

  /** Asks for a frame; answers whether more are to be asked for. */
  frame(time) {
    if (!this.send) return false;
    if (this.asked.length < mostAsked) {
      this.say("frame", time);
      this.asked.push(this.said);
    }
    return true;
  }

  /** Whether the program has heard all, and no frame is on its way. */
  get isUpToDate() { return this.heard === this.said && this.asked.length === 0; }

  /** So that the browser shows none of its own. */
  secondaryClick(...values) {
    this.say("secondaryClick", ...values);
    return true;
  }

  // What is typed is seen at once, until the program says what has come of it.

  edit(text, start, end) { this.change("edit", { text, start, end }); }

  select(start, end) { this.change("select", { start, end }); }

  change(name, values) {
    if (this.field) this.field = { ...this.field, ...values };
    this.say(name, ...Object.values(values));
    this.editedAt = this.said;
  }

  // Hearing

  /** A frame is there. */
  hear({ heard, time, told }, film) {
    this.heard = heard;
    this.asked = this.asked.filter((message) => message > heard);
    this.take({ time, told });
    this.untidy += 1;
    if (this.untidy >= tidyInterval) this.tidy(film);
  }

  hearPicture(picture) {
    const { number, type, address, bytes } = picture;
    this.pictures.push(picture);
    if (address) this.images.refer(number, address);
    else this.images.add(number, bytes, type);
  }

  forgetPictures(numbers) {
    for (const number of numbers) this.images.remove(number);
    this.pictures = this.pictures.filter(({ number }) => !numbers.includes(number));
  }

  /** What the reader has typed meanwhile is not taken back by what is older. @param heard which message came last before. */
  hearEdited(field, heard) {
    if (heard >= this.editedAt) this.field = field;
  }

  edited() { return this.field; }

  takeAct() {}

  tidy({ forgotten, frames, live }) {
    this.untidy = 0;
    const isShown = (layer) => live.layers.has(layer) || frames.some(({ changes }) => changes.has(layer));
    for (const layer of this.names.keys()) if (!isShown(layer)) this.names.delete(layer);
    for (const [layer, list] of this.elements) {
      if (isShown(layer)) list.splice(0, Math.max(0, list.findLastIndex(([time]) => time <= forgotten)));
      else this.elements.delete(layer);
    }
    this.calls = this.calls.filter(({ time }) => time > forgotten);
  }

  /** What the panels ask is also asked of the present. */
  element(layer) {
    const element = super.element(layer);
    const record = element && this.shown().scene.layers.get(element.layer);
    if (!record?.geometry) return element;
    const { left, top, width, height, matrix } = record.geometry;
    const transform = [...(matrix ? new DOMMatrix(matrix) : new DOMMatrix()).toFloat64Array()];
    return { ...element, presented: { frame: [left, top, width, height], alpha: record.opacity, transform } };
  }

  /** Takes what was told with it: answers for a film that is over. */
  former() {
    const former = new FilmProgram({ frames: [], pictures: this.pictures }, this.shown);
    Object.assign(former, { names: this.names, elements: this.elements });
    return former;
  }
}

for (const name of [
  "resize", "pointerDown", "pointerMove", "pointerUp", "pointerCancel", "wheel", "key", "type", "beginEditing",
  "endEditing", "adjust", "performAction",
]) LiveProgram.prototype[name] = function say(...values) { this.say(name, ...values); };
