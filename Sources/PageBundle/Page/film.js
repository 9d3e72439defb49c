// The last seconds of the stage, frame by frame, to go back to.

import { readCommands } from "./commands.js";
import { Scene } from "./scene.js";

/** How far back it goes, in seconds. */
export const filmLength = 10;

/** Every so many frames the whole scene is kept; between them, what changes. */
const keyInterval = 60;

/** The last frame not later than a time, or the first. */
export function indexIn(frames, time) {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (frames[middle].time <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What a frame shows: a scene that was kept, and what has changed since. */
export function sceneIn(frames, index) {
  const key = frames.findLastIndex((frame, place) => place <= index && frame.scene);
  const scene = frames[key].scene.copy();
  for (const frame of frames.slice(key + 1, index + 1)) scene.advance(frame.changes);
  return scene;
}

export class Film {
  constructor(renderer) {
    this.renderer = renderer;
    this.clear();
  }

  /**
   * Another demo: forgets everything.
   * @param isEndless whether all frames are kept from now on.
   */
  clear(isEndless = false) {
    this.isEndless = isEndless;
    /** Whether it is complete: it comes from a file, and there is no present to go back to. */
    this.isClosed = false;
    /** What the program has drawn last. */
    this.live = new Scene();
    /** A frame that is shown in place of the present; null for the present. */
    this.shown = null;
    /** Each with its time, the size of the stage, what changed, and notes of the inspector's. */
    this.frames = [];
    /** What happened up to this time led to frames that are not kept any more. */
    this.forgotten = -Infinity;
    this.changes = new Map();
    this.retired = [];
  }

  get isInPast() { return this.shown !== null; }

  get start() { return this.frames[0]?.time ?? 0; }

  get end() { return this.frames.at(-1)?.time ?? 0; }

  /** The most seconds that it can have. */
  get longest() { return this.isClosed ? this.end - this.start : filmLength; }

  // Recording

  /** Takes the commands of a frame from the program, and draws them. */
  draw(words, bytes) {
    const commands = readCommands(words, bytes);
    this.take(commands);
    this.renderer.show(commands);
  }

  /** Takes commands without drawing them. */
  take(commands) {
    for (const [id, record] of this.live.apply(commands)) this.changes.set(id, record);
  }

  /** No more frames come: what is seen is always one of those that there are. */
  close() {
    this.isClosed = true;
    this.renderer.show(new Scene().commandsTo(this.live));
  }

  /** A frame is complete. One at the time of the last takes its place. */
  add(time, notes) {
    const last = this.frames.at(-1);
    if (last && last.time === time) {
      for (const [id, record] of this.changes) last.changes.set(id, record);
      if (last.scene) last.scene = this.live.copy();
      Object.assign(last, notes);
    } else {
      this.frames.push({ time, changes: this.changes, scene: this.isKeyDue() ? this.live.copy() : null, ...notes });
    }
    this.changes = new Map();
    this.forget();
  }

  isKeyDue() {
    const sinceKey = this.frames.length - 1 - this.frames.findLastIndex((frame) => frame.scene);
    return this.frames.length === 0 || sinceKey >= keyInterval - 1;
  }

  /** Drops what is too old, up to a frame whose scene is known. */
  forget() {
    if (this.isEndless) return;
    const next = this.frames.findIndex((frame, index) => index > 0 && frame.scene);
    if (next > 0 && this.frames[next].time <= this.end - filmLength) {
      this.forgotten = this.frames[next - 1].time;
      this.frames.splice(0, next);
    }
    while (this.retired.length > 0 && this.retired[0].time < this.start) {
      this.renderer.images.remove(this.retired.shift().number);
    }
  }

  /** The program needs a picture no longer; the film may. */
  retire(number) {
    this.retired.push({ number, time: this.end });
  }

  // Going back

  indexAt(time) { return indexIn(this.frames, time); }

  /** What a layer was in the frames between two times, as often as it changed: [time, record], null where it was not. */
  history(layer, from, to) {
    const { frames } = this;
    const first = this.indexAt(from);
    const known = frames.findLastIndex(
      (frame, index) => index <= first && (frame.scene || frame.changes.has(layer)));
    const before = frames[known]?.scene?.layers.get(layer) ?? frames[known]?.changes.get(layer) ?? null;
    const found = [[from, before]];
    for (let index = first + 1; index < frames.length && frames[index].time <= to; index += 1) {
      const { time, changes } = frames[index];
      if (changes.has(layer)) found.push([time, changes.get(layer)]);
    }
    return found;
  }

  /** Puts a recorded frame on the stage. */
  show(index) {
    const frame = this.frames[index];
    if (!frame || frame === this.shown?.frame) return;
    this.change({ frame, index, scene: sceneIn(this.frames, index) });
  }

  /** Puts the present back on the stage. */
  showLive() {
    if (this.isInPast) this.change(null);
  }

  change(shown) {
    const before = this.shown?.scene ?? this.live;
    this.shown = shown;
    this.renderer.show(before.commandsTo(shown?.scene ?? this.live));
  }
}
