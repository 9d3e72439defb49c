// Syntax highlighting for Swift.

import { make } from "./elements.js";

const keywords = new Set((
  "actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer "
  + "deinit do dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect "
  + "init inout internal is isolated lazy let mutating nil nonisolated nonmutating open operator override package private "
  + "protocol public repeat required rethrows return self Self sending set some static struct subscript super switch throw "
  + "throws true try typealias unowned unsafe var weak where while willSet didSet"
).split(" "));

/** The tokens. Everything else remains as it is. */
const pieces = new RegExp([
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/,
  /(?<string>"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")/,
  /(?<attribute>[@#]\w+)/,
  /(?<number>\b\d[\d_]*(?:\.\d+)?\b)/,
  /(?<type>\b[A-Z]\w*)/,
  /(?<word>\b[a-z_]\w*)/,
].map(({ source }) => source).join("|"), "g");

/** Returns text and highlighted elements for Swift code. */
export function highlight(text) {
  const result = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    let [name] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    // A name after a point is not a keyword.
    if (name === "word") name = keywords.has(match[0]) && text[match.index - 1] !== "." ? "keyword" : null;
    if (!name) continue;
    if (match.index > end) result.push(text.slice(end, match.index));
    result.push(make("span", { className: name }, match[0]));
    end = match.index + match[0].length;
  }
  result.push(text.slice(end));
  return result;
}
