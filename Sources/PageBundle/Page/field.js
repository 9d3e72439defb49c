// Where text can be typed: an input of the browser's lies over what the program draws of a field, and stands for it while it
// has the focus. So keyboards, input methods, selection, the clipboard and undoing are the browser's own.

import { css } from "./drawing.js";

/** Whether something is the editor of a field on a stage. */
export const isEditor = (target) => target?.classList?.contains("editor") ?? false;

/** Has an editor show a text and what is selected of it. What it shows already is not written: it may be composing. */
export function writeEditor(editor, { text, start, end }) {
  if (editor.value !== text) editor.value = text;
  if (editor.selectionStart !== start || editor.selectionEnd !== end) editor.setSelectionRange(start, end);
}

export class Field {
  /** @param layer its number. */
  constructor(layer) {
    this.editor = document.createElement("input");
    this.editor.className = "editor";
    this.editor.dataset.layer = layer;
    this.editor.autocomplete = "off";
  }

  /** @param field as a command has it. */
  show({
    text, label, isEnabled, alignment, size, weight, isMonospaced, color, tint, kind, keyboard, returnKey, capitals, corrects,
    checksSpelling,
  }) {
    const { editor } = this;
    const set = (name, value) => {
      if (editor.getAttribute(name) !== value) editor.setAttribute(name, value);
    };
    set("type", kind);
    set("inputmode", keyboard);
    set("enterkeyhint", returnKey);
    set("autocapitalize", capitals);
    set("autocorrect", corrects ? "on" : "off");
    set("spellcheck", `${checksSpelling}`);
    set("aria-label", label);
    editor.disabled = !isEnabled;
    Object.assign(editor.style, {
      textAlign: alignment, fontSize: `${size}px`, fontWeight: weight, color: css(color), caretColor: css(tint),
      fontFamily: `var(${isMonospaced ? "--monospaced" : "--sans-serif"})`,
    });
    // One that has the focus is written where the program is heard, at once; see typing.js.
    if (document.activeElement !== editor && editor.value !== text) editor.value = text;
  }
}
