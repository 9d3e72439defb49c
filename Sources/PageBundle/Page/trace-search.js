// Finds the lines of the trace about an element, and the calls that returned its attributes.

/** The tolerance for calls of the same update, in seconds. */
const sameUpdate = 1e-3;

/** Returns a function that returns whether a line of the trace names an element. */
export function elementMatcher({ kind, elementKind, indexPath }) {
  const path = `[${indexPath.join(", ")}]`;
  if (kind !== "cell") {
    return (text) => text.includes(`${elementKind} ${path}`) || (text.includes(`"${elementKind}"`) && text.includes(path));
  }
  // For elements other than cells, the kind precedes the index path.
  const alone = new RegExp(`(?<!\\w )${path.replaceAll(/[[\]]/g, "\\$&")}`);
  return (text) => !/kind: "/i.test(text) && alone.test(text);
}

/** Returns the lines that enclose a line, outermost first. */
export function around(trace, entry) {
  const found = [];
  for (let { pass } = entry; pass !== null;) {
    const outer = trace.find(({ number }) => number === pass);
    if (!outer) break;
    found.unshift(outer);
    ({ pass } = outer);
  }
  return found;
}

/**
 * Returns [title, call, enclosing lines] for each kind of attributes of an element.
 * @param time the displayed moment, or the beginning of the element's movement.
 */
export function sourcesOf(trace, element, time) {
  const isAbout = elementMatcher(element);
  const last = (beginning) => trace.findLast((entry) =>
    entry.time <= time + sameUpdate && entry.text.startsWith(beginning) && isAbout(entry.text));
  const ofWay = (beginning) => {
    const call = last(beginning);
    return call && call.time >= time - sameUpdate ? call : null;
  };
  const isLeaving = element.motion === "disappears";
  const found = [
    ["Initial", element.initial && !isLeaving && ofWay("layout.initialLayoutAttributes")],
    ["Final", element.final && isLeaving && ofWay("layout.finalLayoutAttributes")],
    ["Attributes", !isLeaving && last("layout.layoutAttributesFor")],
  ];
  return found.filter(([, call]) => call).map(([title, call]) => [title, call, around(trace, call)]);
}
