// The workbench: one demo on the stage, and around it all that looks at it.

import { readAddress, writeAddress } from "./address.js";
import { Clock } from "./clock.js";
import { Counters } from "./counters.js";
import { Demonstration } from "./demonstration.js";
import { Device } from "./device.js";
import { announce, byId, save, seconds, write } from "./elements.js";
import { Film } from "./film.js";
import { Index } from "./index.js";
import { listenToInput } from "./input.js";
import { Inspection } from "./inspection.js";
import { ElementPanel } from "./looked-at.js";
import { Meter } from "./meter.js";
import { Overlay } from "./overlay.js";
import { PhotoIntake } from "./photos.js";
import { Playground } from "./playground.js";
import { Renderer } from "./renderer.js";
import { Shortcuts } from "./shortcuts.js";
import { SourcePanel } from "./source.js";
import { Tabs } from "./tabs.js";
import { Theme } from "./theme.js";
import { Timeline } from "./timeline.js";
import { TracePanel } from "./trace.js";

const speeds = [1, 0.25, 0.1, 0];

/** After a touch, until the demo's options have had their say, in milliseconds. */
const optionsDelay = 100;

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 700px)");

export class Gallery {
  /** @param fail called with a message and an error when the program cannot go on. */
  static async create(createProgram, fail) {
    const renderer = new Renderer(byId("stage"));
    const film = new Film(renderer);
    const images = {
      add: (...values) => renderer.images.add(...values),
      remove: (number) => film.retire(number),
    };
    const program = await createProgram((words, bytes) => film.draw(words, bytes), images);
    program.measureText();
    return new Gallery(program, renderer, film, createProgram, fail);
  }

  constructor(program, renderer, film, createProgram, fail) {
    Object.assign(this, { program, renderer, film, fail });
    this.stage = byId("stage");
    this.demos = program.demos();
    this.demo = null;
    this.demonstration = null;
    this.showsGhosts = false;
    this.meter = new Meter();
    this.clock = new Clock((time) => this.frame(time), () => this.film.isInPast);
    this.inspection = new Inspection(program);
    this.overlay = new Overlay(byId("overlay"));
    this.index = new Index(this.demos, (demo) => this.choose(demo), createProgram, () => this.isBusy);
    this.device = new Device(() => this.note());
    this.timeline = new Timeline(film, this.inspection, this);
    this.trace = new TracePanel(film, this.inspection, this);
    this.element = new ElementPanel(film, this.inspection, this.stage, () => this.look());
    this.counters = new Counters(this.inspection, this.meter);
    this.playground = new Playground(program, () => {
      this.clock.wake();
      this.note();
    });
    this.source = new SourcePanel();
    this.tabs = new Tabs(byId("tabs"), () => {
      this.showPanel();
      this.note();
    });
    this.theme = new Theme(() => this.timeline.fit());
    this.photos = new PhotoIntake((title, bytes) => {
      const isAdded = program.addPhoto(title, bytes);
      this.clock.wake();
      return isAdded;
    });
  }

  open() {
    this.program.reduceMotion(lessMotion.matches);
    lessMotion.addEventListener("change", () => {
      this.program.reduceMotion(lessMotion.matches);
      this.clock.wake();
    });
    this.listenToControls();
    listenToInput(this.stage, this.forInput());
    new ResizeObserver(() => this.fit()).observe(this.stage);
    addEventListener("hashchange", () => this.showAddress());
    this.showAddress();
  }

  // Demos and addresses

  /** The address names a demo after the hash, and settings; the first demo stands in for an unknown name. */
  showAddress() {
    const { id, settings, parameters } = readAddress(location.hash);
    const number = (name) => (Number(settings[name]) > 0 ? Number(settings[name]) : null);
    this.device.set({
      name: ["phone", "tablet", "free"].includes(settings.device) ? settings.device : null,
      isTurned: settings.turned === "yes",
      size: number("width") && number("height") ? [number("width"), number("height")] : null,
    });
    const speed = Number(settings.speed ?? 1);
    this.clock.speed = speeds.includes(speed) ? speed : 1;
    this.showsGhosts = settings.ghosts === "yes";
    this.tabs.show(this.tabs.has(settings.panel) ? settings.panel : "about");
    this.showDock(settings.timeline ? settings.timeline === "yes" : !narrow.matches);
    this.show(this.demos.find((demo) => demo.id === id) ?? this.demos[0], parameters);
  }

  /** What the settings are, as far as they are not as at first. */
  get settings() {
    const { device, clock } = this;
    return {
      speed: clock.speed === 1 ? null : clock.speed,
      device: device.name,
      turned: device.isTurned ? "yes" : null,
      width: device.name === "free" ? device.size?.[0] : null,
      height: device.name === "free" ? device.size?.[1] : null,
      ghosts: this.showsGhosts ? "yes" : null,
      panel: this.tabs.current === "about" ? null : this.tabs.current,
      timeline: this.inspection.isOn === !narrow.matches ? null : this.inspection.isOn ? "yes" : "no",
    };
  }

  /** Writes the settings into the address, so that a copy of it leads here. */
  note() {
    this.showSettings();
    if (!this.demo) return;
    const address = writeAddress({ id: this.demo.id, settings: this.settings, parameters: this.playground.changed });
    if (address !== location.hash) history.replaceState(null, "", address);
  }

  /** From the index: the same settings, another demo, or the same from its beginning. */
  choose(demo) {
    history.pushState(null, "", writeAddress({ id: demo.id, settings: this.settings, parameters: {} }));
    this.show(demo);
  }

  show(demo, parameters = {}) {
    this.stopDemonstration();
    this.demo = demo;
    this.index.mark(demo);
    byId("title").textContent = demo.title;
    byId("explanation").textContent = demo.explanation;
    document.title = `${demo.title} · Murmuration`;
    this.stage.setAttribute("aria-label", demo.title);
    for (const part of [this.renderer, this.film, this.inspection, this.timeline, this.trace, this.element, this.meter]) {
      part.clear();
    }
    this.device.showSize(null);
    this.clock.restart();
    this.width = this.stage.offsetWidth;
    this.height = this.stage.offsetHeight;
    this.isStarted = this.program.start(demo.id, this.width, this.height);
    this.photos.show(demo.id === "photos");
    this.source.show(demo.id);
    this.playground.open(parameters);
    this.showSettings();
    this.clock.wake();
  }

  /** The stage's element has another size. */
  fit() {
    const { offsetWidth: width, offsetHeight: height } = this.stage;
    if (!this.isStarted || this.film.isInPast || (width === this.width && height === this.height)) return;
    if (width * height === 0) return;
    this.width = width;
    this.height = height;
    this.program.resize(width, height);
    this.clock.wake();
  }

  // Frames

  /** Whether the stage has the machine for itself. */
  get isBusy() { return this.clock.frameRequest !== null; }

  /** Does a frame; answers whether another one is needed. */
  frame(time) {
    const begin = performance.now();
    let isMoving;
    try {
      this.demonstration?.advance(time - (this.film.frames.at(-1)?.time ?? 0));
      isMoving = this.program.frame(time);
    } catch (error) {
      // A trap: the program cannot go on.
      this.isStarted = false;
      this.fail(`The demo stopped with an error: ${error.message}. Load the page again to start over.`, error);
      return false;
    }
    if (this.demonstration?.isOver) this.stopDemonstration();
    const goesOn = isMoving || this.demonstration !== null;
    this.film.add(time, { size: [this.width, this.height], cost: 0 });
    this.inspection.collect(this.film.start, !goesOn || this.clock.speed === 0);
    this.look(!goesOn);
    const cost = performance.now() - begin;
    this.film.frames.at(-1).cost = cost;
    this.meter.add(cost);
    return goesOn;
  }

  /** Has everything around the stage show the moment that the stage shows. */
  look(isLast = true) {
    const { shown, live, end } = this.film;
    const scene = shown?.scene ?? live;
    const time = shown?.frame.time ?? end;
    this.overlay.showGhosts(scene, this.showsGhosts ? this.inspection.flightsAt(time) : []);
    this.element.update();
    this.overlay.showMark(scene, this.element.looked);
    this.trace.update();
    if (this.inspection.isOn) {
      this.timeline.update(isLast);
      this.counters.update(isLast);
      write(byId("moment"), shown ? `${seconds(time)} (−${seconds(end - time)})` : seconds(time));
    }
  }

  // The past

  /** Shows the frame of a moment. */
  scrub(time) {
    if (this.film.frames.length > 0) this.goTo(this.film.indexAt(time));
  }

  /** Some frames back or on. Beyond the last recorded frame time goes on by one, and then stands still. */
  step(count) {
    const last = this.film.frames.length - 1;
    const index = (this.film.shown?.index ?? last) + count;
    if (index <= last) {
      this.goTo(Math.max(0, index));
    } else {
      this.goLive();
      this.setSpeed(0);
      this.clock.stepOnce();
    }
  }

  goTo(index) {
    this.stopDemonstration();
    this.film.show(index);
    this.device.showSize(this.film.shown?.frame.size ?? null);
    this.showPast();
  }

  goLive() {
    if (!this.film.isInPast) return;
    this.film.showLive();
    this.device.showSize(null);
    this.showPast();
    this.clock.wake();
  }

  showPast() {
    const { shown, end } = this.film;
    document.body.classList.toggle("past", shown !== null);
    byId("live").setAttribute("aria-pressed", shown === null);
    byId("back-to-live").hidden = shown === null;
    if (shown) write(byId("back-to-live"), `${(end - shown.frame.time).toFixed(2)} s ago · back to live`);
    this.element.writtenAt = 0;
    this.trace.shownAt = 0;
    this.look();
  }

  // Controls

  /** The program, whose every method also asks for a frame. A touch of the past leads back to the present, only. */
  forInput() {
    return new Proxy(this.program, {
      get: (program, name) => (...values) => {
        if (this.film.isInPast) return this.goLive();
        this.stopDemonstration();
        program[name](...values);
        this.clock.wake();
        return undefined;
      },
    });
  }

  listenToControls() {
    for (const input of document.querySelectorAll("input[name=speed]")) {
      input.addEventListener("change", () => this.setSpeed(Number(input.value)));
    }
    const press = (id, action) => byId(id).addEventListener("click", action);
    press("step-back", () => this.step(-1));
    press("step-on", () => this.step(1));
    press("live", () => this.goLive());
    press("back-to-live", () => this.goLive());
    press("watch", () => this.watch());
    press("ghosts", () => this.toggleGhosts());
    press("inspector", () => this.toggleDock());
    press("save-svg", () =>
      save(`${this.demo.id}.svg`, "image/svg+xml", this.program.recording(this.demo.title)));
    for (const name of ["pointerup", "keyup"]) {
      this.stage.addEventListener(name, () => setTimeout(() => this.heedOptions(), optionsDelay));
    }
    this.shortcuts = new Shortcuts({
      "1": ["As fast as it is", () => this.setSpeed(1)],
      "2": ["A quarter of the speed", () => this.setSpeed(0.25)],
      "3": ["A tenth of the speed", () => this.setSpeed(0.1)],
      "p": ["Pause, and go on", () => this.setSpeed(this.clock.speed === 0 ? 1 : 0)],
      ",": ["One frame back", () => this.step(-1)],
      ".": ["One frame on", () => this.step(1)],
      "l": ["Back to the present", () => this.goLive()],
      "Escape": ["The same", () => this.goLive()],
      "w": ["Play the demo’s script", () => this.watch()],
      "g": ["Ghosts: outlines of initial and final attributes", () => this.toggleGhosts()],
      "i": ["Show or hide the timeline", () => this.toggleDock()],
      "e": ["Look at elements", () => this.tabs.choose("element")],
      "d": ["The next device", () => this.device.next()],
      "r": ["Turn the device", () => this.device.rotate()],
      "t": ["Light, dark, or as the system has it", () => this.theme.next()],
      "/": ["Filter the trace", () => {
        this.tabs.choose("trace");
        byId("trace-filter").focus();
      }],
      "?": ["This list", () => this.shortcuts.open()],
    });
  }

  /** The demo's own options may have changed its parameters. */
  heedOptions() {
    if (!this.playground.isVisible) return;
    this.playground.refresh();
    this.note();
  }

  setSpeed(speed) {
    this.goLive();
    this.clock.setSpeed(speed);
    announce(speed === 0 ? "Paused" : `Speed ${speed}`);
    this.note();
  }

  toggleGhosts() {
    this.showsGhosts = !this.showsGhosts;
    this.note();
    this.look();
  }

  toggleDock() {
    this.showDock(!this.inspection.isOn);
    this.note();
    this.clock.wake();
  }

  showDock(isOpen) {
    if (!isOpen) this.goLive();
    byId("dock").classList.toggle("open", isOpen);
    if (isOpen !== this.inspection.isOn) this.inspection.setOn(isOpen);
  }

  /** Plays the demo's own script, or stops it. */
  watch() {
    this.goLive();
    if (this.demonstration) return this.stopDemonstration();
    const target = {
      pointerDown: (id, x, y) => {
        this.overlay.showTouch(x, y);
        this.program.pointerDown(id, x, y);
      },
      pointerMove: (id, x, y) => {
        this.overlay.showTouch(x, y);
        this.program.pointerMove(id, x, y);
      },
      pointerUp: (id) => this.program.pointerUp(id),
      pointerCancel: (id) => this.program.pointerCancel(id),
    };
    this.show(this.demo, this.playground.changed);
    this.demonstration = new Demonstration(this.program.script(this.demo.id), target, this.stage);
    this.showSettings();
    return undefined;
  }

  stopDemonstration() {
    if (!this.demonstration) return;
    this.demonstration.stop();
    this.demonstration = null;
    this.showSettings();
  }

  showPanel() {
    this.source.update();
    if (this.playground.isVisible) this.playground.refresh();
    this.look();
  }

  showSettings() {
    for (const input of document.querySelectorAll("input[name=speed]")) {
      input.checked = Number(input.value) === this.clock.speed;
    }
    byId("ghosts").setAttribute("aria-pressed", this.showsGhosts);
    byId("inspector").setAttribute("aria-pressed", this.inspection.isOn);
    byId("watch").setAttribute("aria-pressed", this.demonstration !== null);
  }
}
