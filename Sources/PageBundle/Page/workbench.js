// The workbench: puts a demo on the stage, and connects all panels and controls.

import { InputEvents } from "./input-events.js";
import { Address } from "./address.js";
import { Comparison } from "./comparison.js";
import { Device } from "./device.js";
import { byId, saveCopy, write } from "./elements.js";
import { Film } from "./film.js";
import { Films } from "./films.js";
import { Index } from "./index.js";
import { Inspection } from "./inspection.js";
import { Making } from "./making.js";
import { Meter } from "./meter.js";
import { Overlay } from "./overlay.js";
import { preference, setPreference } from "./preferences.js";
import { Past } from "./past.js";
import { PhotoImporter } from "./photos.js";
import { Player } from "./player.js";
import { createFilmed } from "./filmed.js";
import { FilmPlayer } from "./film-player.js";
import { ParameterPreview } from "./parameter-preview.js";
import { Renderer } from "./renderer.js";
import { Saving } from "./saving.js";
import { Settings } from "./settings.js";
import { SourceOfFrames } from "./source-of-frames.js";
import { Speed } from "./speed.js";
import { Stage } from "./stage.js";
import { Surroundings } from "./surroundings.js";
import { Theme } from "./theme.js";
import { ComparisonCopy, Copies } from "./comparison-copy.js";
import { Typing } from "./typing.js";
import { Variants } from "./variants.js";
import { listen } from "./workbench-controls.js";
import { makePanels } from "./workbench-panels.js";

/** A screen that starts has fewer frames than this. */
const fewFrames = 12;

/** What screens of another package do not have: a script, parameters, and variants. */
const onlyOfDemos = ["watch", "tab-adjust", "variant-kinds"];

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Workbench {
  /** @param fail called with a message and an error when the program stops. */
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
    this.comparisonCopy = new ComparisonCopy(createProgram, film, byId("stage-a"));
    this.copies = new Copies();
    this.copies.list.push(this.comparisonCopy);
    this.makeStage(fail);
    makePanels(this);
    this.index = new Index(this.demos, (demo) => this.choose(demo), createProgram, () => this.clock.isRunning);
    this.device = new Device(() => {
      this.showSurroundings();
      this.note();
    });
    this.comparison = new Comparison(this.comparisonCopy, this.playground, this.device, () => {
      this.showSurroundings();
      this.making.passOn();
      this.parameterPreview.restartAndReplay();
    });
    this.theme = new Theme(() => {
      this.dock.fit();
      this.showSurroundings();
      this.clock.wake();
    });
    this.surroundings = new Surroundings(this.theme, this.device, (isAsked) => {
      this.showSurroundings();
      this.clock.wake();
      if (isAsked) this.note();
    });
    this.makeVariants(createProgram);
    this.making = new Making(this);
    this.saving = new Saving(this);
    this.address = new Address(() => this.showAddress());
    const { device, speed, overlay, tabs, dock, surroundings, variants, making } = this;
    this.settings = new Settings({ device, speed, overlay, tabs, dock, surroundings, variants, making });
    this.films = new Films(this);
    this.photos = new PhotoImporter((photo) => {
      program.addPhoto(photo);
      for (const each of this.copies.programs) each.addPhoto(photo);
      this.clock.wake();
    }, this.films, () => {
      // A script goes its own way.
      if (this.player.isPlaying) return;
      this.past.goLive();
      this.inputEvents.perform("key", "End", 0);
    });
  }

  makeVariants(createProgram) {
    const { film, copies, surroundings, device, playground } = this;
    this.variants = new Variants({ createProgram, film, copies, surroundings, device, playground }, (isAsked, needsInput) => {
      this.making.passOn();
      if (isAsked) this.note();
      if (needsInput) this.repeatInput();
    });
  }

  /** Applies the surroundings to the demos, and the page's appearance to their previews. */
  showSurroundings() {
    if (!this.surroundings) return;
    this.program.program.useDevice(this.surroundings.settingsOfDevice());
    this.showAppearance();
    if (this.comparisonCopy.program) this.surroundings.apply(this.comparisonCopy.program, byId("stage-a"));
    this.variants?.update();
    this.index.darken(this.theme.isDark);
  }

  /** Has the browser draw the stage in the appearance of its device: a film's at the displayed moment, or the surroundings'. */
  showAppearance() {
    const style = this.films?.settings?.style ?? this.surroundings.appearance();
    if (this.stage.element.style.colorScheme !== style) this.stage.element.style.colorScheme = style;
  }

  /** Restarts the demo and its copies, repeats all input at once, and shows the same moment again. */
  repeatInput() {
    const { inputEvents: { list, isComplete }, film: { shown, end } } = this;
    if (!this.demo) return;
    this.restart();
    if (list.length > 0 && isComplete) this.parameterPreview.fastForward(list, end);
    if (shown) this.past.scrub(shown.frame.time);
    this.clock.wake();
  }

  makeStage(fail) {
    const { program, renderer, film } = this;
    const element = byId("stage");
    this.typing = new Typing(element, program);
    this.meter = new Meter();
    this.inspection = new Inspection(program);
    this.overlay = new Overlay(byId("overlay"));
    this.inputEvents = new InputEvents(program, film, this.copies, (...size) => {
      this.device.showScriptSize(size);
      this.variants?.fit();
      this.stage.noteSize();
    });
    this.player = new Player(program, this.inputEvents, (x, y) => this.overlay.showTouch(x, y));
    this.stage = new Stage(
      element, { program, renderer, film, inspection: this.inspection, meter: this.meter, player: this.player, copies: this.copies },
      { onFrame: (isLast) => this.frameIsDrawn(isLast), fail });
    this.clock = this.stage.clock;
    // What comes from a server comes at any time.
    program.program.connect?.((call) => this.stage.deliver(call), false);
    this.past = new Past(film, {
      onLeave: () => this.player.stop(),
      onChange: (frame) => this.showMoment(frame),
      goOn: () => {
        this.speed.choose(0);
        this.clock.stepOnce();
      },
    });
    this.speed = new Speed(this.clock, () => this.note());
    this.filmPlayer = new FilmPlayer(film, this.past, this.speed, () => this.dock.refresh());
    this.parameterPreview = new ParameterPreview(this, () => this.restart());
  }

  open() {
    this.showSurroundings();
    listen(this);
    if (document.body.classList.contains("own")) this.films.disable(onlyOfDemos);
    const isNamed = location.hash.length > 1;
    this.showAddress();
    if (!isNamed && this.demo && !this.program.isElsewhere) this.introduce();
  }

  /** Plays the demo's script at the first visit, if the address names no demo. */
  introduce() {
    if (preference("introduced") === "yes" || lessMotion.matches || byId("watch").hidden) return;
    setPreference("introduced", "yes");
    // The stage has the whole space until the timeline has something to show.
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

  /** Opens the demo in the address with its settings; the first demo if it is unknown. */
  showAddress() {
    const { id, settings, parameters } = this.address.read();
    const demo = this.demos.find((each) => each.id === id);
    this.settings.apply(settings);
    if (this.demos.length === 0) return;
    this.show(demo ?? this.demos[0], parameters);
    if (demo) this.links.follow(settings);
    if (id && !demo) this.showNotice(`There is no demo named “${id}”. Showing ${this.demo.title} instead.`);
  }

  /** Updates the address to the current settings. */
  note() {
    if (!this.demo) return;
    this.address.replace({ id: this.demo.id, settings: this.settings.values, parameters: this.playground.changed });
  }

  /** The selected element at the displayed moment; null for none. */
  get pinned() { return this.picker.isPinned ? this.element.inspected : null; }

  /** Opens a demo from the list, with the current settings and its last parameters. */
  choose(demo) {
    const parameters = this.playground.kept(demo.id);
    // Timings are those of numbered blocks, which another demo counts otherwise.
    if (demo !== this.demo) this.making.clear();
    this.address.push({ id: demo.id, settings: this.settings.values, parameters });
    this.show(demo, parameters);
  }

  /** @param text null for no notice. */
  showNotice(text) {
    byId("notice").hidden = text === null;
    write(byId("notice"), text ?? "");
  }

  show(demo, parameters = {}) {
    this.past.goLive();
    this.player.stop();
    this.playground.keep();
    if (demo !== this.demo) this.comparison.clear();
    this.variants.forget();
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
    this.variants.keep();
    this.clock.wake();
  }

  /** Starts the demo on the stage. */
  begin() {
    this.films.leave();
    this.device.showScriptSize(null);
    this.stage.start(this.demo);
    this.clearPanels();
    this.photos.show(this.demo.id === "photos" && !this.program.isElsewhere);
  }

  /** Clears the panels for new content. @param isNew whether the recorded input is discarded. */
  clearPanels(isNew = true) {
    if (isNew) this.inputEvents.clear();
    for (const part of [this.parameterPreview, this.filmPlayer, this.dock, this.trace, this.frameCost, this.consequences, this.picker, this.element]) part.clear();
  }

  /** Restarts the demo with its current parameters. */
  restart() {
    const values = this.playground.changed;
    this.past.goLive();
    this.player.stop();
    this.begin();
    this.playground.renew(values);
    this.variants.keep();
    this.speed.goOn();
    this.clock.wake();
  }

  /** Plays the demo's script from the beginning, or stops it. */
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
    this.player.play();
  }

  // What is shown

  /** Updates after a frame. Text edited by a script does not move the focus. */
  frameIsDrawn(isLast) {
    if (!this.player.isPlaying) this.typing.followFrame();
    this.look(isLast);
  }

  /** Updates all panels to the displayed moment. */
  look(isLast = true) {
    const { shown, live, end } = this.film;
    const scene = shown?.scene ?? live;
    const pixel = 1 / this.device.scale;
    this.parameterPreview.update(scene, pixel);
    this.overlay.showMovements(scene, this.inspection.movementsAt(shown?.frame.time ?? end), pixel);
    this.element.update(isLast);
    this.overlay.showMark(scene, this.element.inspected);
    const view = this.picker.isPinned ? this.picker.view : null;
    this.overlay.showView(scene, view);
    this.layers.mark(view);
    // Frames are recorded while something moves.
    if (isLast) byId("ghost-note").hidden = !this.overlay.hasGhosts || this.inspection.movements.length > 0 || this.film.frames.length < fewFrames;
    this.trace.update(isLast);
    this.frameCost.update();
    this.films.update();
    this.dock.update(isLast);
    this.dock.timeline.bars.mark(this.pinned?.layer ?? null);
  }

  /** Updates after a change of the inspected element. */
  lookAtElement(isPicked) {
    // The trace also shows its lines.
    if (isPicked && this.tabs.current !== "trace") this.tabs.choose("element");
    this.element.expire();
    this.look();
  }

  /** Shows a call in the trace. */
  showCall(call) {
    this.tabs.choose("trace");
    this.past.scrub(call.shownAt);
    this.trace.reveal(call);
  }

  /** @param frame of the past, null for the present. */
  showMoment(frame) {
    this.device.showSize(frame?.size ?? null);
    this.variants?.fit();
    this.copies.show(frame?.time ?? null);
    this.element.expire();
    this.trace.expire();
    this.look();
    if (!frame) this.clock.wake();
  }

  /** Stops picking, or puts the layers together again; returns whether there was anything to stop. */
  stopInspecting() {
    const { picker, layers } = this;
    if (picker.isPicking) picker.setPicking(false);
    else if (layers.isOpen) layers.setOpen(false);
    else return false;
    return true;
  }

  /** Stops inspecting, or returns to the present. */
  escape() {
    if (!this.stopInspecting()) this.past.goLive();
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
}
