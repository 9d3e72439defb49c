// What the screens of elements were told since they began, so that those of the next build can be told the same.

/** The methods of a program that change a screen. What the page's scripts say to it they say again. */
const tellings = ["frame", "perform", "useDevice"];

const all = () => [...document.querySelectorAll("murmuration-view")];

export class ElementHistories {
  /**
   * @param saved what `list` has returned in the page before this one.
   * @param tell called with a sentence when something cannot be done again.
   */
  constructor(saved, tell) {
    Object.assign(this, { saved, tell });
    /** What each element was told after its screen had begun. */
    this.histories = new WeakMap();
    this.recorded = new WeakSet();
    const histories = this;
    customElements.whenDefined("murmuration-view").then(({ prototype }) => {
      const { begin } = prototype;
      prototype.begin = function () { histories.begin(this, () => begin.call(this)); };
      // In a page that loads the element in its own way, a screen may have begun.
      for (const view of all()) if (view.isReady) view.begin();
    });
  }

  /** Returns the histories of all elements, in the order of the document; of those that are loaded still, what is saved. */
  list() {
    const views = all();
    return Array.from({ length: Math.max(views.length, this.saved.length) }, (_, index) =>
      this.histories.get(views[index]) ?? this.saved[index] ?? null);
  }

  /** Begins the screen of an element. @param start does it as without this. */
  begin(view, start) {
    const { program } = view;
    if (!program) return;
    this.record(program, view);
    const saved = this.take(view);
    // The page has chosen another screen, which it may not know any more.
    if (saved && saved.screen !== view.screen && program.demos().some(({ id }) => id === saved.screen)) {
      this.saved[all().indexOf(view)] = saved;
      view.screen = saved.screen;
      return;
    }
    const history = { src: view.getAttribute("src"), screen: view.screen, size: null, calls: [], isOpen: false };
    this.histories.set(view, history);
    start();
    if (this.histories.get(view) !== history) return;
    if (!view.isReady) {
      // It has stopped while it began. The next build may do what this one could not.
      if (saved) this.saved[all().indexOf(view)] = saved;
      this.histories.delete(view);
      return;
    }
    history.size = saved?.size ?? view.size;
    if (saved && !this.repeat(view, saved)) return;
    Object.assign(history, { calls: saved?.calls ?? [], isOpen: true });
    if (saved) this.settle(view, saved.calls);
  }

  take(view) {
    const index = all().indexOf(view);
    const saved = this.saved[index];
    if (!saved || saved.src !== view.getAttribute("src")) return null;
    this.saved[index] = null;
    return saved;
  }

  /** Has a program note what it is told. */
  record(program, view) {
    if (this.recorded.has(program)) return;
    this.recorded.add(program);
    for (const name of tellings) {
      const call = program[name];
      program[name] = (...values) => {
        const history = this.histories.get(view);
        if (history?.isOpen && view.program === program) history.calls.push([name, ...values]);
        return call.apply(program, values);
      };
    }
  }

  /**
   * Tells a screen at once what was told before, without opening and copying anything. Returns whether it has survived it.
   */
  repeat(view, { calls, size }) {
    const { program } = view;
    // The animations that it begins are of the past, too.
    view.clock.rest(calls.findLast(([name]) => name === "frame")?.[1] ?? 0);
    program.isRepeating = true;
    try {
      if (`${size}` !== `${view.size}`) program.perform("resize", ...size, 0);
      for (const [name, ...values] of calls) program[name](...values);
    } catch (error) {
      this.tell(`What was done could not be done again: the new program has stopped meanwhile (${error.message}) `
        + "The screen has begun anew.");
      this.histories.delete(view);
      view.load();
      return false;
    } finally {
      program.isRepeating = false;
    }
    return true;
  }

  /** Brings a screen to the present: the fingers are gone, and the element may have another size. */
  settle(view, calls) {
    const events = calls.filter(([name]) => name === "perform").map(([, ...event]) => event);
    const isDown = new Map();
    for (const [name, finger] of events) {
      if (name === "pointerDown") isDown.set(finger, true);
      else if (name === "pointerUp" || name === "pointerCancel") isDown.delete(finger);
    }
    for (const finger of isDown.keys()) view.perform("pointerCancel", finger);
    const told = events.findLast(([name]) => name === "resize")?.slice(1, 3) ?? this.histories.get(view).size;
    if (`${told}` !== `${view.size}`) view.perform("resize", ...view.size, 0);
    view.follow();
  }
}
