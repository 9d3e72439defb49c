// The recent history of the stage, frame by frame.

import { readCommands } from "./commands.js";
import { Scene } from "./scene.js";

/** The length of the history, in seconds. */
export const filmLength = 10;

/** The number of frames after which the whole scene is stored; the frames between store changes. */
const keyInterval = 60;

/** Returns the index of the last frame at or before a time, or 0. */
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

/** Returns the scene of a frame: the last stored one, and the changes since. */
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
   * Clears the history.
   * @param isEndless whether all frames are kept from now on.
   */
  clear(isEndless = false) {
    this.isEndless = isEndless;
    /** Whether the film is complete: it was loaded from a file and has no present. */
    this.isClosed = false;
    /** The last scene drawn by the program. */
    this.live = new Scene();
    /** The frame displayed in place of the present; null for the present. */
    this.shown = null;
    /** Each frame has a time, the size of the stage, the changes, and counters of the inspector. */
    this.frames = [];
    /** The time up to which the history has been discarded. */
    this.forgotten = -Infinity;
    this.changes = new Map();
    this.retired = [];
    /** The time that drawing the frame that is not complete yet took, in milliseconds. */
    this.drawingTime = 0;
  }

  get isInPast() { return this.shown !== null; }

  get start() { return this.frames[0]?.time ?? 0; }

  get end() { return this.frames.at(-1)?.time ?? 0; }

  /** The maximum length in seconds. */
  get longest() { return this.isClosed ? this.end - this.start : filmLength; }

  // Recording

  /** Takes the commands of a frame from the program, and draws them. */
  draw(words, bytes) {
    const begin = performance.now();
    const commands = readCommands(words, bytes);
    this.take(commands);
    this.renderer.show(commands);
    this.drawingTime += performance.now() - begin;
  }

  /** Takes commands without drawing them. */
  take(commands) {
    for (const [id, record] of this.live.apply(commands)) this.changes.set(id, record);
  }

  /** Ends the recording. From then on, one of its frames is displayed. */
  close() {
    this.isClosed = true;
    this.renderer.show(new Scene().commandsTo(this.live));
  }

  /** Completes a frame. It replaces a previous one at the same time. */
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

  /** Drops old frames, up to one whose scene is stored. */
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

  /** Keeps a picture that the program has released, as long as the history shows it. */
  retire(number) {
    this.retired.push({ number, time: this.end });
  }

  // Displaying the past

  /** The index of the first frame after the beginning that shows something else than the frame before it; 0 for none. */
  get firstChange() {
    return Math.max(0, this.frames.findIndex(({ changes }, index) => index > 0 && changes.size > 0));
  }

  indexAt(time) { return indexIn(this.frames, time); }

  /**
   * Returns a layer's records between two times, [time, record] for each change; the record is null where the layer did
   * not exist.
   */
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

  /** Displays a recorded frame on the stage. */
  show(index) {
    const frame = this.frames[index];
    if (!frame || frame === this.shown?.frame) return;
    this.change({ frame, index, scene: sceneIn(this.frames, index) });
  }

  /** Displays the present on the stage. */
  showLive() {
    if (this.isInPast) this.change(null);
  }

  change(shown) {
    const before = this.shown?.scene ?? this.live;
    this.shown = shown;
    this.renderer.show(before.commandsTo(shown?.scene ?? this.live));
  }
}
