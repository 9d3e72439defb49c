// What assistive technology is told, in the words of ARIA.

/** The commands' roles; what is missing means nothing. */
const ariaRoles = {
  none: null, list: "list", listItem: "listitem", button: "button", text: null, image: "img", header: "heading",
  dialog: "dialog", slider: "slider", toggle: "switch", group: "group",
  // The editor in it has the role; see field.js.
  textField: null, searchField: null,
};

/** Where an element is in its list, from 1; 0 for nowhere. */
export const positionOf = (element) => Number(element.getAttribute("aria-posinset") ?? element.dataset.position ?? 0);

/** The elements in `root` at a place of a list. */
export const elementsAt = (root, position) => [
  ...root.querySelectorAll(`[aria-posinset="${position}"], [data-position="${position}"]`)];

/** Whether both say the same, but for the place in a list. */
export const isAlike = (one, other) => (
  one.role === other.role && one.label === other.label && one.isSelected === other.isSelected
  && one.isEnabled === other.isEnabled && one.value === other.value && one.expansion === other.expansion);

/**
 * Says where an element is in its list. A heading may be an item, too: it can be pressed, but has no place among the others
 * for assistive technology.
 * @param say called with the name of an attribute and its content, null for what does not apply.
 */
export function sayPlace({ role, position, count }, say) {
  const isListItem = role === "listItem";
  const place = position > 0 ? position : null;
  say("aria-posinset", isListItem ? place : null);
  say("aria-setsize", isListItem && count > 0 ? count : null);
  say("data-position", isListItem ? null : place);
}

/** Says what an element is. @param say as above. */
export function sayWhat({ role, label, isSelected, isEnabled, position, value, expansion }, say) {
  const isListItem = role === "listItem";
  const isSlider = role === "slider";
  // A picture without a name is part of what has one.
  say("role", role === "image" && label === "" ? null : ariaRoles[role]);
  say("aria-label", label === "" || !ariaRoles[role] ? null : label);
  say("aria-expanded", expansion === "none" ? null : expansion === "expanded");
  say("aria-current", isSelected && (isListItem || role === "header") ? "true" : null);
  say("aria-pressed", isSelected && role === "button" ? "true" : null);
  say("aria-disabled", isEnabled ? null : "true");
  say("aria-checked", role === "toggle" ? isSelected : null);
  say("aria-valuemin", isSlider ? 0 : null);
  say("aria-valuemax", isSlider ? 100 : null);
  say("aria-valuenow", isSlider ? Number.parseFloat(value) || 0 : null);
  say("aria-valuetext", isSlider ? value : null);
  say("aria-level", role === "header" ? 2 : null);
  say("aria-modal", role === "dialog" ? "true" : null);
  // The tabulator goes from one to the next; see input.js for what keys do there.
  const isPressed = isListItem || isSlider || role === "button" || role === "toggle" || (role === "header" && position > 0);
  say("tabindex", isPressed && isEnabled ? 0 : null);
}
