// What a program asks of the browser beside frames: data from servers, stored values, links.

/** Fetches for a program. */
export class Network {
  /** @param answer called with the number, the status, the head and the bytes of each answer; a status of 0 means that there is none. */
  constructor(answer) {
    this.answer = answer;
    this.running = new Map();
  }

  /** @param head lines: the method and the address, and header fields; @param body bytes, or null. */
  async fetch(number, head, body) {
    const [request, ...fields] = head.split("\n");
    const space = request.indexOf(" ");
    const abort = new AbortController();
    this.running.set(number, abort);
    const answer = await this.ask(request.slice(0, space), request.slice(space + 1), fields, body, abort.signal)
      .catch((error) => ({ status: 0, head: error.message, bytes: new Uint8Array() }));
    // Nobody waits for one that was cancelled.
    if (this.running.delete(number)) this.answer(number, answer);
  }

  async ask(method, address, fields, body, signal) {
    const headers = fields.map((field) => [field.slice(0, field.indexOf(":")), field.slice(field.indexOf(":") + 1)]);
    const options = { method, headers, body, signal };
    const response = await fetch(new URL(address, document.baseURI), options);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const head = [response.url, ...[...response.headers].map(([name, value]) => `${name}: ${value}`)].join("\n");
    return { status: response.status, head, bytes };
  }

  cancel(number) {
    this.running.get(number)?.abort();
    this.running.delete(number);
  }

  cancelAll() { for (const number of this.running.keys()) this.cancel(number); }
}

/** Texts that are there when the page is opened again. Browsers may refuse both. */
export class BrowserStorage {
  /** Returns the text for a key, or null. */
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Writes a text, or removes it if it is null. Returns whether the browser does. */
  write(key, text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** The same texts; what is written is forgotten with the program. */
export class PassingStorage extends BrowserStorage {
  constructor() {
    super();
    this.written = new Map();
  }

  read(key) { return this.written.has(key) ? this.written.get(key) : super.read(key); }

  write(key, text) {
    this.written.set(key, text);
    return true;
  }
}

/** What links of a program may begin with. Others would be code. */
const safeSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Opens an address as a link does: web pages in another tab, fragments of this page in place. Returns whether it does.
 * @param hasFragments whether the page has fragments for the program, or needs its own.
 */
export function openAddress(address, hasFragments) {
  let url;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    return false;
  }
  if (address.startsWith("#")) {
    if (hasFragments) location.hash = address;
    return hasFragments;
  }
  if (!safeSchemes.has(url.protocol)) return false;
  const link = document.createElement("a");
  Object.assign(link, { href: url.href, target: "_blank", rel: "noopener" });
  link.click();
  return true;
}
