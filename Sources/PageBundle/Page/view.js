// <murmuration-view>: a screen of a package in somebody else's page. The script of a folder that `Scripts/web` writes.

import { Clock } from "./clock.js";
import { listenToInput } from "./input.js";
import { Program } from "./program.js";
import { Renderer } from "./renderer.js";
import { useFonts } from "./text.js";
import { Typing } from "./typing.js";

/** The styles of the shadow tree; the bundle replaces the placeholder. */
const style = "{{style}}";

/** Compiled programs by address: several elements share one, each with memory of its own. */
const modules = new Map();

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const darkMode = matchMedia("(prefers-color-scheme: dark)");

function compiled(address) {
  if (!modules.has(address)) {
    const module = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(`${address} cannot be loaded: ${response.status} ${response.statusText}`.trim());
      return WebAssembly.compile(await response.arrayBuffer());
    });
    // The next element may try again.
    module.catch(() => modules.delete(address));
    modules.set(address, module);
  }
  return modules.get(address);
}

/**
 * An element that shows a screen and passes on input. Its size is that of CSS; its program begins when it is in the
 * document, and ends when it leaves it.
 *
 * Attributes: `src`, the address of the program; `screen`, the name of the screen, by default the first one;
 * `color-scheme`, "light" or "dark" instead of that of the system. Events: `ready`, when the first frame is drawn, and
 * `error`, whose `message` says what has ended the program.
 */
export class MurmurationView extends HTMLElement {
  static observedAttributes = ["src", "screen", "color-scheme"];

  constructor() {
    super();
    this.isWatching = false;
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    this.stage = document.createElement("div");
    Object.assign(this.stage, { className: "stage", tabIndex: 0 });
    this.stage.setAttribute("role", "group");
    root.append(this.stage);
    this.renderer = new Renderer(this.stage);
    this.clock = new Clock((time) => this.frame(time), () => this.program === null);
    this.listen();
    this.clear();
  }

  /** The screens of the program: the `id`, `title` and `explanation` of each. Empty until it is loaded. */
  get screens() { return this.program?.demos() ?? []; }

  get screen() { return this.getAttribute("screen"); }

  set screen(name) { this.setAttribute("screen", name); }

  connectedCallback() {
    this.isWatching = true;
    this.sizes.observe(this);
    for (const query of [lessMotion, darkMode]) query.addEventListener("change", this.follow);
    this.load();
  }

  disconnectedCallback() {
    this.isWatching = false;
    this.sizes.disconnect();
    for (const query of [lessMotion, darkMode]) query.removeEventListener("change", this.follow);
    this.clear();
  }

  attributeChangedCallback(name, before, value) {
    // While an element of the document becomes one of these, its attributes come before it is connected.
    if (before === value || !this.isWatching) return;
    if (name === "src") this.load();
    else if (name === "screen") this.begin();
    else this.follow();
  }

  // The program

  clear() {
    /** The running program; null while it is loaded and after it has ended. */
    this.program = null;
    /** The last attempt to load one; those before it are given up. */
    this.attempted = null;
    this.typing = null;
    this.renderer.clear();
  }

  async load() {
    this.clear();
    const address = this.getAttribute("src");
    if (!address) return;
    const attempted = Symbol(address);
    this.attempted = attempted;
    try {
      const { renderer } = this;
      const module = await compiled(new URL(address, document.baseURI).href);
      const draw = (words, bytes) => renderer.draw(words, bytes);
      const program = await Program.create(module, draw, renderer.images);
      // It may have been removed, or had another address, meanwhile.
      if (this.attempted !== attempted) return;
      this.program = program;
      this.begin();
    } catch (error) {
      if (this.attempted === attempted) this.fail(error.message);
    }
  }

  /** Starts the screen. */
  begin() {
    const { program } = this;
    if (!program) return;
    useFonts(this.stage);
    program.measureText();
    const screens = program.demos();
    const screen = screens.find(({ id }) => id === (this.screen ?? screens[0]?.id));
    if (!screen) {
      this.fail(`there is no screen ${this.screen}; there are ${screens.map(({ id }) => id).join(", ")}`);
      return;
    }
    this.renderer.clear();
    this.clock.restart();
    this.follow();
    this.stage.setAttribute("aria-label", screen.title);
    this.size = [this.clientWidth, this.clientHeight];
    this.typing = new Typing(this.stage, program);
    this.attempt(() => program.start(screen.id, ...this.size));
    this.frame(0);
    this.clock.wake();
    this.dispatchEvent(new CustomEvent("ready"));
  }

  fail(message) {
    this.clear();
    console.error(`murmuration-view: ${message}`);
    this.dispatchEvent(new ErrorEvent("error", { message }));
  }

  /** Calls the program; a trap ends it. */
  attempt(call) {
    try {
      return call();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.fail(this.program.lastMessage || `${error.message}.`);
      return null;
    }
  }

  frame(time) {
    if (!this.program) return false;
    const isMoving = this.attempt(() => this.program.frame(time));
    this.typing?.followFrame();
    return isMoving ?? false;
  }

  // What it follows

  listen() {
    this.follow = () => {
      if (!this.program) return;
      const scheme = this.getAttribute("color-scheme") ?? (darkMode.matches ? "dark" : "light");
      this.attempt(() => {
        this.program.useDevice({ isDark: scheme === "dark", isMotionReduced: lessMotion.matches });
      });
      this.clock.wake();
    };
    this.sizes = new ResizeObserver(() => {
      const size = [this.clientWidth, this.clientHeight];
      if (!this.program || `${size}` === `${this.size}` || size[0] * size[1] === 0) return;
      this.size = size;
      this.perform("resize", ...size, 0);
    });
    listenToInput(this.stage, this);
  }

  /** Performs an event; see input.js. */
  perform(name, ...values) {
    const { program } = this;
    if (!program) return false;
    const edited = name === "select" || name === "beginEditing" || name === "endEditing" ? program.edited() : null;
    // The focus may come with what is edited already.
    if (name === "select" && (!edited || (edited.start === values[0] && edited.end === values[1]))) return false;
    if (name === "beginEditing" && edited?.layer === values[0]) return false;
    if (name === "endEditing" && !edited) return false;
    const answer = this.attempt(() => program.perform(name, ...values));
    this.typing?.follow();
    this.clock.wake();
    return answer;
  }
}

customElements.define("murmuration-view", MurmurationView);
