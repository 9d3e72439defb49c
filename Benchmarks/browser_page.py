"""A browser with pages from this folder and from build/, as a server would send them: so that their clocks are as fine as
browsers have them (cross-origin isolation), and modules can be loaded."""

import functools
import http.server
import pathlib
import shutil
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Handler(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


def serve() -> str:
    """Serves the repository's folder to this machine; answers the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def launch(playwright):
    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if not program or not (ROOT / "build/fixtures.html").exists():
        sys.exit("Benchmarks/web.py needs Chromium (Scripts/setup test) and build/fixtures.html (Hosts/Web/build --fixtures)")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])


def open_fixtures(browser, address: str, width: int = 1600, height: int = 1280):
    """The page of the browser tests, with the previews loaded."""
    page = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
    page.goto(f"{address}/build/fixtures.html")
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached", timeout=60_000)
    page.wait_for_function(
        "murmuration.workbench.index.thumbnails.thumbnails.every(({ program }) => program)", timeout=60_000)
    return page
