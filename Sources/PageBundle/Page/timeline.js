// The timeline of the last seconds: time per frame, events, and a bar for each animation. Moving along it displays the
// past.

import { Bars } from "./bars.js";
import { byId, seconds, write } from "./elements.js";
import { FilmStrip } from "./film-strip.js";
import { isLate } from "./frame-costs.js";
import { Graph } from "./graph.js";
import { TimeRange } from "./range.js";
import { Scrubbing } from "./scrubbing.js";
import { Tracks } from "./tracks.js";

/** The minimum time between drawings of canvases during frames, in milliseconds; they are drawn alternately. */
const pause = 50;

/** On slow machines, the pause is a multiple of the drawing time, up to a maximum. */
const restShare = 20;
const longestPause = 400;

/** The distance within which the pointer is over a late frame, in pixels. */
const nearFrame = 5;

export class Timeline {
  /**
   * @param inputEvents the recorded input of the stage.
   * @param past the displayed moment.
   * @param costs of the frames.
   * @param choose called with the animation of a bar that is clicked.
   */
  constructor(film, inspection, inputEvents, past, filmPlayer, costs, choose) {
    Object.assign(this, { film, inspection, past, filmPlayer, costs });
    this.window = byId("window");
    this.range = new TimeRange(film, () => {
      this.fitBars();
      this.update();
    });
    this.graph = new Graph(film, this.range);
    this.strip = new FilmStrip(film, this.range);
    this.tracks = new Tracks(film, inspection, inputEvents, this.range);
    this.bars = new Bars(film, inspection, this.range, (animation) => {
      past.scrub(animation.begin);
      choose(animation);
    });
    this.scrubbing = new Scrubbing(
      film, this.range, this.tracks, past, () => this.scale, (from, to) => filmPlayer.choose(from, to));
    /** In the order of their drawing. */
    this.canvases = [this.graph, this.tracks];
    this.drawnAt = 0;
    this.pause = pause;
    /** Called with the displayed range when it may have changed. */
    this.onRange = null;
    new ResizeObserver(() => this.fit()).observe(this.window);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fit());
    this.listenToTracks();
    byId("ruler").addEventListener("pointermove", (event) => this.describeLateFrame(event));
  }

  clear() {
    for (const part of [this.range, this.strip, this.tracks, this.bars]) part.clear();
    this.fitted = null;
    this.drawnAt = 0;
  }

  get scale() { return this.width / this.range.length; }

  /** Adapts to a change of the window's size or the appearance. */
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
    this.strip.update(this.scale, isLast);
    if (isLast) for (const canvas of this.canvases) canvas.draw();
    else if (performance.now() - this.drawnAt >= this.pause) this.drawNext();
    this.showCursor();
    this.onRange?.(this.range);
    this.scrubbing.updateValue();
  }

  /** Draws the canvas that was drawn less recently. */
  drawNext() {
    const begin = performance.now();
    this.canvases[0].draw();
    this.canvases.reverse();
    this.drawnAt = performance.now();
    this.pause = Math.min(Math.max(pause, (this.drawnAt - begin) * restShare), longestPause);
  }

  showCursor() {
    const { shown } = this.film;
    // Makes a moment visible that was chosen elsewhere.
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
    const { part } = this.filmPlayer;
    byId("part").hidden = !part || part.to < start || part.from > end;
    if (!part) return;
    byId("part").style.left = `${place(part.from)}px`;
    byId("part").style.width = `${place(part.to) - place(part.from)}px`;
  }

  /** Updates after a change without a frame. */
  refresh() {
    this.drawnAt = 0;
    this.update();
  }

  /** Describes the late frame under the pointer, if there is one. */
  describeLateFrame({ clientX }) {
    const time = this.scrubbing.timeAt(clientX);
    const { frames } = this.film;
    const isNear = (frame) => isLate(frame) && Math.abs(frame.time - time) * this.scale <= nearFrame;
    const index = frames.findLastIndex(isNear);
    if (index < 0 || this.film.isClosed) return;
    this.bars.described = null;
    write(byId("animation"), `Frame at ${seconds(frames[index].time)} · ${this.costs.wordsAt(index)}`);
  }

  listenToTracks() {
    const area = byId("track-window");
    area.addEventListener("pointermove", (event) => {
      const found = this.scrubbing.eventAt(event);
      area.classList.toggle("over", found !== null);
      if (!found) return;
      this.bars.described = null;
      write(byId("animation"), found.words);
    });
    // Goes exactly to the event that was clicked.
    area.addEventListener("click", (event) => {
      const found = this.scrubbing.eventAt(event);
      if (found && !event.shiftKey) this.past.scrub(found.time);
    });
  }
}
