// Reads and validates the file of a film: the frames of the stage, and the inspector's reports about them.
// Documentation/Films.md describes the format.

import { Reader } from "./commands.js";
import { commandTable } from "./command-table.js";
import { filmTable } from "./film-table.js";

const magic = [0x89, 0x46, 0x49, 0x4c, 0x4d, 0x0d, 0x0a, 0x1a];
const version = 1;
// The limits of a film, since even a small file can claim any size.
const longestBody = 2 ** 26;
const mostFrames = 2 ** 20;
const mostWords = 2 ** 25;

/** The number of the first command that only films have. */
export const firstOfFilms = 41;

/** In units. Larger values are stored as they are. */
const limit = 2 ** 49;

const longestSide = 1_000_000;

/** The reason why a file can't be opened: a clause without a full stop. */
export class FilmProblem extends Error {}

/** A reader of numbers, strings and bytes. */
class Bytes {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
    this.decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  }

  get left() { return this.bytes.length - this.place; }

  /** Advances by a number of bytes; returns the offset of the first. */
  skip(count) {
    if (count > this.left) throw new FilmProblem("the file is truncated");
    this.place += count;
    return this.place - count;
  }

  byte() { return this.bytes[this.skip(1)]; }

  word() { return this.view.getUint32(this.skip(4), true); }

  double() { return this.view.getFloat64(this.skip(8), true); }

  part(count) {
    const start = this.skip(count);
    return this.bytes.subarray(start, start + count);
  }

  /** Reads an unsigned integer up to 2^53: seven bits per byte, the lowest first. */
  count() {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 49; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte >= 128) continue;
      if (value > 2 ** 53) throw new FilmProblem("it contains a number that is too large");
      return value;
    }
    throw new FilmProblem("it contains a number that is too long");
  }

  /** Reads the count of a list, each element of which takes at least one byte. */
  countOfMore() {
    const count = this.count();
    if (count > this.left) throw new FilmProblem("the file is truncated");
    return count;
  }

  difference() { return signed(this.count()); }

  string() {
    try {
      return this.decoder.decode(this.part(this.count()));
    } catch (error) {
      throw error instanceof FilmProblem ? error : new FilmProblem("it contains text that is not UTF-8");
    }
  }
}

/** Decodes 0, 1, 2, 3, 4 as 0, -1, 1, -2, 2. */
const signed = (value) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Decompresses bytes; the result must have the given length. */
async function unpacked(bytes, length) {
  const result = new Uint8Array(length);
  let place = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (place + value.length > length) {
        reader.cancel().catch(() => {});
        throw new FilmProblem("the file is damaged");
      }
      result.set(value, place);
      place += value.length;
    }
  } catch {
    throw new FilmProblem("the file is damaged");
  }
  if (place !== length) throw new FilmProblem("the file is damaged");
  return result;
}

/** The previous values of commands; Documentation/Films.md describes how the next ones are predicted from them. */
class WordHistory {
  constructor() {
    this.entries = new Map();
  }

  expected(number, layer, frame) {
    const own = this.entries.get(`${number} ${layer}`);
    if (!own) return this.entries.get(`${number}`)?.units ?? [];
    return own.frame >= frame - 1 ? own.units.map((unit, index) => unit + own.steps[index]) : own.units;
  }

  note(units, number, layer, frame) {
    const last = this.entries.get(`${number} ${layer}`);
    const isAlike = last?.units.length === units.length;
    const steps = units.map((unit, index) => (isAlike ? unit - last.units[index] : 0));
    const entry = { units, steps, frame };
    this.entries.set(`${number} ${layer}`, entry);
    this.entries.set(`${number}`, entry);
  }
}

const unitsPerWhole = (number, index) => (number === 2 && index < 6 ? 1024 : 1_048_576);

/** The values of a film's command: strings are indices into a list, and all numbers are finite. */
export class FilmWords extends Reader {
  constructor(words, strings) {
    super(words, null);
    this.strings = strings;
  }

  optionalString() {
    const index = this.number();
    if (index === -1) return null;
    if (this.strings[index] === undefined) throw new Error(`refers to string ${index}, which does not exist`);
    return this.strings[index];
  }
}

/** The layer tree, which rejects commands that would make it inconsistent. */
class Tree {
  constructor() {
    this.layers = new Map();
  }

  apply(id, name, value) {
    if (name === "create") this.create(id, value);
    else if (name === "children") this.arrange(value, id);
    else if (name === "remove") this.remove(id);
    else if (!this.layers.has(id)) throw new FilmProblem(`layer ${id} does not exist`);
  }

  create(id, { parent, isMask }) {
    if (this.layers.has(id)) throw new FilmProblem(`layer ${id} is created twice`);
    if (id === 0 || parent === id || (parent !== 0 && !this.layers.has(parent))) {
      throw new FilmProblem(`the parent of layer ${id}, ${parent}, does not exist`);
    }
    // The content of a mask is drawn as a mask.
    const isInMask = isMask || (this.layers.get(parent)?.isInMask ?? false);
    this.layers.set(id, { parent, isMask, isInMask, children: [], masks: [] });
    if (isMask) this.layers.get(parent)?.masks.push(id);
  }

  arrange(children, id) {
    const layer = this.layers.get(id);
    if (!layer) throw new FilmProblem(`layer ${id} does not exist`);
    const around = new Set();
    for (let next = id; next !== 0 && !around.has(next); next = this.layers.get(next)?.parent ?? 0) around.add(next);
    const seen = new Set();
    for (const child of children) {
      const known = this.layers.get(child);
      if (!known) throw new FilmProblem(`layer ${child} does not exist`);
      if (known.isMask || around.has(child) || seen.has(child) || known.isInMask !== layer.isInMask) {
        throw new FilmProblem(`layer ${child} cannot be a child of layer ${id}`);
      }
      seen.add(child);
      known.parent = id;
    }
    layer.children = children;
  }

  remove(id) {
    const layer = this.layers.get(id);
    if (!layer) return;
    this.layers.delete(id);
    for (const child of layer.children) if (this.layers.get(child)?.parent === id) this.remove(child);
    for (const mask of layer.masks) this.remove(mask);
  }
}

class FilmReader {
  constructor(body) {
    this.body = body;
    this.history = new WordHistory();
    this.tree = new Tree();
    this.strings = [];
    this.time = 0;
    this.step = 0;
    this.size = null;
    this.wordCount = 0;
  }

  frame(index) {
    const { body } = this;
    const time = this.time + this.step + body.difference();
    if (time < this.time || time > limit) throw new FilmProblem("a frame has an invalid time");
    [this.time, this.step] = [time, time - this.time];
    const kind = body.byte();
    if (kind > 1) throw new FilmProblem("a frame has an invalid kind of size");
    if (kind === 1) this.size = [body.double(), body.double()];
    if (!this.size?.every((side) => side >= 0 && side <= longestSide)) throw new FilmProblem("a frame has an invalid size");
    for (let count = body.countOfMore(); count > 0; count -= 1) this.strings.push(body.string());
    const commands = [];
    const reports = [];
    let layer = 0;
    for (let count = body.countOfMore(); count > 0; count -= 1) {
      const number = body.count();
      layer += body.difference();
      const entry = number < firstOfFilms ? commandTable[number] : filmTable[number - firstOfFilms];
      if (!entry || !(layer >= 0 && layer <= 2 ** 40)) throw new FilmProblem(`it contains the unknown command ${number}`);
      const [name, read] = entry;
      const value = this.value(name, read, this.words(number, layer, index));
      if (number < firstOfFilms) {
        this.tree.apply(layer, name, value);
        commands.push({ id: layer, name, value });
      } else {
        reports.push({ id: layer, name, value });
      }
    }
    return { time: time / 1_048_576, size: this.size, commands, reports };
  }

  value(name, read, words) {
    const next = new FilmWords(words, this.strings);
    try {
      const value = read(next);
      if (!next.isAtEnd) throw new Error("has too many values");
      return value;
    } catch (error) {
      throw new FilmProblem(`a command “${name}” ${error.message}`);
    }
  }

  words(number, layer, frame) {
    const { body } = this;
    let expected = this.history.expected(number, layer, frame);
    const count = body.count();
    if (count > 0 && count - 1 > body.left * 8) throw new FilmProblem("the file is truncated");
    this.wordCount += (count > 0 ? count - 1 : expected.length) + 2;
    if (this.wordCount > mostWords) throw new FilmProblem(`its commands have more than ${mostWords} values`);
    if (count > 0) {
      expected = Array.from({ length: count - 1 }, () => 0);
    }
    const mask = body.part(Math.ceil(expected.length / 8));
    const words = [];
    const units = expected.map((unit, index) => {
      if (mask[index >> 3] & (1 << (index & 7))) {
        const code = body.count();
        if (code === 0) {
          words.push(body.double());
          return 0;
        }
        unit += signed(code - 1);
      }
      if (Math.abs(unit) > limit) throw new FilmProblem("it contains a number that is too large");
      words.push(unit / unitsPerWhole(number, index));
      return unit;
    });
    if (!words.every(Number.isFinite)) throw new FilmProblem("it contains a number that is not finite");
    this.history.note(units, number, layer, frame);
    return words;
  }
}

/**
 * Reads a film: its `title`, `explanation`, `pictures` (number, type, address, bytes) and `frames`, each with its
 * `time`, `size`, the `commands` that change the stage, and the inspector's `reports`.
 * @throws FilmProblem if the file is invalid.
 */
export async function readFilm(bytes) {
  if (!magic.every((byte, index) => bytes[index] === byte)) throw new FilmProblem("it isn’t a film");
  const header = new Bytes(bytes);
  header.skip(magic.length);
  const found = header.word();
  if (found !== version) {
    throw new FilmProblem(`it has version ${found} of the film format, and this page reads version ${version}`);
  }
  const length = header.word();
  if (length > longestBody) {
    const [has, most] = [length, longestBody].map((count) => Math.ceil(count / 2 ** 20));
    throw new FilmProblem(`it is ${has} MB uncompressed; the limit is ${most} MB`);
  }
  const packed = header.part(header.word());
  const body = new Bytes(await unpacked(packed, length));
  const film = { title: body.string(), explanation: body.string(), pictures: [], frames: [] };
  for (let count = body.countOfMore(); count > 0; count -= 1) {
    const [number, type, address] = [body.count(), body.string(), body.string()];
    film.pictures.push({ number, type, address, bytes: header.part(body.count()) });
  }
  if (header.left > 0) throw new FilmProblem("there is data after its end");
  const reader = new FilmReader(body);
  const frames = body.countOfMore();
  if (frames > mostFrames) throw new FilmProblem(`it has ${frames} frames; the limit is ${mostFrames}`);
  for (let count = frames; count > 0; count -= 1) film.frames.push(reader.frame(film.frames.length));
  if (body.left > 0) throw new FilmProblem("there is data after its last frame");
  if (film.frames.length === 0) throw new FilmProblem("it has no frames");
  return film;
}
