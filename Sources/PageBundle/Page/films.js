// Films in place of demos: opened by a file picker or by dropping them, or carried by the page; and two of them compared.

import { FilmComparisonPanel } from "./film-comparison-panel.js";
import { byId, write } from "./elements.js";
import { FilmProblem, readFilm } from "./film-file.js";
import { FilmProgram } from "./film-program.js";
import { FilmRow } from "./film-row.js";

/** More is not read, in bytes. */
const longestFile = 2 ** 29;

/** What does not belong to a film: buttons and panels of demos. */
const onlyOfDemos = ["devices", "rotate", "watch", "tab-source", "tab-adjust", "live", "copy-link", "save-svg"];

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

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
    /** What the page has for no program that it has. */
    this.lacking = [];
    this.mark(false);
  }

  /** @param ids of what is never there, since no program of this page answers it. */
  lacks(ids) {
    this.lacking = ids;
    this.mark(false);
  }

  listen(id, take) {
    byId(id).addEventListener("change", ({ target }) => {
      const files = [...target.files];
      // So that the same file can be picked again.
      target.value = "";
      if (files.length > 0) take(files);
    });
  }

  /** Whether a film is on the stage. */
  get isOpen() { return this.workbench.film.isClosed; }

  // Opening

  /** Opens the first of some files; a second one is compared with it. What cannot be read changes nothing. */
  async open([file, other]) {
    const film = await this.read(file);
    if (!film) return;
    this.show(film);
    if (other) await this.compare(other);
  }

  /**
   * The same screen as a former program has shown it lies over what this one shows.
   * @param former its `frames` and its `live` scene; `answers` tells of its layers.
   */
  compareWithFormer({ frames, live, answers }) {
    this.comparison.beginWithFormer(frames, live, answers);
    this.mark(false);
  }

  async compare(file) {
    const film = await this.read(file);
    if (film) this.comparison.begin(film);
  }

  /** The film in a file; null if it is none, and then the reader is told why. */
  async read(file) {
    this.complain(null);
    try {
      if (file.size > longestFile) throw new FilmProblem(`it has more than ${longestFile / 2 ** 20} MB`);
      return await readFilm(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      const reason = error instanceof FilmProblem ? error.message : "the browser cannot read the file";
      this.complain(`${sentence(file.name)} cannot be opened: ${reason}.`);
      return null;
    }
  }

  /** @param text null for nothing. */
  complain(text) {
    byId("film-notice").hidden = text === null;
    write(byId("film-notice"), text ?? "");
  }

  // On the stage

  show(recorded) {
    const { workbench } = this;
    const { film, past, player, playground, program, stage, acts, dock, tabs } = workbench;
    past.goLive();
    player.stop();
    playground.keep();
    workbench.comparison.clear();
    workbench.demo = null;
    this.comparison.end();
    const answers = new FilmProgram(recorded, () => (film.shown
      ? { scene: film.shown.scene, time: film.shown.frame.time } : { scene: film.live, time: film.end }));
    program.current = answers;
    workbench.clearPanels();
    stage.showFilm(recorded, answers);
    acts.list = answers.acts;
    this.mark(true);
    workbench.photos.show(false);
    workbench.index.mark(null);
    if (!["about", "element", "trace", "compare"].includes(tabs.current)) tabs.show("about");
    dock.setOpen(true);
    // A long name may be broken behind its parts.
    byId("title").textContent = recorded.title.replaceAll(".", ".\u200b");
    byId("explanation").textContent = recorded.explanation;
    document.title = `${recorded.title} · Murmuration`;
    this.complain(null);
    const failure = answers.marks.find(({ isFailure }) => isFailure);
    workbench.showNotice(failure?.text ?? null);
    this.row.setMarks(answers.marks);
    // A failed test is looked at where it failed.
    past.scrub(failure?.time ?? film.start);
    dock.timeline.fit();
  }

  /** A demo begins. */
  leave() {
    const { program } = this.workbench;
    if (program.current === program.program && !this.comparison.isOpen) return;
    program.current = program.program;
    this.comparison.end();
    this.row.setMarks([]);
    this.complain(null);
    this.mark(false);
    if (this.workbench.tabs.current === "compare") this.workbench.tabs.show("about");
  }

  mark(isFilm) {
    document.body.classList.toggle("film", isFilm);
    for (const id of onlyOfDemos) byId(id).hidden = isFilm || this.lacking.includes(id);
    byId("tab-compare").hidden = !isFilm && !this.comparison.isOpen;
    byId("grip").hidden = isFilm;
  }

  /** Another moment is shown. */
  update() {
    this.comparison.update();
  }
}
