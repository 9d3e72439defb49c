// The connection with a program that runs elsewhere: frames come, notices, and other programs in its place.

import { byId, write } from "./elements.js";
import { filmLength } from "./film.js";
import { liveFrame, livePicture } from "./live-frames.js";
import { textWidth } from "./text.js";

/** Before the next attempt to connect, in milliseconds. */
const pause = 500;

/** What a program that runs elsewhere does not answer. */
const absent = ["watch", "tab-source", "tab-adjust", "copy-link", "save-svg"];

export class Live {
  /** @param program a LiveProgram. */
  constructor(workbench, program) {
    Object.assign(this, { workbench, program });
    const { film } = workbench;
    program.moment = () => (film.shown
      ? { scene: film.shown.scene, time: film.shown.frame.time } : { scene: film.live, time: film.end });
    /** By the texts of questions, to be told to the next program at once. */
    this.widths = new Map();
    /** The messages after which a program is as far as the one before it; null for none. */
    this.caughtUp = null;
    this.former = null;
    this.isReplaced = false;
    document.body.classList.add("hosted");
    workbench.films.lacks(absent);
  }

  connect() {
    const address = new URL("live", location.href);
    address.protocol = "ws:";
    address.hash = "";
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => this.hear(data));
    socket.addEventListener("close", () => this.end());
  }

  // Programs that come and go

  /** A program is there, and has such screens. */
  begin(titles) {
    const { program, socket, workbench } = this;
    if (`${titles}` !== `${program.screens.map(({ title }) => title)}`) {
      location.reload();
      return;
    }
    const { film } = workbench;
    this.isReplaced = false;
    this.complain(null);
    const end = film.end;
    if (film.frames.length > 0 && !workbench.films.isOpen) this.keepFormer();
    program.begin();
    program.send = (text) => socket.send(text);
    if (this.widths.size > 0) socket.send(JSON.stringify(["widths", [...this.widths.values()]]));
    program.sayAgain(Math.max(0, end - filmLength));
    this.caughtUp = program.said;
    // Time stands still until it is as far as the one before.
    if (program.asked.length === 0) this.catchUp();
  }

  /** What was shown so far is a film now, to compare with. */
  keepFormer() {
    const { program, workbench } = this;
    const { film, past } = workbench;
    past.goLive();
    this.former = { frames: film.frames, live: film.live, answers: program.former() };
    workbench.stage.beginAgain();
    workbench.clearPanels(false);
  }

  end() {
    const { program } = this;
    if (program.send && !this.isReplaced) {
      const isAtOnce = this.caughtUp !== null;
      if (isAtOnce) this.giveUp();
      this.complain(isAtOnce
        ? "The program has ended while it did again what had been done. The screen begins anew when it is back."
        : "The program has ended. What it has shown is still here, and it goes on when the program is back.");
    }
    program.send = null;
    this.workbench.clock.rest(this.workbench.film.end);
    setTimeout(() => this.connect(), this.isReplaced ? 0 : pause);
  }

  /** What was done ends the program: nothing of it is done again. */
  giveUp() {
    const { program, workbench } = this;
    program.log = program.log.filter((text) => /^\["(start|darken|reduceMotion)"/.test(text));
    workbench.acts.clear();
    workbench.clock.restart();
  }

  // Messages

  hear(data) {
    if (typeof data === "string") this.hearText(JSON.parse(data));
    else if (new Float64Array(data, 0, 1)[0] === 1) this.hearFrame(liveFrame(data, this.program.texts));
    else this.program.hearPicture(livePicture(data));
  }

  hearText({ measure, screens, notice, edited, heard, forget, replaced, wake, refused }) {
    const { program, workbench } = this;
    if (measure) this.measure(measure);
    if (screens) this.begin(screens);
    if (notice !== undefined) this.complain(notice);
    if (edited !== undefined) program.hearEdited(edited, heard);
    if (forget) program.forgetPictures(forget);
    if (replaced) this.isReplaced = true;
    if (wake) workbench.clock.wake();
    if (refused) console.warn(`The program has refused a message: ${refused}.`);
  }

  measure(texts) {
    const widths = texts.map(([line, size, weight, isMonospaced]) =>
      [line, size, weight, isMonospaced, textWidth(line, size, weight, isMonospaced === 1)]);
    for (const width of widths) this.widths.set(JSON.stringify(width.slice(0, 4)), width);
    this.socketSay(["widths", widths]);
  }

  /** What belongs to no screen is not said again with what was done on one. */
  socketSay(message) { this.program.send?.(JSON.stringify(message)); }

  hearFrame(frame) {
    const { program, workbench } = this;
    if (frame.run !== program.run) return;
    program.hear(frame, workbench.film);
    // A film from a file is on the stage.
    if (workbench.program.current !== program) return;
    workbench.stage.take(frame, program.isUpToDate);
    if (this.caughtUp !== null && frame.heard >= this.caughtUp) this.catchUp();
  }

  /** The program is as far as the one before it. */
  catchUp() {
    const { former, workbench } = this;
    this.caughtUp = null;
    this.former = null;
    workbench.clock.wake();
    if (former) workbench.films.compareWithFormer(former);
  }

  /** @param text null for nothing. */
  complain(text) {
    byId("live-notice").hidden = text === null;
    write(byId("live-notice"), text ?? "");
  }
}
