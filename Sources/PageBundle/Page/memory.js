// What the reader has chosen for the page itself, kept from visit to visit. Some browsers keep nothing for pages that are
// files: then it lasts as long as the page.

const place = (name) => `murmuration.${name}`;

/** What was kept by a name, null for nothing. */
export function recall(name) {
  try {
    return localStorage.getItem(place(name));
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(place(name), value);
  } catch {
    // It is not kept.
  }
}
