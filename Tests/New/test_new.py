"""Scripts/new: what it makes of Scripts/template, and what it says. Scripts/test-live builds the package that comes out, and runs
its tests."""

import pathlib
import re
import runpy
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
root = pathlib.Path(__file__).resolve().parent.parent.parent
script = root / "Scripts" / "new"
module = runpy.run_path(str(script))
commit = "git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a"


def run(*arguments):
    done = subprocess.run([sys.executable, "-B", script, *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def shell(command, folder):
    return subprocess.run(["sh", "-ec", command], cwd=folder, capture_output=True, text=True, check=True).stdout


def temporary():
    return tempfile.TemporaryDirectory()


def clone(folder):
    """A folder that passes for Murmuration's clone."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Package.swift").write_text("")
    return folder


def refusal(name):
    try:
        module["check"](name)
    except module["Unusable"] as error:
        return str(error)
    return None


def test_a_package_gets_its_name_and_the_path_to_murmuration():
    with temporary() as name:
        folder = clone(pathlib.Path(name))
        status, said, complaint = run(folder / "sub/Cards", "--murmuration", folder)
        assert (status, complaint) == (0, "") and "swift run CardsScreens" in said, (status, said, complaint)
        package = folder / "sub/Cards"
        manifest = (package / "Package.swift").read_text()
        assert 'name: "Cards"' in manifest and 'let murmuration = "../.."' in manifest
        assert (package / "Tests/CardsTests/ShinglesTests.swift").read_text().startswith("import Cards\n")
        assert "path: packages/Cards\n" in (package / ".github/workflows/tests.yml").read_text()
        files = sorted(path for path in package.rglob("*") if path.is_file())
        assert len(files) == sum(path.is_file() for path in module["template"].rglob("*"))
        for path in files:
            assert "NAME" not in str(path.relative_to(package))
            if path.suffix == ".film":
                assert path.read_bytes() == next(module["template"].rglob("*.film")).read_bytes()
            else:
                assert not re.search("NAME|MURMURATION|PINNED|CHECKED_OUT|FETCHED", path.read_text()), path
        assert sorted(path.name for path in (folder / "sub").iterdir()) == ["Cards"]


def test_what_is_there_stays_and_bad_names_give_a_sentence():
    with temporary() as name:
        folder = pathlib.Path(name)
        (folder / "Cards").write_text("mine")
        for arguments, words in [
            ([folder / "Cards"], "already exists"), ([folder / "my-cards"], "use a capital letter"),
            ([folder / "UIKit"], "there is already a module UIKit"),
            ([folder / "Workbench"], "there is already a module Workbench"),
            ([folder / "Self"], "Self is a reserved word of Swift"), ([], "expected one folder for the new package"),
            ([folder / "More", folder / "Most"], "expected one folder for the new package"),
            ([folder / "More", "--murmuration", folder / "nowhere"], "there is no package in"),
            ([folder / "Cards" / "More"], "cannot be written"), ([folder / "More", "--fast"], "--fast"),
        ]:
            status, said, complaint = run(*arguments)
            assert status == 2 and said == "" and words in complaint, (arguments, complaint)
            assert complaint.startswith("Scripts/new: ") and complaint.count("\n") == 1, complaint
        assert (folder / "Cards").read_text() == "mine"
        assert [path.name for path in folder.iterdir()] == ["Cards"]


def test_the_workflow_fetches_the_revision_of_the_clone():
    with temporary() as name:
        folder = pathlib.Path(name)
        birds = clone(folder / "birds")
        revision = shell(
            f"{commit}; git remote add origin https://me:secret@example.org/flock/birds.git; git rev-parse HEAD",
            birds).split()[-1]
        # The package lies beside the clone, in it, and two folders up from it.
        for path, checked_out, fetched_to in [
            ("Cards", "Cards", "birds"), ("birds/Cards", "Cards", "."), ("birds/deep/Cards", "packages/Cards", "."),
            ("sub/deep/Cards", "packages/packages/Cards", "birds"),
        ]:
            assert run(folder / path, "--murmuration", birds)[0] == 0
            workflow = (folder / path / ".github/workflows/tests.yml").read_text()
            assert "ADDRESS: ${{ vars.CLONED_FROM || 'https://example.org/flock/birds.git' }}" in workflow
            assert f"REVISION: {revision}\n" in workflow and "secret" not in workflow
            assert f"          path: {checked_out}\n" in workflow and f'git init --quiet "{fetched_to}"\n' in workflow
            assert f"          path: {checked_out}/.build/films\n          include-hidden-files: true" in workflow
            # From the package the clone is where the manifest says.
            way = re.search('let murmuration = "([^"]*)"', (folder / path / "Package.swift").read_text())[1]
            reached = pathlib.Path("/workspace", checked_out, way).resolve()
            assert reached == pathlib.Path("/workspace", fetched_to).resolve(), reached


def test_what_is_not_known_of_the_clone_is_left_to_the_variable():
    with temporary() as name:
        folder = pathlib.Path(name)
        # A folder in a repository of something else has no revision of its own.
        copy = clone(folder / "monorepo/murmuration")
        shell(commit, folder / "monorepo")
        assert run(folder / "Cards", "--murmuration", copy)[0] == 0
        workflow = (folder / "Cards/.github/workflows/tests.yml").read_text()
        assert "ADDRESS: ${{ vars.CLONED_FROM || '' }}\n" in workflow and "REVISION: HEAD\n" in workflow
        assert "::error::Set the variable CLONED_FROM" in workflow
        assert "`CLONED_FROM`" in (folder / "Cards/README.md").read_text()


def test_addresses_are_those_that_everybody_can_fetch_from():
    for address, expected in [
        ("https://example.org/a/b.git", "https://example.org/a/b.git"),
        ("git@example.org:a/b.git", "https://example.org/a/b.git"),
        ("ssh://git@example.org:22/a/b", "https://example.org/a/b"),
        ("https://me:word@example.org/a/b", "https://example.org/a/b"),
        ("/home/me/b.git", None), ("file:///home/me/b.git", None), ("../b", None), ("https://example.org/a' }}b", None),
    ]:
        assert module["public_address"](address) == expected, address


def test_names_that_are_taken_are_refused():
    for name in ["Any", "Type", "Protocol", "Self"]:
        assert f"{name} is a reserved word of Swift" in refusal(name)
    for name in ["SwiftUI", "FoundationNetworking", "CoreFoundation", "Foundation", "Testing", "OwnScreens", "Web", "Stage",
                 "WebScreens", "Runtime", "FilmPage", "Pictures", "CSoup", "MyScreens"]:
        assert f"there is already a module {name};" in refusal(name), name
    # With what is added to it, and in other capitals.
    for name in ["Gallery", "Web", "My", "GALLERY"]:
        assert "there is already a module" in refusal(name), name
    assert refusal("Cards") is None and len(module["own_names"]()) > 60


def load_tests(loader, tests, pattern):
    """What unittest runs: the functions of this file."""
    return unittest.TestSuite(unittest.FunctionTestCase(test) for name, test in sorted(globals().items())
                              if name.startswith("test_"))


if __name__ == "__main__":
    unittest.main()
