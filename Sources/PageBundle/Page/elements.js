// Helpers for the page's own elements.

export const byId = (id) => document.getElementById(id);

/** Whether the page uses its scrolling layout; the style sheets have the same condition. */
export const narrowWindow = matchMedia("(max-width: 700px), (max-height: 500px)");

/** Creates an element with properties and children; strings become text nodes. */
export function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Sets a text if it differs: each write makes the browser check the layout. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const isList = (element) => element.matches("ul, ol");

/**
 * Gives an element other children, but lets those stay that are the same or look the same, also in lists: they keep the focus.
 */
export function renew(element, children) {
  const staying = new Set(children);
  /** Removes a child and returns the next one. */
  const drop = (dropped) => {
    const next = dropped.nextElementSibling;
    dropped.remove();
    return next;
  };
  let place = element.firstElementChild;
  for (const child of children) {
    if (child.parentNode === element) while (place && place !== child) place = drop(place);
    const isOld = place && !staying.has(place);
    const areLists = isOld && isList(place) && isList(child) && place.className === child.className;
    if (areLists) renew(place, [...child.children]);
    if (areLists || place === child || (isOld && place.isEqualNode(child))) {
      place = place.nextElementSibling;
    } else {
      element.insertBefore(child, place);
      if (isOld) place = drop(place);
    }
  }
  while (place) place = drop(place);
}

/** Announces a text to screen readers. */
export function announce(text) {
  byId("announcement").textContent = text;
}

/** Downloads a text as a file. */
export function save(name, type, text) {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads the content of an address as a file named after a title and its type. */
export async function saveCopy(address, title) {
  const blob = await (await fetch(address)).blob();
  const kind = blob.type.split("/")[1]?.split("+")[0].replace("jpeg", "jpg") ?? "";
  const isNamed = title.toLowerCase().endsWith(`.${kind}`);
  save(`${title || "Photo"}${kind && !isNamed ? `.${kind}` : ""}`, blob.type, blob);
}

/** Copies a text, and confirms it on the button for a moment. */
export async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission, the older method may still work.
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

/** Formats a time in seconds. */
export const seconds = (time) => `${time.toFixed(3)} s`;

/** Formats a number without trailing zeros. */
export const short = (number, digits = 2) => `${Number(number.toFixed(digits))}`;

/** Returns the numbers in a text. */
export const numbersIn = (text) => (text.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);
