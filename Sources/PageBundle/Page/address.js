// The page's address, and the browser's history of it: #photos?speed=0.1&device=tablet&p.damping=0.5

/** Before the name of a parameter of the demo. */
const parameterPrefix = "p.";

export class Address {
  /** @param onChange called when the reader has gone to another address. */
  constructor(onChange) {
    addEventListener("hashchange", onChange);
  }

  /** What the address says: the demo's id, the settings that it names, and the demo's parameters. */
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

  /** The settings are others now: a copy of the address leads to them. */
  replace(state) {
    const hash = text(state);
    if (hash !== location.hash) history.replaceState(null, "", hash);
  }

  /** The whole of an address. */
  link(state) { return location.href.replace(/#.*|$/, text(state)); }

  /** Goes on to another address; the browser's button leads back. */
  push(state) {
    history.pushState(null, "", text(state));
  }
}

/** What is null or undefined is as by default and not named. */
function text({ id, settings, parameters }) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    if (value !== null && value !== undefined) query.set(name, value);
  }
  for (const [name, value] of Object.entries(parameters)) query.set(parameterPrefix + name, value);
  return query.size > 0 ? `#${id}?${query}` : `#${id}`;
}
