"""What the main thread of a page did between marks, from a trace of the browser's."""

import json

CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline"]


def busy_between_marks(trace: bytes) -> list:
    """Of each stretch between two marks that begin with "bench-": the first mark's name, the milliseconds of the processor
    that the main thread's tasks took, also those that no script began, and those of the longest. A task in which there is a
    mark, as in that of a frame, belongs to it with all that the browser does before and afterwards."""
    events = json.loads(trace)["traceEvents"]
    marks = sorted(
        (event["ts"], event["name"][6:], event["pid"], event["tid"])
        for event in events if event.get("cat", "").find("blink.user_timing") >= 0 and event["name"].startswith("bench-"))
    process, thread = marks[0][2:]
    found = [[name, 0.0, 0.0] for _, name, _, _ in marks[:-1]]
    for event in events:
        if event["name"] != "RunTask" or event.get("ph") != "X" or (event["pid"], event["tid"]) != (process, thread):
            continue
        index = sum(mark[0] <= event["ts"] + event["dur"] for mark in marks) - 1
        if 0 <= index < len(found):
            time = event["tdur"] / 1000
            found[index][1:] = found[index][1] + time, max(found[index][2], time)
    return found
