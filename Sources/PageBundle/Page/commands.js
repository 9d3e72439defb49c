// Decodes the commands of a frame from the program's numbers. Tools/Commands/commands.txt lists them.

import { commandTable } from "./command-table.js";

const decoder = new TextDecoder();

/** The most bytes of a text that is read faster without the decoder. */
const short = 16;

/** Returns a text of bytes in UTF-8. */
export function textIn(bytes, start, length) {
  let text = "";
  if (length <= short) {
    for (let index = start; index < start + length && bytes[index] < 128; index += 1) text += String.fromCharCode(bytes[index]);
    if (text.length === length) return text;
  }
  return decoder.decode(bytes.subarray(start, start + length));
}

/** A command buffer with a read position. */
export class Reader {
  constructor(words, bytes) {
    this.words = words;
    this.bytes = bytes;
    this.place = 0;
  }

  get isAtEnd() { return this.place === this.words.length; }

  number() {
    if (this.place >= this.words.length) throw new Error("ends too early");
    return this.words[this.place++];
  }

  integer() {
    const word = this.number();
    if (!Number.isSafeInteger(word)) throw new Error(`has ${word} instead of an integer`);
    return word;
  }

  flag() {
    const word = this.number();
    if (word !== 0 && word !== 1) throw new Error(`has ${word} instead of a flag`);
    return word === 1;
  }

  choice(names) {
    const word = this.number();
    if (names[word] === undefined) throw new Error(`has ${word} instead of one of ${names}`);
    return names[word];
  }

  string() {
    const string = this.optionalString();
    if (string === null) throw new Error("lacks a required string");
    return string;
  }

  optionalString() {
    const start = this.number();
    const length = this.number();
    if (length <= 0) return length < 0 ? null : "";
    return textIn(this.bytes, start, length);
  }

  numbers() { return this.list((next) => next.number()); }

  optionalNumbers() { return this.optionalList((next) => next.number()); }

  integers() { return this.list((next) => next.integer()); }

  /** Reads the number of elements, and then each of them with `read`. */
  list(read) {
    const values = this.optionalList(read);
    if (values === null) throw new Error("lacks a required list");
    return values;
  }

  optionalList(read) {
    const count = this.integer();
    if (count < 0) return null;
    const values = [];
    for (let index = 0; index < count; index += 1) values.push(read(this));
    return values;
  }
}

/** Returns the commands of a frame in order: the layer's number, the command's name and its value. */
export function readCommands(words, bytes) {
  const next = new Reader(words, bytes);
  const commands = [];
  while (!next.isAtEnd) {
    const number = next.number();
    const id = next.number();
    if (!commandTable[number]) throw new Error(`the frame contains the unknown command ${number}`);
    const [name, read] = commandTable[number];
    try {
      commands.push({ id, name, value: read(next) });
    } catch (error) {
      throw new Error(`the command “${name}” of layer ${id} ${error.message}`, { cause: error });
    }
  }
  return commands;
}
