// The connection to a remote program: receives frames and notices, and handles programs that replace each other.

import { byId, write } from "./elements.js";
import { filmLength } from "./film.js";
import { liveFrame, livePicture, runOf } from "./live-frames.js";
import { textWidth } from "./text.js";

/** The pause before reconnecting, in milliseconds. */
const pause = 500;

/** The controls that a remote program does not support. */
const unsupported = ["variant-kinds", "watch", "tab-source", "tab-adjust", "copy-link", "save-svg"];

export class Live {
  /** @param program a LiveProgram. */
  constructor(workbench, program) {
    Object.assign(this, { workbench, program });
    const { film } = workbench;
    program.moment = () => (film.shown
      ? { scene: film.shown.scene, time: film.shown.frame.time } : { scene: film.live, time: film.end });
    /** The measured text widths by query, to send to the next program. */
    this.widths = new Map();
    /** The number of messages after which a new program has caught up with the previous one; null otherwise. */
    this.caughtUp = null;
    this.previous = null;
    this.isReplaced = false;
    document.body.classList.add("hosted");
    byId("end-program").addEventListener("click", () => this.sendUnlogged(["end"]));
    workbench.films.disable(unsupported);
  }

  connect() {
    const address = new URL("live", location.href);
    address.protocol = "ws:";
    address.hash = "";
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => this.receive(data));
    socket.addEventListener("close", () => this.end());
  }

  // Connecting and disconnecting

  /** Handles a program that has connected. @param titles of its screens. */
  begin(titles) {
    const { program, socket, workbench } = this;
    if (`${titles}` !== `${program.screens.map(({ title }) => title)}`) {
      location.reload();
      return;
    }
    const { film } = workbench;
    this.isReplaced = false;
    this.showError(null);
    const end = film.end;
    if (film.frames.length > 0 && !workbench.films.isOpen) this.keepPreviousRun();
    program.begin();
    program.send = (text) => socket.send(text);
    if (this.widths.size > 0) socket.send(JSON.stringify(["widths", [...this.widths.values()]]));
    program.resend(Math.max(0, end - filmLength));
    this.caughtUp = program.sentCount;
    // Time stands still until the program has caught up.
    if (program.pending.length === 0) this.catchUp();
  }

  /** Keeps the recording so far as a film for comparison. */
  keepPreviousRun() {
    const { program, workbench } = this;
    const { film, past } = workbench;
    past.goLive();
    this.previous = { frames: film.frames, live: film.live, answers: program.previous() };
    workbench.stage.beginAgain();
    workbench.clearPanels(false);
    // A program that ends before its first frame leaves the counters of the previous run.
    workbench.look();
  }

  end() {
    const { program } = this;
    if (program.send && !this.isReplaced) {
      const isAtOnce = this.caughtUp !== null;
      if (isAtOnce) this.discardInput();
      this.showError(isAtOnce
        ? "The program exited while replaying the earlier input. The screen starts over when it reconnects."
        : "The program has exited. The recording is still here, and continues when the program reconnects.");
    }
    program.send = null;
    this.showStuck(null);
    this.showBuilding(false);
    this.workbench.clock.rest(this.workbench.film.end);
    setTimeout(() => this.connect(), this.isReplaced ? 0 : pause);
  }

  /** Discards the input, because replaying it ends the program. */
  discardInput() {
    const { program, workbench } = this;
    program.log = program.log.filter((text) => /^\["(start|device)"/.test(text));
    workbench.inputEvents.clear();
    workbench.clock.restart();
  }

  // Messages

  receive(data) {
    if (typeof data === "string") this.receiveText(JSON.parse(data));
    else if (new Float64Array(data, 0, 1)[0] === 1) this.receiveFrame(data);
    else this.program.receivePicture(livePicture(data));
  }

  receiveText({ measure, screens, notice, building, stuck, edited, heard, forget, replaced, wake, refused, layout, layer, without, properties }) {
    const { program, workbench } = this;
    if (measure) this.measure(measure);
    if (screens) this.begin(screens);
    if (notice !== undefined) this.showError(notice);
    if (building !== undefined) this.showBuilding(building);
    if (stuck !== undefined) this.showStuck(stuck);
    if (edited !== undefined) program.receiveEdited(edited, heard);
    if (layout !== undefined) program.receiveAnswer(layout, layer, without);
    if (properties !== undefined) program.receiveAnswer(properties, layer, "properties");
    if (forget) program.forgetPictures(forget);
    if (replaced) this.isReplaced = true;
    if (wake) workbench.clock.wake();
    if (refused && !program.receiveRefusal(refused)) console.warn(`The program rejected a message: ${refused}.`);
  }

  measure(texts) {
    const widths = texts.map(([line, size, weight, isMonospaced]) =>
      [line, size, weight, isMonospaced, textWidth(line, size, weight, isMonospaced === 1)]);
    for (const width of widths) this.widths.set(JSON.stringify(width.slice(0, 4)), width);
    this.sendUnlogged(["widths", widths]);
  }

  /** Sends a message that is not logged, because it doesn't belong to a screen. */
  sendUnlogged(message) { this.program.send?.(JSON.stringify(message)); }

  receiveFrame(data) {
    const { program, workbench } = this;
    // One of a run that has ended refers to its texts, which are forgotten.
    if (runOf(data) !== program.run) return;
    const frame = liveFrame(data, program.texts);
    program.receive(frame, workbench.film);
    // A film from a file is on the stage.
    if (workbench.program.current !== program) return;
    workbench.stage.take(frame, program.isUpToDate);
    if (this.caughtUp !== null && program.heard >= this.caughtUp) this.catchUp();
    else if (this.caughtUp === null) this.compareWithPreviousRun();
  }

  /** Resumes, because the program has caught up. */
  catchUp() {
    this.caughtUp = null;
    this.workbench.clock.wake();
    this.compareWithPreviousRun();
  }

  /** Compares with the run before this one, if there was one, as soon as there is a frame to compare. */
  compareWithPreviousRun() {
    const { previous, workbench } = this;
    if (!previous || workbench.film.frames.length === 0) return;
    this.previous = null;
    workbench.films.compareWithPreviousRun(previous);
  }

  showBuilding(isBuilding) { write(byId("live-status"), isBuilding ? "Building…" : ""); }

  /** @param text what the program does not return from; null if it goes on. */
  showStuck(text) {
    byId("live-stuck").hidden = text === null;
    write(byId("live-stuck").firstChild, text ?? "");
  }

  /** @param text null for no error. */
  showError(text) {
    byId("live-notice").hidden = text === null;
    write(byId("live-notice"), text ?? "");
  }
}
