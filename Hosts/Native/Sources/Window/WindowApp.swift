import Foundation

/// A program that shows its screens in windows.
///
/// ```swift
/// @main struct MyScreens: WindowApp {
///   static let screens = [Screen("Feed") { FeedViewController() }]
/// }
/// ```
/// `swift run MyScreens` opens a window with the first one; `--help` lists what else there is.
@MainActor public protocol WindowApp {
  /// The screens in the order of `--list`; at least one.
  static var screens: [Screen] { get }
}

extension WindowApp {
  /// Shows the screens until all windows are closed.
  public static func main() {
    let command = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "program"
    exit(WindowProgram(name: command, screens: screens).run(Array(CommandLine.arguments.dropFirst())))
  }
}
