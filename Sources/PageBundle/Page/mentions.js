// Which lines of the trace are about an element, and which call gave it its attributes.

/** After the beginning of a way, in seconds: calls of the same update. */
const sameUpdate = 1e-3;

/** Answers whether a line of the trace names an element. */
export function mentions({ kind, elementKind, indexPath }) {
  const path = `[${indexPath.join(", ")}]`;
  if (kind !== "cell") {
    return (text) => text.includes(`${elementKind} ${path}`) || (text.includes(`"${elementKind}"`) && text.includes(path));
  }
  // In lists a kind stands before the path of what is no cell.
  const alone = new RegExp(`(?<!\\w )${path.replaceAll(/[[\]]/g, "\\$&")}`);
  return (text) => !/kind: "/i.test(text) && alone.test(text);
}

/** The lines around a line, from the outermost to the innermost. */
function around(trace, entry) {
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
 * Where the attributes of an element come from: [title, call, lines around it] of each kind of attributes.
 * @param time the moment that is looked at, or the beginning of the element's way.
 */
export function sourcesOf(trace, element, time) {
  const isAbout = mentions(element);
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
