"""Firefox with the gallery's page in it; by the protocol WebDriver BiDi, which it speaks itself."""

import itertools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from websockets.sync.client import connect

from previews import WITHOUT_PREVIEWS


class Firefox:
    """Used in a `with` statement: it has a profile and a process of its own."""

    def __enter__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise SystemExit("Tests/Web: there is no Firefox; Scripts/setup test installs it")
        self.numbers = itertools.count(1)
        self.socket = None
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "HOME": self.profile.name, "MOZ_CRASHREPORTER_DISABLE": "1"})
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self):
        told = "WebDriver BiDi listening on "
        line = next((line for line in self.process.stderr if told in line), None)
        assert line, "Firefox ends without listening"
        self.socket = connect(line.split(told)[1].strip() + "/session", max_size=None)
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def __exit__(self, *_):
        if self.socket:
            self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.process.stderr.close()
        self.profile.cleanup()

    def call(self, method: str, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, file: pathlib.Path, demo: str, width: int = 1600, height: int = 1200, previews: bool = False):
        """Opens the page, and waits for the stage's first frame."""
        self.call(
            "browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})
        self.leave()  # only another page is loaded anew
        function = f"() => {{ {'' if previews else WITHOUT_PREVIEWS} }}"
        script = self.call("script.addPreloadScript", functionDeclaration=function)["script"]
        self.go_to(f"{file.as_uri()}#{demo}")
        self.call("script.removePreloadScript", script=script)
        self.wait_for("document.querySelector('html[data-state=ready] #stage .node') !== null")

    def leave(self):
        """Ends what the page does, and forgets what it has kept."""
        self.evaluate("location.protocol === 'file:' ? localStorage.clear() ?? true : true")
        self.go_to("about:blank")

    def go_to(self, address: str):
        self.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str):
        answer = self.call(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self.context}, awaitPromise=True)
        assert answer["type"] == "success", answer
        text = answer["result"].get("value")
        return None if text is None else json.loads(text)

    def wait_for(self, expression: str, longest: float = 30):
        begin = time.monotonic()
        while not self.evaluate(expression):
            assert time.monotonic() < begin + longest, f"in vain: {expression}"
            time.sleep(0.1)
