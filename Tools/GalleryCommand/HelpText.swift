import ScreenRecording

/// What `--help` prints.
@MainActor enum HelpText {
  static let overview = """
    gallery: plays, records and inspects the demos without a screen.

    Usage:
      gallery list                                list the demos
      gallery record DEMO --output FILE …         record a demo as an animated picture, a page or a film
      gallery frames DEMO --at TIMES …            print the visible elements at given times as JSON
      gallery trace DEMO …                        print the calls between collection views and their layouts,
                                                  data sources and delegates
      gallery inspect DEMO …                      print the views of a screen, or why an element is where it is
      gallery compare A.film B.film …             find the first difference between two films
      gallery help SUBCOMMAND                     describe a subcommand

    DEMO is one of the ids that "gallery list" prints, or three-cells, the smallest list.
    The exit status is 0 for success, 1 if films differ, and 2 for an error, which standard error explains.
    Scripts/new creates a package of your own, and Scripts/web makes a page of its screens.

    """

  static func text(for subcommand: GalleryTool.Subcommand) -> String {
    switch subcommand {
    case .list: list
    case .record: record
    case .frames: frames
    case .trace: trace
    case .inspect: inspect
    case .compare: compare
    case .help: help
    }
  }

  private static let list = """
    Usage: gallery list

    Prints a line for each demo: its id, for the other subcommands, and a summary.

    """

  private static let record = """
    Usage: gallery record DEMO --output FILE [--script FILE] [--duration SECONDS] [--size WIDTHxHEIGHT]
                          [--photos FOLDER] [--dark]

    Plays a script on a demo and records it. The extension of the file determines the format.

      NAME.svg               an animated vector picture that plays in any browser and in a README, and repeats
                             after a short pause; this is also the format for all other extensions
      NAME.html              a page with the workbench: every frame, slow motion, ghosts, the elements with
                             their attributes, the trace and the timeline, without the program
      NAME.film              the same without the page, for the workbench and for "gallery compare"

      --output FILE          the file to write, as a whole or not at all; "-" writes an SVG to standard output
      --script FILE          the script to play (see below); the default is the demo's own script
      --duration SECONDS     the length of the recording, up to 600; by default, it ends when the script is over
                             and everything is at rest, at most 10 seconds later
      --size WIDTHxHEIGHT    the size of the screen in points, from 1x1 to 10000x10000; the default is 390x844;
                             the points of the demo's own script are scaled to it
      --photos FOLDER        the pictures for the demo photos, sorted by name (PNG, JPEG, GIF, WebP, SVG);
                             other files are skipped with a note
      --dark                 use dark mode

    \(script)
    """

  private static let frames = """
    Usage: gallery frames DEMO --at TIMES [--script FILE] [--size WIDTHxHEIGHT] [--photos FOLDER]

    Plays a script on a demo and prints the visible elements at given times after it: one JSON object per time,
    each on a line, in the order of the times.

      --at TIMES             seconds after the end of the script's last step, separated by commas, such as
                             0,0.1,0.2; up to 3600
      --script FILE          the script to play (see below); the default is the demo's own script
      --size WIDTHxHEIGHT    the size of the screen in points, from 1x1 to 10000x10000; the default is 390x844;
                             the points of the demo's own script are scaled to it
      --photos FOLDER        the pictures for the demo photos, sorted by name (PNG, JPEG, GIF, WebP, SVG);
                             other files are skipped with a note

    A line contains the "time" and the "collectionViews", depth first, each with "contentOffset" [x, y],
    "contentSize" [width, height] and "elements". An element has "category" (cell, supplementary or
    decoration), "kind" (null for cells), "indexPath" [section, item], "frame" [x, y, width, height]
    (before the transform, in content coordinates), "alpha", "transform" (m11 to m44), "zIndex",
    "departing" (whether it is disappearing) and "text" (of its labels). All values are the visible ones.

    \(script)
    """

  private static let trace = """
    Usage: gallery trace DEMO [--script FILE] [--size WIDTHxHEIGHT] [--json]

    Plays a script on a demo and prints every call between collection views, their layouts, data sources and
    delegates, one per line, from the first frame until everything is at rest. A call is indented below what
    caused it: a layout pass, a batch update, a touch, or another call.

      --script FILE          the script to play (see below); the default is the demo's own script
      --size WIDTHxHEIGHT    the size of the screen in points, from 1x1 to 10000x10000; the default is 390x844;
                             the points of the demo's own script are scaled to it
      --json                 print each line as a JSON object with "number", "time" (seconds), "kind" (pass,
                             call or note), "depth", "pass" (the number of its pass), "collectionView", "callee",
                             "name", "arguments", "result" and "elements" (attributes that a layout returned)

    \(script)
    """

  private static let inspect = """
    Usage: gallery inspect DEMO [--script FILE] [--do STEPS] [--tap LABEL] [--set CHANGE] [--advance SECONDS]
                           [--why ELEMENT] [--picture FILE] [--size WIDTHxHEIGHT] [--json]

    Performs input on a demo, in the order of the options below, and prints its views from back to front: the
    class, the element, the words, the frame in the superview, and the alpha, as presented. The demo's own
    script is not played.

    \(InspectCommand.help)

    """

  private static let compare = """
    Usage: gallery compare A.film B.film [--tolerance POINTS]

    Compares two films frame by frame, and prints the largest difference at the first moment at which they
    differ: the time, the element or view, the property, and the distance. Elements are matched by their index
    paths.

      --tolerance POINTS     the largest distance that is not a difference; the default is 0.5; a hundredth of
                             an opacity or of a colour component counts as a point

    The exit status is 0 if nothing differs, 1 if something does, and 2 if a file is not a film.

    """

  private static let help = """
    Usage: gallery help [list | record | frames | trace | inspect | compare]

    Describes a subcommand, or lists all of them.

    """

  private static let script = """
    A script is a JSON list of steps:
      {"tap": [x, y]}                            tap a point of the screen
      {"tapItem": [section, item]}               tap the middle of the visible part of a cell;
                                                 "collectionView": n for the n-th collection view, from 0
      {"press": "Title"}                         press a button or text field; "nth": n for the n-th, from 0
      {"drag": {"from": [x, y], "to": [x, y], "duration": seconds}}
      {"pinch": {"at": [x, y], "scale": 0.5, "duration": seconds}}
      {"wheel": [x, y], "by": [dx, dy]}          turn a wheel above a point
      {"secondaryClick": [x, y]}                 open a context menu
      {"type": "text"}                           type into the text field being edited; "duration": seconds
      {"key": "Escape"}                          press a key, by its DOM name
      {"wait": seconds}                          wait
      {"resize": [width, height]}                resize the screen; "duration": seconds for an animated rotation
      {"safeArea": [top, left, bottom, right]}   set the safe area insets of the screen
    Only drags, pinches, waits and typing with a duration take time; add a wait to let animations run.

    """
}
