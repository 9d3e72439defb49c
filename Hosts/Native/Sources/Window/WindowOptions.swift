import CoreGraphics
import ScreenRecording

/// The command line of a program with windows.
@MainActor struct WindowOptions {
  /// The screens to show, a window for each.
  private(set) var shown: [Screen] = []
  /// The size of the contents in points.
  let size: CGSize
  /// True for dark windows, nil for the system's appearance.
  let isDark: Bool?
  private let lists: Bool
  private let asksForHelp: Bool

  /// The largest side of a window, in points.
  private static let longestSide: CGFloat = 4096

  init(_ arguments: [String], screens: [Screen]) throws(CommandError) {
    asksForHelp = arguments.contains("--help") || arguments.contains("-h")
    let reader = try OptionReader(
      arguments.filter { $0 != "--help" && $0 != "-h" }, options: ["--size"], flags: ["--all", "--dark", "--list"])
    lists = reader.isSet("--list")
    isDark = reader.isSet("--dark") ? true : nil
    let text = reader.value(of: "--size")
    size = try text.map { text throws(CommandError) in try OptionValues.size(text) } ?? OptionValues.standardSize
    guard max(size.width, size.height) <= WindowOptions.longestSide else {
      throw CommandError("a window may have \(Int(WindowOptions.longestSide)) points on a side")
    }
    guard reader.operands.isEmpty || !reader.isSet("--all") else {
      throw CommandError("--all shows every screen; \(MessageText.quoted(reader.operands[0])) is an extra argument")
    }
    if reader.isSet("--all") { shown = screens }
    for name in reader.operands {
      guard let screen = screens.first(where: { $0.name == name }) else {
        let known = screens.map { $0.name }.joined(separator: ", ")
        throw CommandError("unknown screen \(MessageText.quoted(name)); the screens are \(known)")
      }
      shown.append(screen)
    }
    if shown.isEmpty { shown = Array(screens.prefix(1)) }
  }

  /// Returns what is printed in place of windows, or nil.
  func answer(name: String, screens: [Screen]) -> String? {
    if asksForHelp { return WindowOptions.help(name) }
    return lists ? screens.map { $0.name + "\n" }.joined() : nil
  }

  private static func help(_ name: String) -> String {
    """
    Usage: \(name) [NAME…] [--all] [--size WIDTHxHEIGHT] [--dark]
           \(name) --list

    Shows each named screen in a window; without a name, the first one.

      --all                  show every screen
      --size WIDTHxHEIGHT    the size of the contents in points; the default is 390x844
      --dark                 use dark mode; by default, as the system does
      --list                 print the names

    In a window: F5 or Ctrl+S for slow motion, Ctrl+W to close it.

    """
  }
}
