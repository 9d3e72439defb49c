// The comparison of two films: the other film over the stage, the differences at the displayed moment, and their sizes
// over time.

import { byId, make, seconds, short, write } from "./elements.js";
import { FilmComparison } from "./film-comparison.js";
import { Film, sceneIn } from "./film.js";
import { loadFilm } from "./film-loading.js";
import { FilmProgram } from "./film-program.js";
import { Renderer } from "./renderer.js";

/** The maximum number of listed differences. */
const most = 60;

const picturesOf = ({ pictures }) => new Map(pictures.map((picture) => [picture.number, picture]));

export class FilmComparisonPanel {
  /** @param row shows the differences over time. */
  constructor(workbench, row) {
    Object.assign(this, { workbench, row });
    this.stage = byId("other-stage");
    this.renderer = new Renderer(this.stage);
    this.other = null;
    byId("onion").addEventListener("input", () => this.mix());
    byId("first-difference").addEventListener("click", () => workbench.past.scrub(this.result.first.time));
    /** Whether the other film is the expected one, which the film on the stage differs from, and not the other way around. */
    this.isExpected = false;
  }

  get isOpen() { return this.other !== null; }

  /**
   * @param recorded the film to compare with the one on the stage.
   * @param isExpected whether it is the expected one. Then the element that differs first is picked.
   */
  begin(recorded, isExpected = false) {
    const { workbench } = this;
    this.end();
    this.isExpected = isExpected;
    this.other = new Film(this.renderer);
    const answers = new FilmProgram(recorded, () => ({ scene: this.other.live, time: this.other.end }));
    loadFilm(this.other, recorded, answers);
    this.compare(answers);
    const { first } = this.result;
    if (first) workbench.past.scrub(first.time);
    if (first && isExpected && this.layerOf(first) !== null) this.pick(this.layerOf(first));
    workbench.tabs.choose("compare");
    workbench.dock.timeline.fit();
    workbench.look();
  }

  /** Compares the stage with its previous run. The present stays on the stage. */
  beginWithPreviousRun(frames, live, answers) {
    this.end();
    this.isExpected = false;
    this.other = new Film(this.renderer);
    Object.assign(this.other, { frames, live });
    for (const { number, type, address, bytes } of answers.film.pictures) {
      if (address) this.renderer.images.refer(number, address);
      else this.renderer.images.add(number, bytes, type);
    }
    this.other.close();
    this.compare(answers);
    this.workbench.look();
  }

  /** @param answers the program of the other film. */
  compare(answers) {
    const { film, program } = this.workbench;
    this.comparison = new FilmComparison(...this.inOrder(
      { film, program: program.current, pictures: picturesOf(program.current.film) },
      { film: this.other, program: answers, pictures: picturesOf(answers.film) }));
    this.result = this.comparison.moments();
    this.row.setDistances(this.result.distances);
    this.show(true);
    const { first } = this.result;
    write(byId("comparison-summary"), first
      ? `First difference at ${seconds(first.time)}: ${first.words}.` : "No differences.");
    byId("first-difference").hidden = !first;
    this.mix();
  }

  end() {
    if (!this.other) return;
    this.other = null;
    this.comparison = null;
    this.listed = null;
    this.renderer.clear();
    this.row.setDistances(null);
    this.show(false);
  }

  show(isComparing) {
    this.stage.hidden = !isComparing;
    byId("comparison").hidden = !isComparing;
    byId("end-comparison").hidden = !isComparing;
    byId("comparison-hint").hidden = isComparing;
  }

  /** Sets the opacity of the other film. */
  mix() {
    this.stage.style.opacity = byId("onion").value;
  }

  /** Updates after a change of the displayed moment. */
  update() {
    const { shown } = this.workbench.film;
    // The present is not compared: the other film may not contain that moment.
    this.stage.hidden = !this.other || !shown;
    if (!this.other || !shown) return;
    const index = this.other.indexAt(shown.frame.time + 1e-4);
    this.other.show(index);
    const otherFrame = this.other.frames[index];
    const [width, height] = otherFrame.size;
    Object.assign(this.stage.style, { width: `${width}px`, height: `${height}px` });
    if (this.listed === shown.frame || byId("panel-compare").hidden) return;
    this.listed = shown.frame;
    const sides = this.inOrder([shown.frame, shown.scene], [otherFrame, sceneIn(this.other.frames, index)]);
    const found = this.comparison.between(...sides.flat()).toSorted((one, another) => another.distance - one.distance);
    const count = `${found.length} ${found.length === 1 ? "difference" : "differences"}`;
    write(byId("comparison-title"), `At ${seconds(shown.frame.time)}: ${found.length === 0 ? "no differences" : count}`);
    byId("differences-now").replaceChildren(...found.slice(0, most).map((each) => this.makeRow(each)),
      ...(found.length > most ? [make("li", { className: "quiet" }, `and ${found.length - most} more`)] : []));
  }

  /** Returns what belongs to the two films as a list: what is compared with comes first. */
  inOrder(ofStage, ofOther) { return this.isExpected ? [ofOther, ofStage] : [ofStage, ofOther]; }

  /** Returns the layer of a difference on the stage; null if it is in the other film alone. */
  layerOf({ layer, otherLayer }) { return this.isExpected ? otherLayer : layer; }

  pick(layer) {
    const { picker } = this.workbench;
    picker.layer = layer;
    picker.isPinned = true;
    picker.show();
  }

  makeRow(difference) {
    const { words, distance } = difference;
    const layer = this.layerOf(difference);
    const number = make("strong", {}, short(distance, 1));
    if (layer === null) return make("li", {}, number, make("span", {}, words));
    const button = make("button", { type: "button" }, number, make("span", {}, words));
    button.addEventListener("click", () => {
      this.pick(layer);
      this.workbench.look();
    });
    return make("li", {}, button);
  }
}
