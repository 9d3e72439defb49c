// The last seconds: time per frame above, then what happened, a bar for every animation below. Moving along it goes back
// in time.

import { Bars } from "./bars.js";
import { byId, write } from "./elements.js";
import { Graph } from "./graph.js";
import { TimeRange } from "./range.js";
import { Scrubbing } from "./scrubbing.js";
import { Tracks } from "./tracks.js";

/** Between two drawings of canvases while frames follow, in milliseconds: one of the two has its turn each time. */
const pause = 50;

/** On slow machines they rest so many times as long as they were drawn, but not longer than this. */
const restShare = 20;
const longestPause = 400;

export class Timeline {
  /**
   * @param acts what was done on the stage.
   * @param past which moment is shown.
   * @param choose called with the animation whose bar was pressed.
   */
  constructor(film, inspection, acts, past, projector, choose) {
    Object.assign(this, { film, inspection, past, projector });
    this.window = byId("window");
    this.range = new TimeRange(film, () => {
      this.fitBars();
      this.update();
    });
    this.graph = new Graph(film, this.range);
    this.tracks = new Tracks(film, inspection, acts, this.range);
    this.bars = new Bars(film, inspection, this.range, (animation) => {
      past.scrub(animation.begin);
      choose(animation);
    });
    this.scrubbing = new Scrubbing(
      film, this.range, this.tracks, past, () => this.scale, (from, to) => projector.choose(from, to));
    /** In the order in which they are drawn. */
    this.canvases = [this.graph, this.tracks];
    this.drawnAt = 0;
    this.pause = pause;
    /** Called with the seconds that are shown, when that may be others. */
    this.onRange = null;
    new ResizeObserver(() => this.fit()).observe(this.window);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fit());
    this.listenToTracks();
  }

  clear() {
    for (const part of [this.range, this.tracks, this.bars]) part.clear();
    this.fitted = null;
    this.drawnAt = 0;
  }

  get scale() { return this.width / this.range.length; }

  /** The window has another size, or other colours. */
  fit() {
    this.width = this.window.clientWidth;
    this.labelWidth = this.window.offsetLeft;
    this.graph.fit();
    this.tracks.fit();
    this.fitBars();
    this.update();
  }

  fitBars() {
    if (!this.width) return;
    this.fitted = this.range.length;
    this.bars.fit(this.scale);
    byId("zoom-fit").setAttribute("aria-pressed", this.range.isFitted);
  }

  /** @param isLast whether no frame follows for now. */
  update(isLast = true) {
    if (!this.width) return;
    if (this.fitted !== this.range.length) this.fitBars();
    this.bars.update(isLast);
    if (isLast) for (const canvas of this.canvases) canvas.draw();
    // Not in the frames that cost most, in which the program is asked.
    else if (!this.inspection.isFresh && performance.now() - this.drawnAt >= this.pause) this.drawNext();
    this.showCursor();
    this.onRange?.(this.range);
    this.scrubbing.tell();
  }

  /** Draws the canvas that was drawn longer ago. */
  drawNext() {
    const begin = performance.now();
    this.canvases[0].draw();
    this.canvases.reverse();
    this.drawnAt = performance.now();
    this.pause = Math.min(Math.max(pause, (this.drawnAt - begin) * restShare), longestPause);
  }

  showCursor() {
    const { shown } = this.film;
    // Wherever another moment was chosen, it is seen here.
    if (shown && shown.frame !== this.pointed) this.range.reveal(shown.frame.time);
    this.pointed = shown?.frame;
    const { start, end } = this.range;
    const place = (time) => this.labelWidth + (Math.min(Math.max(time, start), end) - start) * this.scale;
    const cursor = byId("cursor");
    cursor.hidden = !shown || shown.frame.time < start || shown.frame.time > end;
    if (shown) {
      cursor.style.transform = `translateX(${place(shown.frame.time)}px)`;
      this.bars.showAt(shown.frame.time);
    }
    const { part } = this.projector;
    byId("part").hidden = !part || part.to < start || part.from > end;
    if (!part) return;
    byId("part").style.left = `${place(part.from)}px`;
    byId("part").style.width = `${place(part.to) - place(part.from)}px`;
  }

  /** Something else than a frame has changed what there is to see. */
  refresh() {
    this.drawnAt = 0;
    this.update();
  }

  listenToTracks() {
    const area = byId("track-window");
    area.addEventListener("pointermove", (event) => {
      const found = this.scrubbing.eventAt(event);
      area.classList.toggle("over", found !== null);
      if (!found) return;
      this.bars.told = null;
      write(byId("animation"), found.words);
    });
    // Exactly to what was pressed, not beside it.
    area.addEventListener("click", (event) => {
      const found = this.scrubbing.eventAt(event);
      if (found && !event.shiftKey) this.past.scrub(found.time);
    });
  }
}
