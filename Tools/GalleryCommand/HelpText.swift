/// What `--help` prints.
@MainActor enum HelpText {
  static let overview = """
    gallery: collection views in motion, without a screen.

    Usage:
      gallery list                                what demos there are
      gallery record DEMO --output FILE …         a demo as a moving picture, a page or a film
      gallery frames DEMO --at TIMES …            what is on the screen at some times, as JSON
      gallery trace DEMO …                        what collection views ask their layouts, data sources and
                                                  delegates
      gallery compare A.film B.film …             where two films differ first
      gallery new NAME                            a package to begin with: a layout, a screen, tests
      gallery help SUBCOMMAND                     more about one of these

    DEMO is one of the ids that "gallery list" prints, or three-cells, the smallest list.
    The exit status is 0, or 2 after an error, which standard error names; 1 for films that differ.

    """

  static func text(for subcommand: GalleryTool.Subcommand) -> String {
    switch subcommand {
    case .list: list
    case .record: record
    case .frames: frames
    case .trace: trace
    case .compare: compare
    case .new: new
    case .help: help
    }
  }

  private static let list = """
    Usage: gallery list

    Prints a line for each demo: the id that the other subcommands take, and what it shows.

    """

  private static let record = """
    Usage: gallery record DEMO --output FILE [--script FILE] [--duration SECONDS] [--size WIDTHxHEIGHT]
                          [--photos FOLDER] [--dark]

    Plays a script on a demo and writes what is seen, in the form that the file's name asks for.

      NAME.svg               an animated vector drawing that plays by itself in any browser and in a README,
                             and begins again after a short rest; every other name gives one, too
      NAME.html              a page with the workbench: every frame to go back to, slow motion, ghosts, the
                             elements with their attributes, the trace and the timeline, without a program
      NAME.film              the same without the page, for the workbench and for "gallery compare"

      --output FILE          the file to write; it is written as a whole or not at all; - for an SVG on
                             standard output
      --script FILE          what to do (see below); without it, the demo's own script
      --duration SECONDS     how long to record, from the script's beginning, up to 600; without it,
                             until the script is over and everything is at rest (at most 10 seconds later)
      --size WIDTHxHEIGHT    the screen in points, 1x1 to 10000x10000; 390x844 without it; the points of the
                             demo's own script are scaled to it
      --photos FOLDER        for the demo photos: the pictures to show, by name (PNG, JPEG, GIF, WebP, SVG);
                             other files are skipped, with a note
      --dark                 the screen is dark

    \(script)
    """

  private static let frames = """
    Usage: gallery frames DEMO --at TIMES [--script FILE] [--size WIDTHxHEIGHT] [--photos FOLDER]

    Plays a script on a demo and prints what is on the screen at some times afterwards: one JSON object
    per line and time, in the order asked for.

      --at TIMES             seconds after the end of the script's last step, with commas between them,
                             such as 0,0.1,0.2; up to 3600
      --script FILE          what to do (see below); without it, the demo's own script
      --size WIDTHxHEIGHT    the screen in points, 1x1 to 10000x10000; 390x844 without it; the points of the
                             demo's own script are scaled to it
      --photos FOLDER        for the demo photos: the pictures to show, by name (PNG, JPEG, GIF, WebP, SVG);
                             other files are skipped, with a note

    A line has the "time" and the "collectionViews", depth-first, each with "contentOffset" [x, y],
    "contentSize" [width, height] and "elements". An element has "category" (cell, supplementary or
    decoration), "kind" (null for cells), "indexPath" [section, item], "frame" [x, y, width, height]
    (before the transform, in content coordinates), "alpha", "transform" (m11 to m44), "zIndex",
    "departing" (on its way out) and "text" (of the labels inside). All are as seen at that moment.

    \(script)
    """

  private static let trace = """
    Usage: gallery trace DEMO [--script FILE] [--size WIDTHxHEIGHT] [--json]

    Plays a script on a demo and prints every call between collection views, their layouts, data sources
    and delegates, one a line, from the first frame until everything is at rest. Calls are indented by
    what they happened in: a layout pass, a batch update, a touch, another call.

      --script FILE          what to do (see below); without it, the demo's own script
      --size WIDTHxHEIGHT    the screen in points, 1x1 to 10000x10000; 390x844 without it; the points of the
                             demo's own script are scaled to it
      --json                 each line as a JSON object with "number", "time" (seconds), "kind" (pass, call
                             or note), "depth", "pass" (the number of the one it belongs to),
                             "collectionView", "callee", "name", "arguments", "result" and "elements" (the
                             attributes that a layout answered with)

    \(script)
    """

  private static let compare = """
    Usage: gallery compare A.film B.film [--tolerance POINTS]

    Compares two films frame by frame. Where they differ it prints the first difference, the largest of its
    moment: when, which element or view, what of it, and how far. Elements are compared by their index paths.

      --tolerance POINTS     how far is not yet a difference, 0.5 without it; a hundredth of an opacity or of a
                             colour counts as a point

    The exit status is 0 if nothing differs, 1 if something does, and 2 for what is no film.

    """

  private static let new = """
    Usage: gallery new FOLDER [--murmuration FOLDER]

    Makes a package in a new folder, whose name it gets: a layout with animated insertions and deletions, a screen
    with it, a program that shows the screen in the workbench, tests on a stage, one of which compares every frame
    with a film, a container for people with a Mac, and a workflow for GitHub. It builds, and its tests pass.

      --murmuration FOLDER   the clone of Murmuration that the package depends on; without it, the one that
                             this program was built from

    """

  private static let help = """
    Usage: gallery help [list | record | frames | trace | compare | new]

    Explains a subcommand, or all of them in short.

    """

  private static let script = """
    A script is a JSON list of steps:
      {"tap": [x, y]}                            touch a point of the screen
      {"tapItem": [section, item]}               touch the middle of what is seen of a cell;
                                                 "collectionView": n for the n-th view, from 0
      {"press": "Title"}                         touch a button; "nth": n for the n-th, from 0
      {"drag": {"from": [x, y], "to": [x, y], "duration": seconds}}
      {"wait": seconds}                          let time pass
      {"resize": [width, height]}                change the screen's size; "duration": seconds for a turn that
                                                 is seen
      {"safeArea": [top, left, bottom, right]}   how far bars reach into the screen
    Touches take no time (but drags do), so put a wait where something is to be seen.

    """
}
