// Tabs and their panels, according to the ARIA practices: a single tab stop, and arrow keys between the tabs.

export class Tabs {
  /** @param onChange called with the name of the displayed panel. */
  constructor(list, onChange) {
    this.tabs = [...list.querySelectorAll("[role=tab]")];
    this.onChange = onChange;
    for (const tab of this.tabs) tab.addEventListener("click", () => this.choose(nameOf(tab)));
    list.addEventListener("keydown", (event) => {
      const { seen } = this;
      const index = seen.indexOf(event.target);
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
      if (index < 0 || next === undefined) return;
      event.preventDefault();
      const tab = seen.at(next % seen.length);
      tab.focus();
      this.choose(nameOf(tab));
    });
    this.show(nameOf(this.tabs[0]));
  }

  /** The tabs that are visible. */
  get seen() { return this.tabs.filter((tab) => !tab.hidden); }

  /** Whether there is a visible tab with a name. */
  has(name) {
    return this.seen.some((tab) => nameOf(tab) === name);
  }

  show(name) {
    this.current = name;
    for (const tab of this.tabs) {
      const isChosen = nameOf(tab) === name;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
  }

  choose(name) {
    if (name === this.current) return;
    this.show(name);
    this.onChange(name);
  }
}

const nameOf = (tab) => tab.id.replace("tab-", "");
