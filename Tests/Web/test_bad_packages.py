"""What `Scripts/web` says of packages that cannot be shown, and that it leaves the page of before alone."""

import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The tests build in the clone's one folder for screens.
ONE_AFTER_THE_OTHER = True

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Bad",
  dependencies: [.package(name: "murmuration", path: "{root}"), .package(path: "{root}/Hosts/Live")],
  targets: [.executableTarget(name: "Bad", dependencies: [{uses}])])
"""
WORKBENCH = '.product(name: "Workbench", package: "Live")'
PRODUCTS = f'{WORKBENCH}, .product(name: "UIKit", package: "murmuration")'
SCREENS = """import UIKit
import Workbench

@main struct Screens: Workbench {
  static let screens = [Screen("Bad") { UIViewController() }]
}
"""


def said(code: str, screens: str = SCREENS, uses: str = PRODUCTS) -> list[str]:
    """The lines that are said of a package with a file Code.swift. Paths begin in the package."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        sources = folder / "Sources/Bad"
        sources.mkdir(parents=True)
        (folder / "Package.swift").write_text(MANIFEST.format(root=ROOT, uses=uses))
        (sources / "Screens.swift").write_text(screens)
        (sources / "Code.swift").write_text(code)
        page = folder / "bad.html"
        page.write_text("the page of before")
        command = [ROOT / "Scripts/web", folder, "--quick", "--output", page]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        assert result.returncode == 2, (result.returncode, result.stderr)
        assert result.stdout == "", result.stdout
        assert page.read_text() == "the page of before"
        assert sorted(path.name for path in folder.iterdir() if path.name != ".build") == ["Package.swift", "Sources", "bad.html"]
        lines = [line for line in result.stderr.splitlines() if not line.startswith("==> ") and "waiting for it" not in line]
        return [line.replace(f"{folder}/", "") for line in lines]


def test_errors_of_the_compiler_are_those_of_the_packages_files(browser):
    lines = said('import UIKit\n\nlet width: Int = "wide"\n')
    assert lines == [
        "Scripts/web: Bad does not compile for the page",
        "Sources/Bad/Code.swift:3:18: cannot convert value of type 'String' to specified type 'Int'",
    ], lines


def test_modules_that_a_page_does_not_have_are_named(browser):
    lines = said("import UIKit\nimport CoreMotion\n")
    assert lines[0] == "Scripts/web: Bad does not compile for the page" and len(lines) == 2, lines
    assert lines[1].startswith("Sources/Bad/Code.swift:2:8: no such module 'CoreMotion' (a page has "), lines


def test_what_is_found_before_compiling_is_named_at_once(browser):
    lines = said("import UIKit\n\nfunc load() async -> Int { 1 }\n")
    assert lines[0] == "Scripts/web: Bad uses what is not on the page" and len(lines) == 2, lines
    assert lines[1].startswith("Sources/Bad/Code.swift:3: "), lines


def test_packages_without_screens_are_refused(browser):
    lines = said("", uses='.product(name: "UIKit", package: "murmuration")', screens="print(1)\n")
    assert len(lines) == 1 and "no program of Bad depends on Workbench" in lines[0], lines
    lines = said("", screens="import Workbench\n\nprint(1)\n")
    assert len(lines) == 1 and "no type of Bad is marked @main" in lines[0], lines
    lines = said("", uses=f'{WORKBENCH}, .product(name: "Nothing", package: "murmuration")')
    assert len(lines) == 1 and "Nothing" in lines[0], lines
