import Foundation
import ScreenRecording

/// A program that shows its screens in the workbench, a page in the browser.
///
/// ```swift
/// @main struct MyScreens: Workbench {
///   static let screens = [Screen("Feed") { FeedViewController() }]
/// }
/// ```
/// `swift run MyScreens` opens the page; `--help` lists what else there is. Documentation/Live.md says how it works.
@MainActor public protocol Workbench {
  /// The screens in the order of the page's list; at least one.
  static var screens: [Screen] { get }
}

extension Workbench {
  /// Serves the page until the program is interrupted.
  public static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--window" { exit(ScreenWindows(screens: screens).run(Array(arguments.dropFirst()))) }
    if let first = arguments.first, ["--record", "--inspect"].contains(first) {
      answer(Array(arguments.dropFirst()), inspects: first == "--inspect")
    }
    let options: LiveOptions
    do {
      options = try LiveOptions(arguments)
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(2)
    }
    if options.asksForHelp {
      print(LiveOptions.help)
      return
    }
    do {
      if options.watches, LiveSocket.inherited == nil {
        try Supervisor(screens: ScreenList(screens), options: options).run()
      } else {
        try LiveHost(screens: ScreenList(screens), options: options).run()
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Records or describes a screen, and ends the program.
  private static func answer(_ arguments: [String], inspects: Bool) -> Never {
    Interrupts.endProgram()
    let recorder = ScreenRecorder(screens: ScreenList(screens))
    let outcome = inspects ? recorder.inspect(arguments) : recorder.run(arguments)
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.error.utf8))
    exit(outcome.status)
  }
}
