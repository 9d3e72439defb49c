"""Apps/Truth/compare: what it finds, and what it says of files that cannot be compared."""

import contextlib
import copy
import io
import json
import pathlib
import runpy
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

root = pathlib.Path(__file__).resolve().parent.parent.parent
script = root / "Apps" / "Truth" / "compare"
recorded = root / "Apps" / "Truth" / "Recorded" / "murmuration"
main = runpy.run_path(str(script))["main"]

TIMES = [frame / 60 for frame in range(31)]

PLAIN = {
    "topic": "updates",
    "system": "Here 1",
    "scenarios": [
        {
            "name": "insert",
            "asks": "What | moves?",
            "steps": [{"time": 0, "began": 0, "calls": ["prepare", "contentSize", "elements"]}],
            "moments": [{"name": "completion true", "value": 0.3}],
            "values": [{"name": "height", "value": 50}],
            "times": TIMES,
            "tracks": [{"name": "cell y", "values": [100 * time for time in TIMES]},
                       {"name": "cell alpha", "values": [min(2 * time, 1) for time in TIMES]}],
            "promises": [{"sentence": "It moves.", "kept": True}],
        }
    ],
}


def run(*arguments):
    """What the script prints and how it ends, without a process of its own."""
    printed, complaint, status = io.StringIO(), io.StringIO(), 0
    with unittest.mock.patch.object(sys, "argv", [str(script), *map(str, arguments)]):
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaint):
            try:
                main()
            except SystemExit as end:
                status = end.code
    return status, printed.getvalue(), complaint.getvalue()


def compare(change=lambda scenario: None, *options, ours=PLAIN):
    """The report on the plain result and a changed copy of it."""
    theirs = copy.deepcopy(PLAIN)
    theirs["system"] = "There 2"
    change(theirs["scenarios"][0])
    with tempfile.TemporaryDirectory() as name:
        paths = [pathlib.Path(name, side) for side in ("ours.json", "theirs.json")]
        for path, content in zip(paths, (ours, theirs)):
            path.write_text(json.dumps(content))
        status, text, complaint = run(*paths, *options)
        assert (status, complaint) == (0, ""), complaint
        return text


def line(text):
    """The cells of the only scenario, after its name and question."""
    rows = [row for row in text.splitlines() if row.startswith("| insert |")]
    return [cell.strip() for cell in rows[0].replace("\\|", "/").split("|")[3:-1]]


# MARK: What is equal


def test_a_result_is_equal_to_itself():
    text = compare()
    assert line(text) == ["equal", "equal", "equal", "0 ms"]
    assert "1 of 1 scenarios are equal" in text and "Ours: Here 1. Theirs: There 2." in text
    assert "What \\| moves?" in text


def test_all_that_is_recorded_is_equal_to_itself():
    done = subprocess.run([sys.executable, "-B", script, recorded, recorded], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "150 of 150 scenarios are equal" in done.stdout


def test_frames_may_begin_at_another_time():
    def change(scenario):
        scenario["times"] = [time + 0.004 for time in TIMES]
        for track in scenario["tracks"]:
            own = (lambda time: max(100 * time, 0)) if "y" in track["name"] else (lambda time: min(max(2 * time, 0), 1))
            track["values"] = [own(time + 0.004 - 0.0125) for time in TIMES]
    cells = line(compare(change))
    assert cells[2] == "equal" and abs(int(cells[3].split()[0]) + 12) <= 1, cells


def stepped(second, jump, frames=TIMES):
    """Changes that make a track rest at 0, be set to 40 at the second action, and move on from there."""
    def change(scenario):
        scenario["steps"] = [{"time": 0, "began": 0, "calls": []}, {"time": 0.2, "began": second, "calls": []}]
        scenario["times"] = frames
        moved = [0 if time <= second + 1e-9 else jump + 100 * (time - second) for time in frames]
        scenario["tracks"] = [{"name": "cell y", "values": moved}]
    return change


def test_times_are_counted_from_the_last_action():
    ours = copy.deepcopy(PLAIN)
    stepped(TIMES[12], 40)(ours["scenarios"][0])
    # The second action comes two frames late, on a screen whose frames begin at other times. No shift makes up for that.
    frames = [time + 0.003 for time in TIMES]
    assert line(compare(stepped(frames[14], 40, frames), ours=ours))[2] == "equal"


def test_of_equal_shifts_the_smallest_is_chosen():
    def rest(scenario):
        scenario["tracks"] = [{"name": "cell y", "values": [5] * len(TIMES)}]
    ours = copy.deepcopy(PLAIN)
    rest(ours["scenarios"][0])
    assert line(compare(rest, ours=ours))[2:] == ["equal", "0 ms"]


def test_what_an_action_sets_is_compared_from_the_next_frame_on():
    ours = copy.deepcopy(PLAIN)
    stepped(TIMES[12], 40)(ours["scenarios"][0])
    # Twice as many frames: one is displayed between the old value and the first new one.
    frames = [number / 120 for number in range(61)]
    assert line(compare(stepped(TIMES[12], 40, frames), ours=ours))[2] == "equal"
    assert line(compare(stepped(TIMES[12], 45, frames), ours=ours))[2].startswith("cell y: up to ")


def test_a_hundredth_of_the_range_is_no_deviation():
    def far(scale):
        def change(scenario):
            scenario["tracks"] = [{"name": "cell y", "values": [scale * 1000 * time * time for time in TIMES]}]
        return change
    ours = copy.deepcopy(PLAIN)
    far(1)(ours["scenarios"][0])
    assert line(compare(far(1.008), ours=ours))[2] == "equal"
    assert line(compare(far(1.2), ours=ours))[2].startswith("cell y: up to ")


def test_a_shift_of_two_frames_is_a_deviation():
    def change(scenario):
        scenario["tracks"][0]["values"] = [100 * (time - 2 / 60) for time in TIMES]
    assert line(compare(change))[2].startswith("cell y: up to "), line(compare(change))


# MARK: What differs


def test_the_first_call_that_differs_is_named():
    def change(scenario):
        scenario["steps"][0]["calls"] = ["prepare", "elements", "contentSize"]
    text = compare(change)
    assert line(text)[0] == "at 0 s: contentSize, theirs elements"
    assert "0 of 1 scenarios are equal" in text


def test_repetitions_are_told_and_count_as_equal():
    def change(scenario):
        scenario["steps"][0]["calls"] = ["prepare", "contentSize", "elements", "contentSize"]
    text = compare(change)
    assert line(text)[0] == "repetitions only" and "1 of 1 scenarios are equal" in text


def test_values_and_moments_have_tolerances_of_their_own():
    def change(scenario):
        scenario["values"][0]["value"] = 50.4
        scenario["moments"][0]["value"] = 0.4
    assert line(compare(change))[1] == "completion true: 0.3, theirs 0.4"
    assert line(compare(change, "--points", "0.3"))[1] == "height: 50, theirs 50.4; completion true: 0.3, theirs 0.4"
    assert line(compare(change, "--seconds", "0.2"))[1] == "equal"


def test_something_that_happens_twice_is_told():
    def change(scenario):
        scenario["moments"].append({"name": "completion true", "value": 0.3})
    assert line(compare(change))[1] == "completion true: 1 times, theirs 2"


def test_opacities_have_a_tolerance_of_their_own():
    def change(scenario):
        scenario["tracks"][1]["values"] = [min(2 * time, 1) - 0.1 * (time > 0.2) for time in TIMES]
    # A shift in time may explain some of it.
    found = line(compare(change))[2].split()
    assert found[:4] == ["cell", "alpha:", "up", "to"] and 0.05 < float(found[4]) <= 0.1, found
    assert line(compare(change, "--fraction", "0.2"))[2] == "equal"


def test_tracks_without_values_are_told_unless_both_have_none():
    def change(scenario):
        scenario["tracks"][0]["values"] = [None] * len(TIMES)
        scenario["tracks"][1]["name"] = "cell scale"
    text = line(compare(change))[2]
    assert text == "cell alpha: theirs is missing; cell scale: ours is missing; cell y: theirs has no values", text


def test_missing_scenarios_and_broken_promises_are_listed():
    def change(scenario):
        scenario["promises"][0]["kept"] = False
    assert "- updates: insert: It moves." in compare(change)
    others = copy.deepcopy(PLAIN)
    others["scenarios"][0]["name"] = "delete"
    text = compare(ours=others)
    assert "- updates: delete\n" in text and "- updates: insert, which ours lacks" in text and "0 of 0" in text


def test_a_topic_that_ours_lacks_is_listed():
    with tempfile.TemporaryDirectory() as name:
        ours, theirs = pathlib.Path(name, "ours"), pathlib.Path(name, "theirs")
        for folder, topics in ((ours, ["updates"]), (theirs, ["updates", "sheets"])):
            folder.mkdir()
            for topic in topics:
                (folder / f"{topic}.json").write_text(json.dumps({**PLAIN, "topic": topic}))
        status, text, complaint = run(ours, theirs)
        assert (status, complaint) == (0, "") and "Not compared:\n\n- sheets, which ours lacks\n" in text, text


# MARK: What cannot be compared


def broken(**changes):
    content = copy.deepcopy(PLAIN)
    content["scenarios"][0].update(changes)
    return json.dumps(content)


BROKEN = [
    ("{", "is not JSON"),
    ("[]", "is not the result of a topic"),
    ('{"topic": "a"}', "has no system"),
    ('{"topic": "a", "system": "b", "scenarios": 1}', "has no scenarios"),
    ('{"topic": "a", "system": "b", "scenarios": [1]}', "has a scenario without a name"),
    (broken(times=[0, "1"]), "the scenario insert has a time that is no number"),
    (broken(times=[1, 0], tracks=[]), "the scenario insert has times out of order"),
    (broken(times=[0]), "the track cell y of insert does not fit the times"),
    (broken(steps=[{"time": 0, "calls": [1]}]), "the scenario insert has a step without times or calls"),
    (broken(steps=[{"time": 0, "calls": []}]), "the scenario insert has a step without times or calls"),
    (broken(values=[{"name": "a"}]), "the scenario insert has values without a name or a number"),
    (broken(values=[{"name": "a", "value": True}]), "the scenario insert has values without a name or a number"),
    (broken(promises=[{"sentence": "a"}]), "the scenario insert has half a promise"),
    ("[" * 100000, "is not JSON"),
]


def test_a_bad_file_is_one_sentence_and_no_report():
    with tempfile.TemporaryDirectory() as name:
        good, bad, output = (pathlib.Path(name, file) for file in ("good.json", "bad.json", "report.md"))
        good.write_text(json.dumps(PLAIN))
        for text, sentence in BROKEN:
            bad.write_text(text)
            status, printed, complaint = run(good, bad, "--output", output)
            assert (status, printed, complaint) == (2, "", f"compare: {bad}: {sentence}.\n"), complaint
            assert not output.exists()
        bad.write_bytes(b"\xff\xfe\x00")
        assert run(good, bad)[2] == f"compare: {bad}: is not JSON.\n"


def test_missing_files_and_empty_folders_are_one_sentence():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        assert run(folder, folder)[::2] == (2, f"compare: {folder}: has no results.\n")
        assert run(folder / "none", folder)[2] == f"compare: {folder / 'none'}: cannot be read: No such file or directory.\n"


def test_a_topic_in_two_files_is_refused():
    with tempfile.TemporaryDirectory() as name:
        for file in ("a.json", "b.json"):
            pathlib.Path(name, file).write_text(json.dumps(PLAIN))
        status, _, complaint = run(name, name)
        assert status == 2 and complaint.endswith("b.json: has the topic updates, which another file has, too.\n")


def test_a_report_that_cannot_be_written_leaves_nothing():
    with tempfile.TemporaryDirectory() as name:
        good = pathlib.Path(name, "good.json")
        good.write_text(json.dumps(PLAIN))
        output = pathlib.Path(name, "none", "report.md")
        status, _, complaint = run(good, good, "--output", output)
        assert (status, complaint) == (2, f"compare: {output}: cannot be written: No such file or directory.\n")
        folder = pathlib.Path(name, "folder")
        folder.mkdir()
        assert run(good, good, "--output", folder)[0] == 2 and not list(pathlib.Path(name).glob("*.half"))
        folder.rmdir()
        # A report that exists stays as it is if the new one is refused.
        report = pathlib.Path(name, "report.md")
        report.write_text("before")
        assert run(good, pathlib.Path(name, "none"), "--output", report)[0] == 2
        assert report.read_text() == "before" and sorted(path.name for path in pathlib.Path(name).iterdir()) == [
            "good.json", "report.md"]


def test_tolerances_are_numbers_above_zero():
    for value in ("0", "-1", "nan", "inf", "x"):
        status, _, complaint = run(recorded, recorded, "--points", value)
        assert (status, complaint) == (2, f"compare: argument --points: {value} is not a number above 0.\n"), complaint
    assert run()[2] == "compare: the following arguments are required: ours, theirs.\n"


def load_tests(loader, tests, pattern):
    """What unittest runs: the functions of this file."""
    return unittest.TestSuite(unittest.FunctionTestCase(test) for name, test in sorted(globals().items())
                              if name.startswith("test_"))


if __name__ == "__main__":
    unittest.main()
