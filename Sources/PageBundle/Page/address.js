// The page's address and the browser's history, as in #photos?speed=0.1&device=tablet&p.damping=0.5

/** The prefix of the demo's parameters. */
const parameterPrefix = "p.";

/**
 * Browsers refuse to change the address more than about a hundred times in ten seconds, as when something is dragged; Safari
 * throws. After some changes at once, the others have a pause between them. In milliseconds.
 */
const span = 10_000;
const mostAtOnce = 40;
const pause = 250;

export class Address {
  /** @param onChange called when the user navigates to another address. */
  constructor(onChange) {
    /** The times of the last changes; the latest address, and the timer until it is written. */
    this.times = [];
    this.wanted = null;
    this.timer = null;
    // A page that is loaded again has the latest settings.
    addEventListener("pagehide", () => this.writeNow());
    addEventListener("hashchange", () => {
      this.forget();
      onChange();
    });
  }

  /** Returns the demo's id, the settings in the address, and the demo's parameters. */
  read() {
    const [id, query = ""] = location.hash.replace(/^#/, "").split("?");
    const settings = {};
    const parameters = {};
    for (const [name, value] of new URLSearchParams(query)) {
      if (!name.startsWith(parameterPrefix)) settings[name] = value;
      else if (Number.isFinite(Number(value))) parameters[name.slice(parameterPrefix.length)] = Number(value);
    }
    return { id, settings, parameters };
  }

  /** Replaces the current address with that of new settings, so that a copy of it leads to them. */
  replace(state) {
    this.wanted = text(state);
    if (this.timer === null) this.write();
  }

  write() {
    this.timer = null;
    if (this.wanted === null || this.wanted === location.hash) return;
    const now = performance.now();
    this.times = this.times.filter((time) => time > now - span);
    const left = this.times.length < mostAtOnce ? 0 : this.times.at(-1) + pause - now;
    if (left > 0) {
      this.timer = setTimeout(() => this.write(), left);
      return;
    }
    this.times.push(now);
    this.writeNow();
  }

  writeNow() {
    if (this.wanted === null || this.wanted === location.hash) return;
    try {
      history.replaceState(null, "", this.wanted);
    } catch {
      // The browser has had enough changes; it keeps the address of before.
    }
  }

  /** Forgets an address that has not been written. */
  forget() {
    clearTimeout(this.timer);
    this.timer = null;
    this.wanted = null;
  }

  /** Returns the complete address of a state. */
  link(state) { return location.href.replace(/#.*|$/, text(state)); }

  /** Adds an address to the browser's history. */
  push(state) {
    this.forget();
    this.times.push(performance.now());
    history.pushState(null, "", text(state));
  }
}

/** Returns the fragment of an address. Values that are null or undefined are defaults and are omitted. */
function text({ id, settings, parameters }) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    if (value !== null && value !== undefined) query.set(name, value);
  }
  for (const [name, value] of Object.entries(parameters)) query.set(parameterPrefix + name, value);
  return query.size > 0 ? `#${id}?${query}` : `#${id}`;
}
