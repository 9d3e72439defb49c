// Opens films in place of demos, from a file picker, by drag and drop, or embedded in the page, and compares two of
// them.

import { FilmComparisonPanel } from "./film-comparison-panel.js";
import { byId, write } from "./elements.js";
import { FilmProblem, readFilm } from "./film-file.js";
import { FilmProgram } from "./film-program.js";
import { FilmRow } from "./film-row.js";
import { wordsOfDevice } from "./surroundings.js";

/** The maximum size of a file, in bytes. */
const longestFile = 2 ** 29;

/** The controls and panels that only demos have. */
const onlyOfDemos = ["devices", "rotate", "around", "variant-kinds", "watch", "tab-source", "tab-adjust", "live", "copy-link", "save-svg", "save-test", "save-script"];

export class Films {
  constructor(workbench) {
    this.workbench = workbench;
    this.row = new FilmRow((time) => workbench.past.scrub(time));
    this.comparison = new FilmComparisonPanel(workbench, this.row);
    workbench.dock.timeline.onRange = (range) => this.row.show(range);
    this.listen("film-file", (files) => this.open(files));
    this.listen("other-film", (files) => this.compare(files[0]));
    byId("end-comparison").addEventListener("click", () => {
      this.comparison.end();
      workbench.look();
    });
    /** What is said about the device of the film. */
    this.deviceWords = null;
    /** The controls that no program of this page supports. */
    this.disabled = [];
    this.mark(false);
  }

  /** @param ids of controls that no program of this page supports. */
  disable(ids) {
    this.disabled = ids;
    this.mark(false);
  }

  listen(id, take) {
    byId(id).addEventListener("change", ({ target }) => {
      const files = [...target.files];
      // Allows selecting the same file again.
      target.value = "";
      if (files.length > 0) take(files);
    });
  }

  /** Whether a film is on the stage. */
  get isOpen() { return this.workbench.film.isClosed; }

  // Opening

  /** Opens the first of some files, and compares it with the second. A file that can't be read changes nothing. */
  async open([file, other]) {
    const film = await this.read(file);
    if (!film) return;
    this.show(film);
    if (other) await this.compare(other);
  }

  /**
   * Overlays the previous run of a remote program's screen on the current one.
   * @param previous its `frames` and its `live` scene; `answers` describes its layers.
   */
  compareWithPreviousRun({ frames, live, answers }) {
    this.comparison.beginWithPreviousRun(frames, live, answers);
    this.mark(false);
  }

  async compare(file) {
    const film = await this.read(file);
    if (film) this.comparison.begin(film);
  }

  /** Returns the film of a file; null if it is invalid, after showing the reason. */
  async read(file) {
    this.showError(null);
    try {
      if (file.size > longestFile) throw new FilmProblem(`it is larger than ${longestFile / 2 ** 20} MB`);
      return await readFilm(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      const reason = error instanceof FilmProblem ? error.message : "the browser can’t read the file";
      this.showError(`Can’t open ${file.name}: ${reason}.`);
      return null;
    }
  }

  /** @param text null for no error. */
  showError(text) {
    byId("film-notice").hidden = text === null;
    write(byId("film-notice"), text ?? "");
  }

  // On the stage

  show(recorded) {
    const { workbench } = this;
    const { film, past, player, playground, program, stage, inputEvents, dock, tabs } = workbench;
    past.goLive();
    player.stop();
    playground.keep();
    workbench.comparison.clear();
    workbench.variants.set(null);
    workbench.surroundings.setOpen(false);
    workbench.demo = null;
    this.comparison.end();
    const answers = new FilmProgram(recorded, () => (film.shown
      ? { scene: film.shown.scene, time: film.shown.frame.time } : { scene: film.live, time: film.end }));
    program.current = answers;
    workbench.clearPanels();
    stage.showFilm(recorded, answers);
    inputEvents.list = answers.inputEvents;
    this.mark(true);
    workbench.photos.show(false);
    workbench.index.mark(null);
    if (!["about", "element", "trace", "compare"].includes(tabs.current)) tabs.show("about");
    dock.setOpen(true);
    // Allows a line break after each part of a long name.
    byId("title").textContent = recorded.title.replaceAll(".", ".\u200b");
    byId("explanation").textContent = recorded.explanation;
    document.title = `${recorded.title} · Murmuration`;
    this.showError(null);
    const failure = answers.marks.find(({ isFailure }) => isFailure);
    workbench.showNotice(failure?.text ?? null);
    this.row.setMarks(answers.marks);
    // A failed test opens at its failure, and another film where something happens.
    if (failure) past.scrub(failure.time);
    else past.goTo(film.firstChange);
    dock.timeline.fit();
  }

  /** Closes the film, because a demo starts. */
  leave() {
    const { program } = this.workbench;
    if (program.current === program.program && !this.comparison.isOpen) return;
    program.current = program.program;
    this.comparison.end();
    this.row.setMarks([]);
    this.showError(null);
    this.mark(false);
    if (this.workbench.tabs.current === "compare") this.workbench.tabs.show("about");
  }

  mark(isFilm) {
    document.body.classList.toggle("film", isFilm);
    for (const id of onlyOfDemos) byId(id).hidden = isFilm || this.disabled.includes(id);
    byId("tab-compare").hidden = !isFilm && !this.comparison.isOpen;
    byId("grip").hidden = isFilm;
  }

  /** Updates after a change of the displayed moment. */
  update() {
    this.comparison.update();
    this.showDevice();
  }

  /** The settings of the device at the displayed moment of a film; null for a film that does not know them, and for a demo. */
  get settings() {
    const { film, program } = this.workbench;
    return this.isOpen && program.isFilm ? program.current.settingsAt(film.shown?.frame.time ?? film.end) : null;
  }

  /** Says in which surroundings the displayed moment was taken, and has the browser draw it in their appearance. */
  showDevice() {
    const { settings } = this;
    this.workbench.showAppearance();
    const words = settings && `Taken in these surroundings: ${wordsOfDevice(settings)}.`;
    if (words === this.deviceWords) return;
    this.deviceWords = words;
    byId("film-device").hidden = !words;
    write(byId("film-device"), words ?? "");
  }
}
