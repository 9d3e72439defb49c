// Decodes the frames and pictures that a remote program sends. Documentation/Live.md describes the format.

import { commandTable } from "./command-table.js";
import { FilmWords, firstOfFilms } from "./film-file.js";
import { filmTable } from "./film-table.js";

const decoder = new TextDecoder();

/** Returns the number of the run that a frame is of. */
export const runOf = (buffer) => new Float64Array(buffer, 8, 1)[0];

/** @param texts the known strings by number; receives new ones. */
export function liveFrame(buffer, texts) {
  const [, run, heard, time, needsFrame, width, height, cost, count] = new Float64Array(buffer, 0, 9);
  const words = new Float64Array(buffer, 72, count);
  readTexts(buffer, 72 + count * 8, texts);
  const next = new FilmWords(words, texts);
  const commands = [];
  const reports = [];
  while (!next.isAtEnd) {
    const number = next.integer();
    const id = next.integer();
    const [name, read] = number < firstOfFilms ? commandTable[number] : filmTable[number - firstOfFilms];
    (number < firstOfFilms ? commands : reports).push({ id, name, value: read(next) });
  }
  return { run, heard, time, needsFrame: needsFrame === 1, size: [width, height], cost, commands, reports };
}

function readTexts(buffer, begin, texts) {
  const view = new DataView(buffer);
  for (let place = begin; place < buffer.byteLength;) {
    const [number, length] = [view.getUint32(place, true), view.getUint32(place + 4, true)];
    texts[number] = decoder.decode(new Uint8Array(buffer, place + 8, length));
    place += 8 + length;
  }
}

/** Decodes a picture, in the form that films have. */
export function livePicture(buffer) {
  const [, number, isAddress, typeLength] = new Float64Array(buffer, 0, 4);
  const type = decoder.decode(new Uint8Array(buffer, 32, typeLength));
  const bytes = new Uint8Array(buffer, 32 + typeLength);
  return { number, type, address: isAddress === 1 ? decoder.decode(bytes) : "", bytes };
}
