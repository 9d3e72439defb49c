// Listens to pointers, wheel and keyboard on the stage, and converts to its points.

import { isEditor } from "./field.js";
import { focusedIn } from "./focus.js";
import { positionOf } from "./semantics.js";

const keys = new Set([
  "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End", "Enter", " ", "Escape",
  "Delete", "Backspace",
]);

/** The pixels per unit of a wheel event, by its delta mode: pixels, lines or pages. */
const wheelUnits = [1, 20, 400];

/** Passes events on `element` to `target`, whose `perform` is that of the program. */
export function listenToInput(element, target) {
  // The browser's pointer identifiers grow without limit; the stage gets the smallest free number.
  const pointers = new Map();

  const point = (event) => {
    const box = element.getBoundingClientRect();
    const scale = box.width / element.offsetWidth;
    return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  };

  const smallestFree = () => {
    const taken = new Set(pointers.values());
    let number = 0;
    while (taken.has(number)) number += 1;
    return number;
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    // Touches in the field being edited select text.
    if (isEditor(event.target)) return;
    // Receives the pointer's events even outside the stage.
    element.setPointerCapture(event.pointerId);
    const number = smallestFree();
    pointers.set(event.pointerId, number);
    target.perform("pointerDown", number, ...point(event));
  });

  element.addEventListener("pointermove", (event) => {
    const number = pointers.get(event.pointerId);
    if (number !== undefined) target.perform("pointerMove", number, ...point(event));
  });

  const end = (name) => (event) => {
    const number = pointers.get(event.pointerId);
    if (number === undefined) return;
    pointers.delete(event.pointerId);
    target.perform(name, number);
  };
  element.addEventListener("pointerup", end("pointerUp"));
  element.addEventListener("pointercancel", end("pointerCancel"));

  // Where the stage has no menu, the browser opens its own. A long press always belongs to the stage.
  element.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" || target.perform("secondaryClick", ...point(event))) event.preventDefault();
  });

  /** Taps the centre of an element's visible part. */
  const tap = (inner) => {
    const box = inner.getBoundingClientRect();
    const stage = element.getBoundingClientRect();
    const left = Math.max(box.left, stage.left);
    const top = Math.max(box.top, stage.top);
    const right = Math.min(box.right, stage.right);
    const bottom = Math.min(box.bottom, stage.bottom);
    if (left >= right || top >= bottom) return;
    const number = smallestFree();
    target.perform("pointerDown", number, ...point({ clientX: (left + right) / 2, clientY: (top + bottom) / 2 }));
    target.perform("pointerUp", number);
  };

  // Screen readers click elements without a pointer.
  element.addEventListener("click", (event) => {
    if (event.detail === 0 && event.target !== element && !isEditor(event.target)) tap(event.target);
  });

  element.addEventListener(
    "wheel",
    (event) => {
      // With Ctrl, the wheel zooms the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      const unit = wheelUnits[event.deltaMode] ?? 1;
      target.perform("wheel", ...point(event), event.deltaX * unit, event.deltaY * unit);
    },
    { passive: false },
  );

  listenToTyping(element, target);

  element.addEventListener("keydown", (event) => {
    // The editor handles all other keys.
    if (isEditor(event.target) && (event.isComposing || !["Enter", "Escape"].includes(event.key))) return;
    if (!keys.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The arrow keys change the value of a slider.
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (step && event.target.getAttribute("role") === "slider") {
      target.perform("adjust", Number(event.target.dataset.layer), step);
      return;
    }
    // On a row of a list, these perform its swipe action.
    if (event.key === "Delete" || event.key === "Backspace") {
      if (positionOf(event.target)) target.perform("performAction", Number(event.target.dataset.layer), 0);
      return;
    }
    // Cells, buttons and switches are pressed; all other keys go to the stage.
    const presses = event.key === "Enter" || event.key === " ";
    if (presses && event.target !== element && !isEditor(event.target)) tap(event.target);
    else target.perform("key", event.key, Number(event.target.dataset.layer ?? 0));
  });
}

/** Passes on text input, selection and focus changes of text fields. */
function listenToTyping(element, target) {
  const focused = () => {
    const active = focusedIn(element);
    return isEditor(active) && element.contains(active) ? active : null;
  };

  element.addEventListener("input", ({ target: editor }) => {
    if (isEditor(editor)) target.perform("edit", editor.value, editor.selectionStart, editor.selectionEnd);
  });

  // The document tells of selections. It is asked only while an editor has the focus, so that it does not keep an element that
  // has left it.
  const select = () => {
    const editor = focused();
    if (editor) target.perform("select", editor.selectionStart, editor.selectionEnd);
    else document.removeEventListener("selectionchange", select);
  };

  // The focus came by Tab or from assistive technology; after a touch, editing has already begun.
  element.addEventListener("focusin", (event) => {
    if (!isEditor(event.target)) return;
    document.addEventListener("selectionchange", select);
    target.perform("beginEditing", Number(event.target.dataset.layer));
  });

  // Ignores the focus loss of the whole window, and of an element that moves in the document.
  element.addEventListener("focusout", (event) => {
    if (isEditor(event.target)) queueMicrotask(() => { if (!focused()) target.perform("endEditing"); });
  });

  // After a touch elsewhere on the stage, the program decides whether editing ends.
  element.addEventListener("mousedown", (event) => {
    if (focused() && !isEditor(event.target)) event.preventDefault();
  });
}
