// The user's preferences for the page, kept between visits. Some browsers keep nothing for pages opened as files; then
// they last as long as the page.

const place = (name) => `murmuration.${name}`;

/** Returns a stored preference, or null. */
export function preference(name) {
  try {
    return localStorage.getItem(place(name));
  } catch {
    return null;
  }
}

export function setPreference(name, value) {
  try {
    localStorage.setItem(place(name), value);
  } catch {
    // It can't be stored.
  }
}
