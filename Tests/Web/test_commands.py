"""The border between the program and the page: both sides of the command stream say what one table says, and a call that
hands over too many or too few values is refused."""

import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "Tools/Commands/commands.py"
TABLE = (ROOT / "Tools/Commands/commands.txt").read_text(encoding="utf-8")


INPUT = (ROOT / "Tools/Commands/input.txt").read_text(encoding="utf-8")


def check(table: str, option: str = "--table") -> str:
    """What is wrong if the two sides are compared with a table."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as file:
        file.write(table)
        file.flush()
        result = subprocess.run(
            [sys.executable, "-B", str(PROGRAM), "--check", option, file.name], capture_output=True, text=True)
        assert (result.returncode == 0) == (result.stderr == ""), result
        return result.stderr


def test_both_sides_of_the_command_stream_match_the_table(browser):
    assert check(TABLE) == ""


def test_a_slip_in_the_table_or_in_a_side_is_found(browser):
    def slip(old: str, new: str) -> str:
        assert TABLE.count(old) == 1, old
        return check(TABLE.replace(old, new))

    for old, new in [
        ("  isMask  flag  Whether it is its parent's mask.\n", ""),
        ("  shadowX, shadowY  number", "  shadowX, shadowY, shadowZ  number"),
        ("  cap  choice(butt,round,square)", "  cap  choice(round,butt,square)"),
        ("  matrix  [number]?", "  matrix  [number]"),
        ("5 text?", "5 text"),
    ]:
        assert "is not what" in slip(old, new), (old, new)
    assert "numbers are not 1, 2, 3" in slip("7 children", "8 children")
    assert "unknown kind: colour" in slip("  border  Color", "  border  colour")
    assert "neither a record, a command nor a field" in slip("  opacity  number  The opacity, 0 to 1.", "  opacity  number")


def test_a_slip_in_the_table_of_input_is_found(browser):
    def slip(old: str, new: str) -> str:
        assert INPUT.count(old) == 1, old
        return check(INPUT.replace(old, new), "--input")

    assert check(INPUT, "--input") == ""
    for old, new in [
        ("  delta  vector  The change of the content offset.\n", ""),
        ("  answers  secondaryClick(at: point)", "  performs  secondaryClick(at: point)"),
        ("  link  s", "  link  x"),
        ("  insets  insets  The new insets.", "  insets  insets  The new insets.\n\nhover  The pointer moves.\n  performs  hover()"),
    ]:
        assert "is not what" in slip(old, new), (old, new)
    assert "films have two names for number 4" in slip("film  5 secondaryClick", "film  4 secondaryClick")
    assert "are not 0, 1, 2" in slip("film  5 secondaryClick", "film  9 secondaryClick")
    assert "the same letter" in slip("  link  s", "  link  w")
    assert "unknown kind: place" in slip("  delta  vector", "  delta  place")
    assert "nothing performs endEditing" in slip("  performs  endEditing()\n", "")
    assert "the text of key is not its first field" in slip(
        "  name  text(40)  The name of the key in the DOM.\n  focus  layer  The focused node.\n",
        "  focus  layer  The focused node.\n  name  text(40)  The name of the key in the DOM.\n")
    assert "neither an event, a property nor a field" in slip("  gesture  always\n  point", "  gesture  sometimes\n  point")


def test_an_event_with_a_value_too_few_or_too_many_is_refused(browser):
    page = browser.open()
    said = page.evaluate("""[["secondaryClick", 10], ["wheel", 0, 0, 0, 0, 0], ["key", "Tab", 0], ["endEditing"]].map((event) => {
      try {
        return String(murmuration.workbench.program.perform(...event));
      } catch (error) {
        return error.message;
      }
    })""")
    assert said == ["secondaryClick expects 2 values, but got 1", "wheel expects 4 values, but got 5", "true", "true"], said


def test_a_frame_that_does_not_match_the_table_is_rejected(browser):
    page = browser.open()
    read = """(words) => {
      try {
        new murmuration.Renderer(document.createElement("div")).draw(Float64Array.from(words), new Uint8Array());
        return "";
      } catch (error) {
        return error.message;
      }
    }"""
    layer = [1, 1, 0, 0]
    assert page.evaluate(read, layer) == ""
    assert page.evaluate(read, [*layer, 99, 1]) == "the frame contains the unknown command 99"
    assert page.evaluate(read, [*layer, 2, 1, 0, 0]) == "the command “geometry” of layer 1 ends too early"
    assert page.evaluate(read, [1, 1, 0, 7]) == "the command “create” of layer 1 has 7 instead of a flag"
    assert page.evaluate(read, [*layer, 5, 1, 1, 3, 0]) == "the command “text” of layer 1 has 3 instead of one of left,center,right"


def test_a_call_of_the_program_with_a_value_too_few_is_refused(browser):
    page = browser.open()
    said = page.evaluate("""async () => {
      const program = await murmuration.createProgram();
      const calls = [() => program.exports.advance(), () => program.exports.frame(0, 1),
        () => program.callWithText("start", "colours", 390)];
      return calls.map((call) => {
        try {
          call();
          return "";
        } catch (error) {
          return error.message;
        }
      });
    }""")
    assert said == [
        "advance expects 1 arguments, but got 0", "frame expects 1 arguments, but got 2", "start expects 4 arguments, but got 3",
    ], said
