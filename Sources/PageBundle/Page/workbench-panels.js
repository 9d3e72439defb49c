// The panels of the workbench, and what they tell each other.

import { Consequences, isInvalidation } from "./consequences.js";
import { ConsequencesPanel } from "./consequences-panel.js";
import { Dock } from "./dock.js";
import { ElementPanel } from "./element-panel.js";
import { byId } from "./elements.js";
import { FrameCostPanel } from "./frame-cost-panel.js";
import { FrameCosts } from "./frame-costs.js";
import { Layers } from "./layers.js";
import { Links } from "./links.js";
import { Picker } from "./picker.js";
import { Playground } from "./playground.js";
import { makeRoom } from "./room.js";
import { SourcePanel } from "./source.js";
import { Tabs } from "./tabs.js";
import { TracePanel } from "./trace.js";

/** Makes the panels of a workbench that has its stage. */
export function makePanels(workbench) {
  const { program, film, inspection } = workbench;
  workbench.costs = new FrameCosts(film, inspection, workbench.filmPlayer);
  workbench.dock = new Dock(workbench, (animation) => {
    workbench.making.choose(animation);
    if (animation.element) workbench.picker.pin(animation.layer);
  });
  workbench.source = new SourcePanel(() => workbench.playground.parameter("article")?.value === 1);
  workbench.playground = new Playground(program, () => {
    workbench.comparison.name();
    workbench.variants.keep();
    workbench.parameterPreview.request();
    workbench.clock.wake();
    workbench.note();
  });
  workbench.picker = new Picker(film, inspection, program, workbench.stage.element, (isPicked) => workbench.lookAtElement(isPicked));
  workbench.layers = new Layers((layer) => workbench.picker.pickLayer(layer), () => workbench.look());
  workbench.element = new ElementPanel(film, inspection, program, workbench.picker, {
    reveal: (call) => workbench.showCall(call),
    showSource: (method) => {
      workbench.tabs.choose("source");
      workbench.source.reveal(method);
    },
    showTrial: (views) => workbench.overlay.showTrial(views),
    edit: (change) => {
      workbench.player.stop();
      workbench.inputEvents.perform("setProperty", change);
      workbench.clock.wake();
    },
    countEdits: () => workbench.inputEvents.edits.length,
  });
  workbench.trace = new TracePanel(film, inspection, workbench.past, () => workbench.pinned, () => program.traceJSON(), (entry) =>
    workbench.consequences.show(entry && isInvalidation(entry) ? entry : null));
  workbench.consequences = new ConsequencesPanel(new Consequences(film, inspection), {
    reveal: (call) => workbench.showCall(call),
    pick: (layer) => {
      workbench.picker.pin(layer);
      workbench.tabs.choose("element");
    },
    showFrames: (from, to) => {
      workbench.past.scrub(from);
      workbench.filmPlayer.choose(from, to);
    },
  });
  workbench.frameCost = new FrameCostPanel(film, workbench.costs, (index) => {
    workbench.tabs.choose("trace");
    workbench.dock.timeline.bars.described = null;
    workbench.past.goTo(index);
  });
  workbench.links = new Links(workbench);
  workbench.tabs = new Tabs(byId("tabs"), () => {
    workbench.source.update();
    if (workbench.playground.isVisible) workbench.playground.refresh();
    workbench.look();
    workbench.note();
  });
  makeRoom();
}
