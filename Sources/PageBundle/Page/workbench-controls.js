// The buttons and keys of the workbench, and the input of the stage.

import { byId, copy } from "./elements.js";
import { listenToInput } from "./input.js";
import { Shortcuts } from "./shortcuts.js";
import { Touches } from "./touches.js";

/** The delay after input before the parameters are read again, in milliseconds. */
const optionsDelay = 100;

/** Connects a workbench with the browser. */
export function listen(workbench) {
  listenToControls(workbench);
  listenToStage(workbench);
}

/** Connects the stage with the browser's input. */
function listenToStage(workbench) {
  const { element } = workbench.stage;
  const { inputEvents, past, picker, clock, typing } = workbench;
  listenToInput(element, new Touches(inputEvents, past, picker, clock, typing, {
    onTouch: () => {
      workbench.player.stop();
      workbench.parameterPreview.clear();
    },
    stopInspecting: () => workbench.stopInspecting(),
  }));
  new ResizeObserver(() => workbench.stage.fit()).observe(element);
  for (const name of ["pointerup", "keyup"]) {
    element.addEventListener(name, () => setTimeout(() => updateFromOptions(workbench), optionsDelay));
  }
}

/** Reads the parameters again, since the demo's own options may have changed them. */
function updateFromOptions(workbench) {
  if (workbench.playground.isVisible) workbench.playground.refresh();
  workbench.copies.keepValues();
  workbench.variants.keep();
  workbench.note();
}

/** Connects the buttons and the keys. */
function listenToControls(workbench) {
  const press = (id, action) => byId(id).addEventListener("click", action);
  press("watch", () => workbench.watch());
  press("ghosts", () => workbench.toggleGhosts());
  press("inspector", () => workbench.toggleDock());
  press("save-svg", () => workbench.saving.saveRecording());
  press("save-test", () => workbench.saving.saveTest());
  press("save-script", () => workbench.saving.saveScript());
  press("copy-package", () => copy(byId("package").textContent, byId("copy-package")));
  press("copy-link", () => workbench.saving.copyLink(byId("copy-link")));
  workbench.shortcuts = new Shortcuts({
    "1": ["Normal speed", () => workbench.speed.choose(1)],
    "2": ["Quarter speed", () => workbench.speed.choose(0.25)],
    "3": ["One-tenth speed", () => workbench.speed.choose(0.1)],
    "p": ["Pause or resume", () => workbench.speed.toggle()],
    ",": ["Previous frame", () => workbench.past.step(-1)],
    ".": ["Next frame", () => workbench.past.step(1)],
    "y": ["Replay from this moment", () => workbench.filmPlayer.toggle()],
    "m": ["Go to the most expensive frame; again, to the next one", () => workbench.frameCost.find()],
    "o": ["Repeat playback", () => workbench.filmPlayer.loop()],
    "[": ["Start the range here", () => workbench.filmPlayer.chooseEdge("from")],
    "]": ["End the range here", () => workbench.filmPlayer.chooseEdge("to")],
    "l": ["Return to the present", () => workbench.past.goLive()],
    "Escape": ["Stop inspecting, or return to the present", () => workbench.escape()],
    "w": ["Play the demo’s script", () => workbench.watch()],
    "g": ["Show or hide ghosts: initial and final attributes", () => workbench.toggleGhosts()],
    "i": ["Show or hide the timeline", () => workbench.toggleDock()],
    "e": ["Show the Element panel", () => workbench.tabs.choose("element")],
    "k": ["Inspect an element on the stage", () => workbench.picker.setPicking(!workbench.picker.isPicking)],
    "x": ["Show the layers of the stage in three dimensions", () => workbench.layers.setOpen(!workbench.layers.isOpen)],
    "c": ["Copy a link to this moment", () => workbench.saving.copyLink(byId("copy-link"))],
    "d": ["Switch to the next device", () => workbench.demo && workbench.device.next()],
    "r": ["Rotate the device", () => workbench.demo && workbench.device.rotate()],
    "v": ["Show or hide the surroundings of the stage", () => workbench.surroundings.setOpen(!workbench.surroundings.isOpen)],
    "t": ["Switch the appearance", () => workbench.theme.next()],
    "/": ["Filter the trace", () => {
      workbench.tabs.choose("trace");
      workbench.trace.focusFilter();
    }],
    "?": ["Show this list", () => workbench.shortcuts.open()],
  });
}
