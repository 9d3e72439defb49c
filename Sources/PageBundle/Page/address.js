// The page's address and the browser's history, as in #photos?speed=0.1&device=tablet&p.damping=0.5

/** The prefix of the demo's parameters. */
const parameterPrefix = "p.";

export class Address {
  /** @param onChange called when the user navigates to another address. */
  constructor(onChange) {
    addEventListener("hashchange", onChange);
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
    const hash = text(state);
    if (hash !== location.hash) history.replaceState(null, "", hash);
  }

  /** Returns the complete address of a state. */
  link(state) { return location.href.replace(/#.*|$/, text(state)); }

  /** Adds an address to the browser's history. */
  push(state) {
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
