// The workbench: puts a demo on the stage, and has everything around it show what is on it.

import { Acts } from "./acts.js";
import { Address } from "./address.js";
import { Comparison } from "./comparison.js";
import { Device } from "./device.js";
import { Dock } from "./dock.js";
import { byId, copy, save, saveCopy, write } from "./elements.js";
import { Film } from "./film.js";
import { Films } from "./films.js";
import { Index } from "./index.js";
import { listenToInput } from "./input.js";
import { Inspection } from "./inspection.js";
import { ElementPanel } from "./looked-at.js";
import { Links } from "./links.js";
import { Meter } from "./meter.js";
import { Overlay } from "./overlay.js";
import { recall, remember } from "./memory.js";
import { Past } from "./past.js";
import { PhotoIntake } from "./photos.js";
import { Picker } from "./picker.js";
import { Player } from "./player.js";
import { Playground } from "./playground.js";
import { createFilmed } from "./program.js";
import { Projector } from "./projector.js";
import { Rehearsal } from "./rehearsal.js";
import { Renderer } from "./renderer.js";
import { Settings } from "./settings.js";
import { Shortcuts } from "./shortcuts.js";
import { SourceOfFrames } from "./source-of-frames.js";
import { SourcePanel } from "./source.js";
import { Speed } from "./speed.js";
import { Stage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { Theme } from "./theme.js";
import { Touches } from "./touches.js";
import { TracePanel } from "./trace.js";
import { Twin } from "./twin.js";
import { Typing } from "./typing.js";

/** After a touch, until the demo's options have had their say, in milliseconds. */
const optionsDelay = 100;

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Workbench {
  /** @param fail called with a message and an error when the program cannot go on. */
  static async create(createProgram, fail) {
    const renderer = new Renderer(byId("stage"));
    const film = new Film(renderer);
    const program = new SourceOfFrames(await createFilmed(createProgram, renderer, film, saveCopy));
    return new Workbench(program, renderer, film, createProgram, fail);
  }

  constructor(program, renderer, film, createProgram, fail) {
    Object.assign(this, { program, renderer, film });
    this.demos = program.demos();
    this.demo = null;
    this.twin = new Twin(createProgram, film);
    this.makeStage(fail);
    this.makePanels();
    this.index = new Index(this.demos, (demo) => this.choose(demo), createProgram, () => this.clock.isRunning);
    this.device = new Device(() => this.note());
    this.comparison = new Comparison(this.twin, this.playground, this.device, () => {
      this.showStyle();
      this.rehearsal.again();
    });
    this.theme = new Theme(() => {
      this.dock.fit();
      this.showStyle();
      this.clock.wake();
    });
    this.address = new Address(() => this.showAddress());
    const { device, speed, overlay, tabs, dock } = this;
    this.settings = new Settings({ device, speed, overlay, tabs, dock });
    this.films = new Films(this);
    this.photos = new PhotoIntake((photo) => {
      program.addPhoto(photo);
      if (this.twin.isOpen) this.twin.program.addPhoto(photo);
      this.clock.wake();
    }, this.films);
  }

  /** The demos are light and dark as the page is. */
  showStyle() {
    this.program.darken(this.theme.isDark);
    this.twin.program?.darken(this.theme.isDark);
    this.twin.program?.reduceMotion(lessMotion.matches);
    this.index.darken(this.theme.isDark);
  }

  makeStage(fail) {
    const { program, renderer, film } = this;
    const element = byId("stage");
    this.typing = new Typing(element, program);
    this.meter = new Meter();
    this.inspection = new Inspection(program);
    this.overlay = new Overlay(byId("overlay"));
    this.acts = new Acts(program, film, this.twin);
    this.player = new Player(program, element, this.acts, (x, y) => this.overlay.showTouch(x, y));
    this.stage = new Stage(
      element, { program, renderer, film, inspection: this.inspection, meter: this.meter, player: this.player, twin: this.twin },
      { onFrame: (isLast) => this.frameIsDrawn(isLast), fail });
    this.clock = this.stage.clock;
    this.past = new Past(film, {
      onLeave: () => this.player.stop(),
      onChange: (frame) => this.showMoment(frame),
      goOn: () => {
        this.speed.choose(0);
        this.clock.stepOnce();
      },
    });
    this.speed = new Speed(this.clock, () => this.note());
    this.projector = new Projector(film, this.past, this.speed, () => this.dock.refresh());
    this.rehearsal = new Rehearsal(this, () => this.restart());
  }

  makePanels() {
    const { program, film, inspection } = this;
    this.dock = new Dock(this, ({ element, layer }) => {
      if (element) this.picker.pin(layer);
    });
    this.source = new SourcePanel();
    this.playground = new Playground(program, () => {
      this.comparison.name();
      this.rehearsal.request();
      this.clock.wake();
      this.note();
    });
    this.picker = new Picker(film, inspection, program, this.stage.element, (isPicked) => this.lookAtElement(isPicked));
    this.element = new ElementPanel(film, inspection, program, this.picker, {
      reveal: (call) => this.showCall(call),
      showSource: (method) => {
        this.tabs.choose("source");
        this.source.reveal(method);
      },
    });
    this.trace = new TracePanel(film, inspection, this.past, () => this.pinned, () => program.traceJSON());
    this.links = new Links(this);
    this.tabs = new Tabs(byId("tabs"), () => {
      this.source.update();
      if (this.playground.isVisible) this.playground.refresh();
      this.look();
      this.note();
    });
  }

  open() {
    this.showStyle();
    this.program.reduceMotion(lessMotion.matches);
    lessMotion.addEventListener("change", () => {
      this.program.reduceMotion(lessMotion.matches);
      this.showStyle();
      this.clock.wake();
    });
    this.listenToControls();
    this.listenToStage();
    const isNamed = location.hash.length > 1;
    this.showAddress();
    if (!isNamed && this.demo && !this.program.isElsewhere) this.introduce();
  }

  /** Who has come for the first time, and to no demo of their choice, sees what the page is about. */
  introduce() {
    if (recall("introduced") === "yes" || lessMotion.matches) return;
    remember("introduced", "yes");
    // The stage has all the room until there is something to see in the timeline.
    const opens = this.dock.isOpen;
    this.dock.setOpen(false);
    this.player.onStop = () => {
      this.player.onStop = null;
      if (opens) this.dock.setOpen(true);
      this.clock.wake();
    };
    this.watch();
  }

  // Demos and addresses

  /** The address names a demo and settings; the first demo stands in for an unknown name. */
  showAddress() {
    const { id, settings, parameters } = this.address.read();
    const demo = this.demos.find((each) => each.id === id);
    this.settings.apply(settings);
    if (this.demos.length === 0) return;
    this.show(demo ?? this.demos[0], parameters);
    if (demo) this.links.follow(settings);
    if (id && !demo) this.showNotice(`There is no demo “${id}”. This is ${this.demo.title}.`);
  }

  /** Writes the settings into the address, so that a copy of it leads here. */
  note() {
    if (!this.demo) return;
    this.address.replace({ id: this.demo.id, settings: this.settings.values, parameters: this.playground.changed });
  }

  /** The element that was picked, as it is at the moment that is shown; null for none. */
  get pinned() { return this.picker.isPinned ? this.element.looked : null; }

  /** Copies a link that leads here, also to the moment that is shown and to what was picked. */
  copyLink(button) {
    if (!this.demo || byId("copy-link").hidden) return;
    const values = this.links.values(this.pinned);
    const state = { id: this.demo.id, settings: { ...this.settings.values, ...values }, parameters: this.playground.changed };
    copy(this.address.link(state), button);
    if (values === null) this.showNotice("The link leads to the demo. Too much was done on the stage for one that leads to this moment.");
  }

  /** From the index: the same settings, another demo as it was left, or the same from its beginning. */
  choose(demo) {
    const parameters = this.playground.kept(demo.id);
    this.address.push({ id: demo.id, settings: this.settings.values, parameters });
    this.show(demo, parameters);
  }

  /** @param text null for nothing that the reader has to be told about the demo. */
  showNotice(text) {
    byId("notice").hidden = text === null;
    write(byId("notice"), text ?? "");
  }

  show(demo, parameters = {}) {
    this.past.goLive();
    this.player.stop();
    this.playground.keep();
    if (demo !== this.demo) this.comparison.clear();
    this.demo = demo;
    this.index.mark(demo);
    byId("title").textContent = demo.title;
    byId("explanation").textContent = demo.explanation;
    document.title = `${demo.title} · Murmuration`;
    this.showNotice(null);
    this.device.showSize(null);
    this.begin();
    this.source.show(demo.id);
    this.playground.open(demo.id, parameters);
    this.clock.wake();
  }

  /** The demo on the stage begins. */
  begin() {
    this.films.leave();
    this.stage.start(this.demo);
    this.clearPanels();
    this.photos.show(this.demo.id === "photos" && !this.program.isElsewhere);
  }

  /** Something else is on the stage. @param isNew whether what was done before was done to something else. */
  clearPanels(isNew = true) {
    if (isNew) this.acts.clear();
    for (const part of [this.rehearsal, this.projector, this.dock, this.trace, this.picker, this.element]) part.clear();
  }

  /** The same demo anew, with the parameters that it has. */
  restart() {
    const values = this.playground.changed;
    this.past.goLive();
    this.player.stop();
    this.begin();
    this.playground.renew(values);
    this.speed.goOn();
  }

  /** Plays the demo's own script from its beginning, or stops it. */
  watch() {
    if (!this.demo || byId("watch").hidden) return;
    this.past.goLive();
    if (this.player.isPlaying) {
      this.player.stop();
      return;
    }
    this.show(this.demo, this.playground.changed);
    this.note();
    this.speed.goOn();
    this.player.play(this.demo);
  }

  // What is shown

  /** What a script edits does not take the focus from where the reader is. */
  frameIsDrawn(isLast) {
    if (!this.player.isPlaying) this.typing.followFrame();
    this.look(isLast);
  }

  /** Has everything around the stage show the moment that the stage shows. */
  look(isLast = true) {
    const { shown, live, end } = this.film;
    const scene = shown?.scene ?? live;
    const pixel = 1 / this.device.scale;
    this.rehearsal.update(scene, pixel);
    this.overlay.showFlights(scene, this.inspection.flightsAt(shown?.frame.time ?? end), pixel);
    this.element.update(isLast);
    this.overlay.showMark(scene, this.element.looked);
    this.trace.update();
    this.films.update();
    this.dock.update(isLast);
    this.dock.timeline.bars.mark(this.pinned?.layer ?? null);
  }

  /** Another element is looked at, or none. */
  lookAtElement(isPicked) {
    // The trace has lines about it, too.
    if (isPicked && this.tabs.current !== "trace") this.tabs.choose("element");
    this.element.expire();
    this.look();
  }

  /** A call of the trace is asked for. */
  showCall(call) {
    this.tabs.choose("trace");
    this.past.scrub(call.time);
    this.trace.reveal(call);
  }

  /** @param frame of the past, null for the present. */
  showMoment(frame) {
    this.device.showSize(frame?.size ?? null);
    this.twin.show(frame?.time ?? null);
    this.element.expire();
    this.trace.expire();
    this.look();
    if (!frame) this.clock.wake();
  }

  // Controls

  listenToStage() {
    const { element } = this.stage;
    const { acts, past, picker, clock, typing } = this;
    listenToInput(element, new Touches(acts, past, picker, clock, typing, () => {
      this.player.stop();
      this.rehearsal.clear();
    }));
    new ResizeObserver(() => this.stage.fit()).observe(element);
    for (const name of ["pointerup", "keyup"]) {
      element.addEventListener(name, () => setTimeout(() => this.heedOptions(), optionsDelay));
    }
  }

  /** The demo's own options may have changed its parameters. */
  heedOptions() {
    if (this.playground.isVisible) this.playground.refresh();
    this.twin.keepValues();
    this.note();
  }

  async saveRecording() {
    const name = `${this.demo.id}.svg`;
    const { begin, end } = this.projector;
    save(name, "image/svg+xml", await this.photos.embed(this.program.recording(this.demo.title, begin, end)));
  }

  /** Ends what was begun last: picking, or a look at the past. */
  escape() {
    if (this.picker.isPicking) this.picker.setPicking(false);
    else this.past.goLive();
  }

  toggleGhosts() {
    this.overlay.setGhosts(!this.overlay.hasGhosts);
    this.note();
    this.look();
  }

  toggleDock() {
    this.dock.setOpen(!this.dock.isOpen);
    this.note();
    this.clock.wake();
  }

  listenToControls() {
    const press = (id, action) => byId(id).addEventListener("click", action);
    press("watch", () => this.watch());
    press("ghosts", () => this.toggleGhosts());
    press("inspector", () => this.toggleDock());
    press("save-svg", () => this.saveRecording());
    press("copy-package", () => copy(byId("package").textContent, byId("copy-package")));
    press("copy-link", () => this.copyLink(byId("copy-link")));
    this.shortcuts = new Shortcuts({
      "1": ["As fast as it is", () => this.speed.choose(1)],
      "2": ["A quarter of the speed", () => this.speed.choose(0.25)],
      "3": ["A tenth of the speed", () => this.speed.choose(0.1)],
      "p": ["Pause, and go on", () => this.speed.toggle()],
      ",": ["One frame back", () => this.past.step(-1)],
      ".": ["One frame on", () => this.past.step(1)],
      "y": ["Play the past, from here", () => this.projector.toggle()],
      "o": ["Play it again and again", () => this.projector.loop()],
      "[": ["What is played and saved begins here", () => this.projector.chooseEdge("from")],
      "]": ["What is played and saved ends here", () => this.projector.chooseEdge("to")],
      "l": ["Back to the present", () => this.past.goLive()],
      "Escape": ["No longer pick; otherwise, back to the present", () => this.escape()],
      "w": ["Play the demo’s script", () => this.watch()],
      "g": ["Ghosts: outlines of initial and final attributes", () => this.toggleGhosts()],
      "i": ["Show or hide the timeline", () => this.toggleDock()],
      "e": ["Look at elements", () => this.tabs.choose("element")],
      "k": ["Pick elements by touching them", () => this.picker.setPicking(!this.picker.isPicking)],
      "c": ["Copy a link to what is seen", () => this.copyLink(byId("copy-link"))],
      "d": ["The next device", () => this.demo && this.device.next()],
      "r": ["Turn the device", () => this.demo && this.device.rotate()],
      "t": ["Light, dark, or as the system has it", () => this.theme.next()],
      "/": ["Filter the trace", () => {
        this.tabs.choose("trace");
        this.trace.focusFilter();
      }],
      "?": ["This list", () => this.shortcuts.open()],
    });
  }
}
