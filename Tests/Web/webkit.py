"""A browser with Safari's engine, WebKitGTK, with the gallery's page in it; by the WebDriver protocol."""

import glob
import json
import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class WebKit:
    """Used in a `with` statement: it has a screen and processes of its own."""

    def __enter__(self):
        programs = sorted(glob.glob(BROWSERS))
        if not (programs and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
            raise SystemExit("Tests/Web: there is no WebKitWebDriver or no Xvfb; Scripts/setup test installs them")
        self.processes = []
        self.session = None
        try:
            self.start(programs[-1])
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self, program: str):
        display, told = os.pipe()
        self.run(["Xvfb", "-displayfd", str(told), "-screen", "0", "1700x1300x24", "-nolisten", "tcp"], pass_fds=[told])
        number = os.read(display, 16).decode().strip()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        # There is no graphics card, and perhaps no user namespace for a sandbox.
        self.run(["WebKitWebDriver", f"--port={port}"], env={
            **os.environ, "DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        })
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": program, "args": ["--automation"]}
        # A page on a busy machine may take long to answer.
        capabilities = {"alwaysMatch": {
            "browserName": "MiniBrowser", "webkitgtk:browserOptions": options, "timeouts": {"script": 120_000},
        }}
        begin = time.monotonic()
        while self.session is None:
            try:
                self.session = self.call("POST", "", {"capabilities": capabilities})["sessionId"]
            except urllib.error.URLError:
                # The driver needs a moment until it listens.
                assert time.monotonic() < begin + 30, "WebKitWebDriver does not answer"
                time.sleep(0.1)

    def run(self, command: list, **options):
        self.processes.append(subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options))

    def __exit__(self, *_):
        try:
            if self.session:
                self.call("DELETE", f"/{self.session}")
        finally:
            for process in reversed(self.processes):
                process.terminate()
                process.wait()

    def call(self, method: str, path: str, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path, method=method, data=data, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=130) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            # The answer says what is wrong.
            raise urllib.error.URLError(f"{method} {path or '/'}: {error.read().decode()}") from None

    def open(self, file: pathlib.Path, demo: str, width: int = 1600, height: int = 1200):
        """Opens the page, and waits for the stage's first frame."""
        self.call("POST", f"/{self.session}/window/rect", {"width": width, "height": height})
        self.leave()  # only another page is loaded anew
        self.go_to(f"{file.as_uri()}#{demo}")
        self.wait_for("document.querySelector('html[data-state=ready] #stage .node') !== null")

    def leave(self):
        """Ends what the page does, and forgets what it has kept."""
        self.evaluate("location.protocol === 'file:' ? localStorage.clear() ?? true : true")
        self.go_to("about:blank")

    def go_to(self, address: str):
        self.call("POST", f"/{self.session}/url", {"url": address})

    def evaluate(self, expression: str):
        return self.call(
            "POST", f"/{self.session}/execute/sync", {"script": f"return ({expression})", "args": []})

    def wait_for(self, expression: str, longest: float = 30):
        begin = time.monotonic()
        while not self.evaluate(expression):
            assert time.monotonic() < begin + longest, f"in vain: {expression}"
            time.sleep(0.1)

    def type(self, text: str):
        """Presses keys."""
        actions = [{"type": kind, "value": character} for character in text for kind in ("keyDown", "keyUp")]
        self.call(
            "POST", f"/{self.session}/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})
