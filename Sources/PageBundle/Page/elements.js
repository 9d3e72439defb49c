// Small helpers for the page's own elements.

export const byId = (id) => document.getElementById(id);

/** Whether the page is laid out to be scrolled; the style sheets ask the same. */
export const narrowWindow = matchMedia("(max-width: 700px), (max-height: 500px)");

/** A new element with properties and children; texts become text nodes. */
export function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Sets a text unless it is there already: writing costs the browser a look. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Tells screen readers, and nobody else. */
export function announce(text) {
  byId("announcement").textContent = text;
}

/** Gives the reader a file. */
export function save(name, type, text) {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Gives the reader a copy of what has an address, in a file that is called by a title and its kind. */
export async function saveCopy(address, title) {
  const blob = await (await fetch(address)).blob();
  const kind = blob.type.split("/")[1]?.split("+")[0].replace("jpeg", "jpg") ?? "";
  const isNamed = title.toLowerCase().endsWith(`.${kind}`);
  save(`${title || "Photo"}${kind && !isNamed ? `.${kind}` : ""}`, blob.type, blob);
}

/** Copies a text, says so on the button for a moment. */
export async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission the old way may still do.
    const area = make("textarea", { value: text });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.focus();
  }
  button.dataset.title ??= button.textContent;
  button.textContent = "Copied";
  announce("Copied");
  setTimeout(() => { button.textContent = button.dataset.title; }, 1500);
}

/** Seconds for reading. */
export const seconds = (time) => `${time.toFixed(3)} s`;

/** A number without a tail of zeros. */
export const short = (number, digits = 2) => `${Number(number.toFixed(digits))}`;

/** The numbers in a text. */
export const numbersIn = (text) => (text.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
