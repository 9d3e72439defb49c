// The Swift side: loads the WebAssembly program and calls its exports.

import { copyText } from "./clipboard.js";
import { numbersIn } from "./elements.js";
import { inputTable } from "./input-table.js";
import { BrowserStorage, Network, PassingStorage, openAddress } from "./network.js";
import { unpack } from "./packed.js";
import { textWidth } from "./text.js";

const eventNames = Object.keys(inputTable);

/** The settings of a device that nobody has changed. The size of text is a place in `DeviceSettings.textSizes`. */
export const plainDevice = {
  isDark: false, textSize: 3, isRightToLeft: false, isMotionReduced: false, isContrastIncreased: false, insets: [0, 0, 0, 0],
};

/** Returns the settings of a device in the order in which programs receive them. */
export function deviceNumbers(settings) {
  return Object.values({ ...plainDevice, ...settings }).flat().map(Number);
}

export async function loadProgram() {
  return WebAssembly.compile(await unpack("program"));
}

/** Returns the names of the program's own classes, as `nameClasses` takes them. */
export async function loadClassNames() {
  return new TextDecoder().decode(await unpack("classes"));
}

/**
 * Returns a function that checks the number of its arguments. WebAssembly and JavaScript would drop surplus arguments
 * and invent missing ones.
 */
function counting(name, call) {
  return (...values) => {
    if (values.length !== call.length) {
      throw new TypeError(`${name} expects ${call.length} arguments, but got ${values.length}`);
    }
    return call(...values);
  };
}

/** Returns a sentence for a trap of which the program says nothing: an index out of range, an overflow, an unwrapped nil. */
const unexplained = (words) => `the program does not say why (${words.replace(/\.$/, "")}).`;

/**
 * A running copy of the program.
 *
 * Exports only take numbers: a string is passed as an address and a length in bytes, and returned through the import
 * `answer`. Each call gets the memory's buffer again, because it is replaced when the memory grows.
 */
export class Program {
  /**
   * @param draw called with the commands of a frame and the bytes of its strings; see commands.js.
   * @param images receives the pictures; see images.js.
   */
  static async create(module, draw = () => {}, images = null) {
    const program = new Program();
    const bytesAt = (address, count) => new Uint8Array(program.exports.memory.buffer, address, count);
    const textAt = (address, count) => program.decoder.decode(bytesAt(address, count));
    let read = null;
    let said = "";
    const imports = {
      draw(words, wordCount, bytes, byteCount) {
        draw(new Float64Array(program.exports.memory.buffer, words, wordCount), bytesAt(bytes, byteCount));
      },
      answer(bytes, count) {
        program.answer = textAt(bytes, count);
      },
      addImage(number, bytes, byteCount, type, typeCount) {
        images?.add(number, bytesAt(bytes, byteCount), textAt(type, typeCount));
      },
      referToImage(number, address, count) {
        images?.refer(number, textAt(address, count));
      },
      removeImage(number) {
        images?.remove(number);
      },
      shareImage(number, title, count) {
        images?.share?.(number, textAt(title, count));
      },
      textWidth(bytes, count, size, weight, isMonospaced) {
        return textWidth(textAt(bytes, count), size, weight, isMonospaced === 1);
      },
      now: () => performance.now() / 1000,
      performed(time, event, text, count, a, b, c, d) {
        const name = eventNames[event];
        const { size, hasText } = inputTable[name];
        const values = [...(hasText ? [textAt(text, count)] : []), a, b, c, d];
        program.input.push([time, name, ...values.slice(0, size)]);
      },
      postMessage(text, count) {
        program.onMessage(textAt(text, count));
      },
      openAddress(address, count) {
        return program.isConnected && (program.isRepeating || openAddress(textAt(address, count), program.hasFragments)) ? 1 : 0;
      },
      copyText(text, count) {
        if (program.isConnected && !program.isRepeating) copyText(textAt(text, count));
      },
      fetch(number, head, headCount, body, bodyCount) {
        if (!program.isConnected) return;
        program.network.fetch(number, textAt(head, headCount), bodyCount < 0 ? null : bytesAt(body, bodyCount).slice());
      },
      cancelFetch(number) {
        program.network?.cancel(number);
      },
      storedSize(key, count) {
        const text = program.storage.read(textAt(key, count));
        read = program.encoder.encode(text ?? "");
        return text === null ? -1 : read.length;
      },
      readStored(bytes) {
        bytesAt(bytes, read.length).set(read);
      },
      store(key, keyCount, value, count) {
        return program.storage.write(textAt(key, keyCount), count < 0 ? null : textAt(value, count)) ? 1 : 0;
      },
      log(bytes, count) {
        said = textAt(bytes, count);
        console.log(said);
      },
    };
    const murmuration = Object.fromEntries(Object.entries(imports).map(([name, take]) => [name, counting(name, take)]));
    const instance = await WebAssembly.instantiate(module, { murmuration });
    const telling = (call) => (...values) => {
      said = "";
      try {
        return call(...values);
      } catch (error) {
        // A trap has no text of its own; what the program has said before it is its message.
        if (error instanceof WebAssembly.RuntimeError) error.message = said || unexplained(error.message);
        throw error;
      }
    };
    program.exports = Object.fromEntries(
      Object.entries(instance.exports).map(([name, value]) => [name, value.call ? telling(counting(name, value)) : value]));
    program.exports._initialize();
    return program;
  }

  constructor() {
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
    this.answer = "";
    /** Whether a script goes on, and its events since they were asked for. */
    this.isWatching = false;
    this.input = [];
    /** Called with each message of the screen to whoever has put it into the page. */
    this.onMessage = () => {};
    this.isConnected = false;
    /** Whether it does again what it has done, and neither opens addresses nor copies texts. */
    this.isRepeating = false;
    this.storage = new PassingStorage();
    this.network = null;
  }

  /**
   * Connects the program to servers, to links, and to the browser's storage. One that is not connected, such as a preview, waits
   * for what it fetches, opens nothing, and forgets what it stores.
   * @param deliver calls its argument, which calls an export, and draws what has changed.
   * @param hasFragments whether the program may go to fragments of the page.
   */
  connect(deliver, hasFragments = true) {
    Object.assign(this, { isConnected: true, hasFragments });
    this.storage = new BrowserStorage();
    this.network = new Network((number, { status, head, bytes }) => {
      deliver(() => this.callWithFile("fetched", head, bytes, number, status));
    });
  }

  /** Ends what goes on by itself. */
  end() { this.network?.cancelAll(); }

  /** Gives the screen a message. */
  receive(message) { this.callWithText("receiveMessage", message); }

  /** Calls an export with a string as the first argument. */
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

  /** Calls an export with a string and the bytes of a file as the first arguments. */
  callWithFile(name, text, bytes, ...numbers) {
    const address = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    try {
      return this.callWithText(name, text, address, bytes.length, ...numbers);
    } finally {
      this.exports.deallocate(address);
    }
  }

  /** Measures text in the page's fonts, instead of the built-in widths. */
  measureText() { this.exports.measureText(); }

  /** Registers the bytes of a picture under a name. Returns whether they are a valid picture. */
  addNamedImage(name, bytes, scale = 1) {
    return this.callWithFile("addNamedImage", name, bytes, scale) === 1;
  }

  /**
   * Adds a picture to the Photos demo, which only gets its address. Returns whether that demo is on the stage.
   * @param photo its title, its address for `images`, and its width and height in pixels.
   */
  addPhoto({ title, address, width, height }) {
    return this.callWithFile("addPhoto", title, this.encoder.encode(address), width, height) === 1;
  }

  /** Returns all demos: id, title, summary, explanation. */
  demos() { return this.ask("demos"); }

  /** Returns the script of a demo as JSON text. */
  script(id) {
    this.callWithText("script", id);
    return this.answer;
  }

  /** Starts a demo. Returns whether it exists. */
  start(id, width, height) {
    return this.callWithText("start", id, width, height) === 1;
  }

  /** Performs the frame at a time in seconds. Returns whether another one is needed. */
  frame(time) {
    const result = this.exports.frame(time);
    this.isWatching = result === 2;
    return result > 0;
  }

  /** Hands the animations that the page can run over to it, in screens that begin later. */
  handOverAnimations() { this.exports.handOverAnimations(); }

  /** Keeps the elements of layers that come and go, in screens that begin later, as elements for other pages do. */
  keepLayers() { this.exports.keepLayers(); }

  /** The time at which the next frame is needed: the present one for as soon as possible, infinity for none. */
  nextFrameTime() { return this.exports.nextFrameTime(); }

  advance(seconds) {
    this.exports.advance(seconds);
  }

  /** Plays a script. Throws if it is invalid. */
  play(script) {
    this.callWithText("play", script);
    this.input = [];
    if (this.answer) throw new Error(this.answer);
  }

  /** Returns the output of `gallery frames` for the current time. */
  report(time) {
    this.exports.report(time);
    return this.answer;
  }

  /** Plays a script as frames follow; the demo's own if there is none. Throws if it is invalid. */
  watch(script = "") {
    this.callWithText("watch", script);
    if (this.answer) throw new Error(this.answer);
    this.isWatching = true;
  }

  stopWatching() {
    this.exports.stopWatching();
    this.isWatching = false;
  }

  /** Returns what that script has performed since the last call: the time, the name and the values of each event. */
  performed() { return this.input.splice(0); }

  /**
   * Performs an input event; input.txt of Tools/Commands lists the names and values. Returns whether it had an effect, as
   * far as the program knows.
   */
  perform(name, ...values) {
    const { size, hasText } = inputTable[name];
    if (values.length !== size) throw new TypeError(`${name} expects ${size} values, but got ${values.length}`);
    const [text, ...numbers] = hasText ? values : ["", ...values];
    return this.callWithText("perform", text, eventNames.indexOf(name), ...Object.assign([0, 0, 0, 0], numbers)) === 1;
  }

  /** Returns the field being edited: its layer, its text and its selection in UTF-16 units; null for none. */
  edited() { return this.ask("edited"); }

  /** Changes the settings of the device, also for demos that are started later. @param settings those of `plainDevice`. */
  useDevice(settings) { this.exports.useDevice(...deviceNumbers(settings)); }

  /**
   * Gives an animation block another timing in runs that start later.
   * @param block its number; @param timing its duration in seconds, and its damping and velocity or its points.
   */
  timeBlock(block, { duration, damping, velocity, points }) {
    if (points) this.exports.timeBlockCubic(block, duration, ...points);
    else this.exports.timeBlockSpring(block, duration, damping, velocity);
  }

  /** Gives all blocks their own timings back, in runs that start later. */
  untimeBlocks() { this.exports.untimeBlocks(); }

  // Inspector: Documentation/Inspector.md describes the answers.

  /** Calls an export and parses its answer as JSON. */
  ask(name, ...numbers) {
    this.exports[name](...numbers);
    return JSON.parse(this.answer);
  }

  /** Takes the names of the program's own classes of views, which are in no program of Embedded Swift. */
  nameClasses(lines) { this.callWithText("nameClasses", lines); }

  /** Starts or stops recording animations and calls, also for demos that are started later. */
  inspect(isOn) { this.exports.inspect(isOn ? 1 : 0); }
  /** Returns the events since the last call; null if nothing is recorded. */
  inspection() { return this.ask("inspection"); }
  /** Returns the element that contains a layer, or null. */
  element(layer) { return this.ask("element", layer); }
  /** Returns the visible element at a point, or null. */
  elementAt(x, y) { return this.ask("elementAt", x, y); }
  /** Returns outlines of the initial and final attributes of moving elements. */
  ghosts() { return this.ask("ghosts"); }

  /** Returns the names of a layer and its descendants, by number. */
  layerNames(layer) { return this.ask("layerNames", layer); }

  /** Passes which constraints place the view of a layer to a function, perhaps later; null for none. */
  askLayout(layer, take) { take(this.ask("layout", layer)); }

  /** Passes what would change without the constraint of a number to a function, perhaps later. */
  askLayoutWithout(layer, number, take) { take(this.ask("layoutWithout", layer, number)); }

  /** Passes the properties of a layer's view, and what was edited, to a function, perhaps later; null for no view. */
  askProperties(layer, take) { take(this.ask("properties", layer)); }

  /** Returns the whole trace as JSON text. */
  traceJSON() {
    this.exports.trace();
    return this.answer;
  }

  /** Keeps the last seconds for `recording`, also for demos that are started later; 0 for none. */
  recordHistory(seconds) { this.exports.keepHistory(seconds); }

  /** Returns the recorded frames between two times as an animated SVG; empty if there are none. */
  recording(title, from, to) {
    this.callWithText("recording", title, from, to);
    return this.answer;
  }

  /** Returns the demo's parameters. */
  parameters() { return this.ask("parameters"); }

  /** Sets a parameter. Returns its new value, or null if it doesn't exist. */
  setParameter(id, value) {
    this.callWithText("setParameter", id, value);
    return JSON.parse(this.answer);
  }

  /**
   * Returns the springs defined by parameters: title, and the identifiers of duration, damping and, if there is one,
   * velocity.
   */
  springs() { return this.ask("springs"); }

  /**
   * Returns the progress of a spring at the ends of equal intervals from 0 to a time in seconds.
   * @param duration in seconds, as in UIKit; @param velocity in distances per second.
   */
  springCurve(duration, damping, velocity, end, pieces) {
    return this.ask("springCurve", duration, damping, velocity, end, pieces);
  }

  /** Returns the same for an animation's spring. @param curve its description in the inspection. */
  springMotion(curve, end, pieces) {
    const [damping, frequency, velocity = 0] = numbersIn(curve);
    return this.ask("springMotion", frequency, damping, velocity, end, pieces);
  }

  /** Returns a Swift file with the current values of the parameters. */
  code() {
    this.exports.code();
    return this.answer;
  }
}
