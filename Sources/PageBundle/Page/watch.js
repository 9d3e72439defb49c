// Follows `Scripts/web --watch`: has the page reload after each build, and do again what was done.

import { ElementHistories } from "./element-histories.js";
import { WatchBar } from "./watch-bar.js";
import { WorkbenchHistory } from "./workbench-history.js";

/** The number of the build that is shown; the server replaces the placeholder. */
const version = Number("{{version}}");

/** The key of what was done, in the storage of the tab. */
const key = "murmuration-watch";

const bar = new WatchBar();

/** Returns what was done before the page was reloaded, once: input that ends a program is not repeated for ever. */
function taken() {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text === null ? {} : JSON.parse(text);
}

/** Reloads the page. @param kept what the next one is told. */
function reload(kept) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    sessionStorage.setItem(key, JSON.stringify({ remark: "Too much was done to do it again; the screens begin anew." }));
  }
  location.reload();
}

const { remark, elements = [], workbench } = taken();
if (remark) bar.remark(remark);
const isWorkbench = document.documentElement.hasAttribute("data-state");
const history = isWorkbench
  ? new WorkbenchHistory(workbench, (reason) => reload({ remark: reason }))
  : new ElementHistories(elements, (reason) => bar.remark(reason));

const news = new EventSource("/.murmuration-watch");
news.addEventListener("message", ({ data }) => {
  const { version: latest, isBuilding, problem } = JSON.parse(data);
  bar.show(isBuilding, problem ?? null);
  if (!isBuilding && !problem && latest !== version) reload(isWorkbench ? { workbench: history.list() } : { elements: history.list() });
});
