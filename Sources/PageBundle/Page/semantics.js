// Translates semantics to ARIA.

/** The ARIA roles by the commands' roles; null for none. */
const ariaRoles = {
  none: null, list: "list", listItem: "listitem", button: "button", text: null, image: "img", header: "heading",
  dialog: "dialog", slider: "slider", toggle: "switch", group: "group",
  // The editor inside has the role; see field.js.
  textField: null, searchField: null,
};

/** Returns the position of an element in its list, from 1; 0 for none. */
export const positionOf = (element) => Number(element.getAttribute("aria-posinset") ?? element.dataset.position ?? 0);

/** Whether two semantics are equal, except for their positions in a list. */
export const isAlike = (one, other) => (
  one.role === other.role && one.label === other.label && one.isSelected === other.isSelected
  && one.isEnabled === other.isEnabled && one.value === other.value && one.expansion === other.expansion);

/**
 * Describes an element's position in its list. A heading may be an item that can be pressed, but has no position among
 * the others for assistive technology.
 * @param set called with the name of an attribute and its value, null to remove it.
 */
export function describePosition({ role, position, count }, set) {
  const isListItem = role === "listItem";
  const place = position > 0 ? position : null;
  set("aria-posinset", isListItem ? place : null);
  set("aria-setsize", isListItem && count > 0 ? count : null);
  set("data-position", isListItem ? null : place);
}

/** Describes an element. @param set as above. */
export function describeElement({ role, label, isSelected, isEnabled, position, value, expansion }, set) {
  const isListItem = role === "listItem";
  const isSlider = role === "slider";
  // A picture without a label is decorative.
  set("role", role === "image" && label === "" ? null : ariaRoles[role]);
  set("aria-label", label === "" || !ariaRoles[role] ? null : label);
  set("aria-expanded", expansion === "none" ? null : expansion === "expanded");
  set("aria-current", isSelected && (isListItem || role === "header") ? "true" : null);
  set("aria-pressed", isSelected && role === "button" ? "true" : null);
  set("aria-disabled", isEnabled ? null : "true");
  set("aria-checked", role === "toggle" ? isSelected : null);
  set("aria-valuemin", isSlider ? 0 : null);
  set("aria-valuemax", isSlider ? 100 : null);
  set("aria-valuenow", isSlider ? Number.parseFloat(value) || 0 : null);
  set("aria-valuetext", isSlider ? value : null);
  set("aria-level", role === "header" ? 2 : null);
  set("aria-modal", role === "dialog" ? "true" : null);
  // Tab moves between these; input.js handles the other keys.
  const isPressed = isListItem || isSlider || role === "button" || role === "toggle" || (role === "header" && position > 0);
  set("tabindex", isPressed && isEnabled ? 0 : null);
}
