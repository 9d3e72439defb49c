// Says over the page what `Scripts/web --watch` does.

const style = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; font: 14px/1.4 system-ui, sans-serif; }
  p { margin: 0; padding: 8px 16px; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 40vh; overflow: auto; color: #fff; background: #3a55d4; }
  p[role="alert"] { background: #a3202c; }
  p[hidden] { display: none; }
  .remark { background: #7a5200; }
`;

export class WatchBar {
  constructor() {
    const host = document.createElement("div");
    host.id = "murmuration-watch";
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const line = (role, className) => {
      const element = document.createElement("p");
      Object.assign(element, { className, hidden: true });
      element.setAttribute("role", role);
      root.append(element);
      return element;
    };
    this.remarks = line("status", "remark");
    this.problem = line("alert", "problem");
    this.status = line("status", "status");
    document.body.append(host);
  }

  /** @param problem why there is no new page; null for nothing. */
  show(isBuilding, problem) {
    write(this.status, isBuilding ? "Building…" : null);
    if (!isBuilding) write(this.problem, problem === null ? null : `${problem}\nThe page of the last build goes on.`);
  }

  /** Says something until the next page. */
  remark(text) { write(this.remarks, text); }
}

function write(element, text) {
  element.hidden = text === null;
  element.textContent = text ?? "";
}
