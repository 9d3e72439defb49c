// <murmuration-view>: a screen of a package in somebody else's page. The script of a folder that `Scripts/web` writes.

import { Clock } from "./clock.js";
import { HiddenTexts } from "./hidden-texts.js";
import { listenToInput } from "./input.js";
import { Program } from "./program.js";
import { Renderer } from "./renderer.js";
import { useFonts } from "./text.js";
import { Typing } from "./typing.js";

/** The styles of the shadow tree; the bundle replaces the placeholder. */
const style = "{{style}}";

/** Compiled programs by address: several elements share one, each with memory of its own. */
const modules = new Map();

/** Whether the browser knows the curves of animations; without them, the program computes their frames. */
const runsCurves = CSS.supports("transition-timing-function", "linear(0, 1)") && CSS.supports("translate", "0px");

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more)");
const darkMode = matchMedia("(prefers-color-scheme: dark)");

/** The elements in the document, which follow its direction. */
const views = new Set();
const directions = new MutationObserver(() => { for (const view of views) view.follow(); });

function compiled(address) {
  if (!globalThis.WebAssembly) return Promise.reject(new Error("this browser runs no WebAssembly."));
  if (!modules.has(address)) {
    const module = fetch(address).then(async (response) => {
      if (!response.ok) throw new Error(`${address} cannot be loaded: ${`${response.status} ${response.statusText}`.trim()}.`);
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
 * `color-scheme`, "light" or "dark" instead of that of the system; `message`, a text that the screen receives when it begins
 * and whenever the attribute changes; `animations`, "frames" to have the program compute every frame of what the browser could
 * animate, from the next load on. Events: `ready`, when the first frame is drawn; `message`, whose `data` is a text that the
 * screen has posted; and `error`, whose `message` says what has ended the program.
 */
export class MurmurationView extends HTMLElement {
  static observedAttributes = ["src", "screen", "color-scheme", "message", "dir"];

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
    this.notice = document.createElement("p");
    Object.assign(this.notice, { className: "notice", hidden: true });
    this.notice.setAttribute("role", "alert");
    root.append(this.stage, this.notice);
    this.renderer = new Renderer(this.stage);
    this.clock = new Clock((time) => this.frame(time), () => this.program === null);
    this.renderer.momentOf = (time) => this.clock.momentOf(time);
    this.texts = new HiddenTexts(this.stage, this);
    this.listen();
    this.clear();
  }

  /** The screens of the program: the `id`, `title` and `explanation` of each. Empty until it is loaded. */
  get screens() { return this.program?.demos() ?? []; }

  get screen() { return this.getAttribute("screen"); }

  set screen(name) { this.setAttribute("screen", name); }

  /**
   * Sends the screen a message: a text as it is, anything else as JSON. One that comes before the screen begins waits for it;
   * one for a screen that has stopped is lost.
   */
  postMessage(message) {
    const text = typeof message === "string" ? message : JSON.stringify(message);
    if (text === undefined) throw new TypeError("a message is a text or what JSON can express");
    if (this.isReady) this.receive(text);
    else if (this.notice.hidden) this.waiting.push(text);
  }

  /** Passes a message on to the screen, if it has not ended. */
  receive(text) {
    this.clock.catchUp();
    if (!this.program) return;
    this.attempt(() => this.program.receive(text));
    this.clock.wake();
  }

  connectedCallback() {
    this.isWatching = true;
    directions.observe(document.documentElement, { subtree: true, attributeFilter: ["dir"] });
    views.add(this);
    this.sizes.observe(this);
    for (const query of [lessMotion, moreContrast, darkMode]) query.addEventListener("change", this.follow);
    this.load();
  }

  disconnectedCallback() {
    this.isWatching = false;
    views.delete(this);
    if (views.size === 0) directions.disconnect();
    this.sizes.disconnect();
    for (const query of [lessMotion, moreContrast, darkMode]) query.removeEventListener("change", this.follow);
    this.clear();
  }

  attributeChangedCallback(name, before, value) {
    // While an element of the document becomes one of these, its attributes come before it is connected.
    if (before === value || !this.isWatching) return;
    if (name === "src") this.load();
    else if (name === "screen") this.begin();
    else if (name !== "message") this.follow();
    else if (value !== null && this.isReady) this.receive(value);
  }

  // The program

  clear() {
    this.program?.end();
    /** Whether the screen has begun, and messages before that. */
    this.isReady = false;
    this.waiting ??= [];
    /** The running program; null while it is loaded and after it has ended. */
    this.program = null;
    this.clock.endSleep();
    /** Whether the browser runs animations. Programs cannot be told to take them back, so this is asked when one is loaded. */
    this.clock.followsAnimations = this.getAttribute("animations") !== "frames" && runsCurves;
    /** The last attempt to load one; those before it are given up. */
    this.attempted = null;
    this.typing = null;
    this.renderer.clear();
    this.texts.clear();
    this.notice.hidden = true;
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
      // Not while the program runs: whoever listens may send a message back.
      program.onMessage = (data) => queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
      program.connect((call) => {
        this.clock.catchUp();
        this.attempt(call);
        this.clock.wake();
      });
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
      this.fail(`there is no screen ${this.screen}; there are ${screens.map(({ id }) => id).join(", ")}.`);
      return;
    }
    this.renderer.clear();
    this.texts.clear();
    this.clock.restart();
    this.follow();
    this.stage.setAttribute("aria-label", screen.title);
    this.size = [this.clientWidth, this.clientHeight];
    this.typing = new Typing(this.stage, program);
    this.isReady = false;
    if (this.clock.followsAnimations) program.handOverAnimations();
    this.attempt(() => program.start(screen.id, ...this.size));
    this.frame(0);
    if (!this.program) return;
    // The browser's animations of this frame have begun, however long the screen took to begin.
    if (this.clock.followsAnimations) this.clock.lastTimestamp = document.timeline.currentTime;
    this.isReady = true;
    const waiting = this.hasAttribute("message") ? [this.getAttribute("message"), ...this.waiting] : this.waiting;
    this.waiting = [];
    for (const text of waiting) this.receive(text);
    if (!this.program) return;
    this.clock.wake();
    this.dispatchEvent(new CustomEvent("ready"));
  }

  /** Says in place of the screen, in the console and by an event why there is none. */
  fail(message, what = "cannot be shown") {
    this.clear();
    this.waiting = [];
    this.notice.hidden = false;
    this.notice.textContent = `This screen ${what}: ${message}`;
    console.error(`murmuration-view: ${message}`);
    this.dispatchEvent(new ErrorEvent("error", { message }));
  }

  /** Calls the program; a trap ends it. */
  attempt(call) {
    try {
      return call();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.fail(error.message, "has stopped");
      this.tellWhere(error.stack);
      return null;
    }
  }

  /** Names the functions of a trap, as far as the file beside the program knows them. */
  async tellWhere(stack) {
    const address = new URL(this.getAttribute("src"), document.baseURI).href.replace(/\.wasm(?=$|\?)/, ".names");
    const { notice } = this;
    const sentence = notice.textContent;
    const names = await fetch(address).then((response) => (response.ok ? response.text() : ""), () => "");
    const lines = names.split("\n");
    const functions = [...stack.matchAll(/wasm-function\[(\d+)\]/g)].map(([, number]) => lines[number]).filter(Boolean);
    if (functions.length === 0) return;
    console.error(`murmuration-view: it has stopped in ${functions.join(",\n  called by ")}`);
    // The place may have something else by now.
    if (notice.textContent === sentence) notice.textContent += ` It was in ${functions[0]}.`;
  }

  frame(time) {
    if (!this.program) return false;
    const isMoving = this.attempt(() => this.program.frame(time)) ?? false;
    this.typing?.followFrame();
    this.texts.followFrame();
    if (!isMoving || !this.clock.followsAnimations || !this.program) return isMoving;
    const next = this.program.nextFrameTime();
    return next < Infinity && next;
  }

  /** Draws at once what has changed. */
  drawNow() { this.frame(this.clock.time); }

  // What it follows

  listen() {
    this.follow = () => {
      this.clock.catchUp();
      if (!this.program) return;
      const scheme = this.getAttribute("color-scheme") ?? (darkMode.matches ? "dark" : "light");
      this.attempt(() => {
        const isRightToLeft = getComputedStyle(this).direction === "rtl";
        this.program.useDevice({
          isDark: scheme === "dark", isMotionReduced: lessMotion.matches, isContrastIncreased: moreContrast.matches, isRightToLeft,
        });
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
    this.clock.catchUp();
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
