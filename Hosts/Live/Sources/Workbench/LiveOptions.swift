import ScreenRecording

/// What the command line asks for.
struct LiveOptions: Equatable {
  /// Whether the program is built and started again whenever its sources change.
  var watches = false
  /// Whether the browser is asked to open the page.
  var opensPage = true
  /// nil for one that is free.
  var port: UInt16?
  /// The folder of the package, for `watches`; nil for the one around the current folder.
  var package: String?
  /// What `swift build` is told besides.
  var buildOptions: [String] = []
  var asksForHelp = false

  static let help = """
    Shows the screens of this program in the workbench, a page in the browser.

      --watch              rebuild when sources change, and continue with the new program where the old one was
      --package-path PATH  the package to watch; the default is the one that contains the current folder
      --port NUMBER        the port of the page; the default is the last one or, if that is taken, any other
      --no-open            do not open a browser; the address of the page is printed in any case
      -- OPTIONS           additional options for "swift build", such as -Xswiftc -warnings-as-errors

    With --record as the first argument, it records a screen instead:

      --record SCREEN --output FILE  [--script FILE] [--duration SECONDS] [--size WIDTHxHEIGHT] [--dark]
                           writes an SVG file, a page (.html) or a film (.film); and, if the program is built with
                           "--traits Pictures", .png, .apng, .gif, .mp4 and .webm, with --at, --sheet, --scale and --fps

    With --window as the first argument, it shows screens in windows of GTK, if it is built with "--traits Window":

      --window [SCREEN…]   see --window --help; with --watch, windows go on where they were when sources change

    With --inspect SCREEN as the first arguments, it prints the views of a screen, or why an element is where it is:

    \(InspectCommand.help)
    """

  /// What is wrong with a command line: one sentence.
  struct Problem: Error, Equatable {
    let message: String
  }

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    func value(_ option: String) throws(Problem) -> String {
      guard let next = rest.popFirst() else { throw Problem(message: "\(option) needs a value; see --help.") }
      return next
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--watch": watches = true
      case "--no-open": opensPage = false
      case "--help", "-h": asksForHelp = true
      case "--package-path": package = try value(argument)
      case "--port":
        let text = try value(argument)
        guard let number = UInt16(text), number > 0 else {
          throw Problem(message: "--port needs a number from 1 to 65535, not \(text).")
        }
        port = number
      case "--":
        buildOptions = Array(rest)
        rest = []
      default: throw Problem(message: "Unknown option \(argument); see --help.")
      }
    }
  }
}
