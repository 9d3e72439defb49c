// The Swift side: loading the WebAssembly program and calling its exports.

import { numbersIn } from "./elements.js";
import { textWidth } from "./text.js";

export async function loadProgram() {
  return WebAssembly.compile(await unpack("program"));
}

/**
 * A function of the border that insists on as many values as it takes. WebAssembly and JavaScript alike would drop what is
 * too much and make something up for what is missing.
 */
function counting(name, call) {
  return (...values) => {
    if (values.length !== call.length) {
      throw new TypeError(`${name} takes ${call.length} values and was given ${values.length}`);
    }
    return call(...values);
  };
}

/**
 * One running copy of the program.
 *
 * The exports speak numbers only: a string goes in as an address and a length in bytes, and comes out
 * through the import `answer`. Memory is looked at anew in each call, since it moves when it grows.
 */
export class Program {
  /**
   * @param draw called with the commands of a frame and the bytes of its strings; see commands.js.
   * @param images gets the pictures; see images.js.
   */
  static async create(module, draw = () => {}, images = null) {
    const program = new Program();
    const bytesAt = (address, count) => new Uint8Array(program.exports.memory.buffer, address, count);
    const imports = {
      draw(words, wordCount, bytes, byteCount) {
        draw(new Float64Array(program.exports.memory.buffer, words, wordCount), bytesAt(bytes, byteCount));
      },
      answer(bytes, count) {
        program.answer = program.decoder.decode(bytesAt(bytes, count));
      },
      addImage(number, bytes, byteCount, type, typeCount) {
        images?.add(number, bytesAt(bytes, byteCount), program.decoder.decode(bytesAt(type, typeCount)));
      },
      referToImage(number, address, count) {
        images?.refer(number, program.decoder.decode(bytesAt(address, count)));
      },
      removeImage(number) {
        images?.remove(number);
      },
      shareImage(number, title, count) {
        images?.share?.(number, program.decoder.decode(bytesAt(title, count)));
      },
      textWidth(bytes, count, size, weight, isMonospaced) {
        return textWidth(program.decoder.decode(bytesAt(bytes, count)), size, weight, isMonospaced === 1);
      },
      log(bytes, count) {
        program.lastWords = program.decoder.decode(bytesAt(bytes, count));
        console.log(program.lastWords);
      },
    };
    const murmuration = Object.fromEntries(Object.entries(imports).map(([name, take]) => [name, counting(name, take)]));
    const instance = await WebAssembly.instantiate(module, { murmuration });
    program.exports = Object.fromEntries(
      Object.entries(instance.exports).map(([name, value]) => [name, value.call ? counting(name, value) : value]));
    program.exports._initialize();
    return program;
  }

  constructor() {
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
    this.answer = "";
    /** What it has printed last: before a trap, what was wrong. */
    this.lastWords = "";
  }

  /** Calls an export with a string first. */
  callWithText(name, text, ...numbers) {
    const bytes = this.encoder.encode(text);
    const address = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    try {
      return this.exports[name](address, bytes.length, ...numbers);
    } finally {
      this.exports.deallocate(address);
    }
  }

  /** Calls an export with a string and the bytes of a file first. */
  callWithFile(name, text, bytes, ...numbers) {
    const address = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    try {
      return this.callWithText(name, text, address, bytes.length, ...numbers);
    } finally {
      this.exports.deallocate(address);
    }
  }

  /** Measures text in the page's fonts; otherwise it is laid out as on every machine. */
  measureText() { this.exports.measureText(); }

  /** Gives a picture's bytes a name for the program. Returns whether they are a picture. */
  addNamedImage(name, bytes, scale = 1) {
    return this.callWithFile("addNamedImage", name, bytes, scale) === 1;
  }

  /**
   * Adds a picture to the Photos demo, which never sees its bytes. Returns whether that demo is on the stage.
   * @param photo its title, its address for `images`, and its width and height in pixels.
   */
  addPhoto({ title, address, width, height }) {
    return this.callWithFile("addPhoto", title, this.encoder.encode(address), width, height) === 1;
  }

  /** All demos: id, title, summary, explanation. */
  demos() { return this.ask("demos"); }

  /** The script that shows a demo off, as JSON text. */
  script(id) {
    this.callWithText("script", id);
    return this.answer;
  }

  /** Returns whether there is such a demo. */
  start(id, width, height) {
    return this.callWithText("start", id, width, height) === 1;
  }

  /** One frame at a time in seconds. Returns whether another one is needed. */
  frame(time) {
    return this.exports.frame(time) === 1;
  }

  advance(seconds) {
    this.exports.advance(seconds);
  }

  /** Plays a script. Throws what is wrong with it. */
  play(script) {
    this.callWithText("play", script);
    if (this.answer) throw new Error(this.answer);
  }

  /** What `gallery frames` prints, for the present moment. */
  report(time) {
    this.exports.report(time);
    return this.answer;
  }

  pointerDown(id, x, y) { this.exports.pointerDown(id, x, y); }
  pointerMove(id, x, y) { this.exports.pointerMove(id, x, y); }
  pointerUp(id) { this.exports.pointerUp(id); }
  pointerCancel(id) { this.exports.pointerCancel(id); }
  /** Answers whether there is a menu. */
  secondaryClick(x, y) { return this.exports.secondaryClick(x, y) !== 0; }
  wheel(x, y, deltaX, deltaY) { this.exports.wheel(x, y, deltaX, deltaY); }
  /** @param layer what has the focus; 0 for none. */
  key(name, layer) { this.callWithText("key", name, layer); }
  /** Types where text is edited. */
  type(text) { this.callWithText("type", text); }
  /** The field that is edited: its layer, its text and what is selected of it, in UTF-16; null for none. */
  edited() { return this.ask("edited"); }
  edit(text, start, end) { this.callWithText("edit", text, start, end); }
  select(start, end) { this.exports.select(start, end); }
  beginEditing(layer) { this.exports.beginEditing(layer); }
  endEditing() { this.exports.endEditing(); }
  adjust(layer, step) { this.exports.adjust(layer, step); }
  performAction(layer, index) { this.exports.performAction(layer, index); }
  resize(width, height) { this.exports.resize(width, height); }
  darken(isDark) { this.exports.darken(isDark ? 1 : 0); }
  reduceMotion(isReduced) { this.exports.reduceMotion(isReduced ? 1 : 0); }

  // Inspector: what the answers say is in Documentation/Inspector.md.

  /** Calls an export and reads its answer as JSON. */
  ask(name, ...numbers) {
    this.exports[name](...numbers);
    return JSON.parse(this.answer);
  }

  /** Begins or ends the record of animations and calls, also for the demos that are started next. */
  inspect(isOn) { this.exports.inspect(isOn ? 1 : 0); }
  /** What happened since the last call; null while nothing is recorded. */
  inspection() { return this.ask("inspection"); }
  /** The element that a layer is of or inside of, or null. */
  element(layer) { return this.ask("element", layer); }
  /** The element that is seen at a point, or null. */
  elementAt(x, y) { return this.ask("elementAt", x, y); }
  /** Outlines of where moving elements come from and go to. */
  ghosts() { return this.ask("ghosts"); }

  /** What a layer and all layers in it are called, by their numbers. */
  layerNames(layer) { return this.ask("layerNames", layer); }

  /** Everything that was called so far, as JSON text. */
  traceJSON() {
    this.exports.trace();
    return this.answer;
  }

  /** Keeps the last seconds for `recording`, also of the demos that are started next; 0 keeps none. */
  recordHistory(seconds) { this.exports.keepHistory(seconds); }

  /** The seconds between two times, as far as they are kept, as the text of an animated SVG; empty when none are. */
  recording(title, from, to) {
    this.callWithText("recording", title, from, to);
    return this.answer;
  }

  /** What can be changed about the demo. */
  parameters() { return this.ask("parameters"); }

  /** Returns the value that the parameter has then, or null when there is none of that name. */
  setParameter(id, value) {
    this.callWithText("setParameter", id, value);
    return JSON.parse(this.answer);
  }

  /** The springs among them: title, and the identifiers of duration, damping and, if it has one, velocity. */
  springs() { return this.ask("springs"); }

  /**
   * How much of its way a spring has done, from 0 to a time in seconds, at the ends of equal pieces of it.
   * @param duration seconds, in UIKit's sense; @param velocity travels per second.
   */
  springCurve(duration, damping, velocity, end, pieces) {
    return this.ask("springCurve", duration, damping, velocity, end, pieces);
  }

  /** The same of an animation's spring, as its inspection tells of it. */
  springMotion(curve, end, pieces) {
    const [damping, frequency, velocity = 0] = numbersIn(curve);
    return this.ask("springMotion", frequency, damping, velocity, end, pieces);
  }

  /** A Swift file with the present values of the parameters. */
  code() {
    this.exports.code();
    return this.answer;
  }
}

/**
 * A copy of the program that draws into a film. Pictures that it has let go are kept as long as the film shows them.
 * @param share called with the address and the title of a picture that the reader wants as a file.
 */
export async function createFilmed(createProgram, renderer, film, share = () => {}) {
  const { images } = renderer;
  const program = await createProgram((words, bytes) => film.draw(words, bytes), {
    add: (...values) => images.add(...values),
    refer: (...values) => images.refer(...values),
    remove: (number) => film.retire(number),
    share: (number, title) => share(images.source(number), title),
  });
  program.measureText();
  return program;
}
