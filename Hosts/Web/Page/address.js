// Deep links: #photos?speed=0.1&device=tablet&p.damping=0.5

/** Before the name of a parameter of the demo. */
const parameterPrefix = "p.";

/** What an address says: the demo's id, the settings that it names, and the demo's parameters. */
export function readAddress(hash) {
  const [id, query = ""] = hash.replace(/^#/, "").split("?");
  const settings = {};
  const parameters = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (!name.startsWith(parameterPrefix)) settings[name] = value;
    else if (Number.isFinite(Number(value))) parameters[name.slice(parameterPrefix.length)] = Number(value);
  }
  return { id, settings, parameters };
}

/** The address for the same. What is null or undefined is as by default and not named. */
export function writeAddress({ id, settings, parameters }) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    if (value !== null && value !== undefined) query.set(name, value);
  }
  for (const [name, value] of Object.entries(parameters)) query.set(parameterPrefix + name, value);
  const text = query.toString();
  return text ? `#${id}?${text}` : `#${id}`;
}
