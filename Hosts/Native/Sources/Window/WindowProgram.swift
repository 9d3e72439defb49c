import CWindow
import CoreGraphics
import Foundation
import Pictures
import ScreenRecording
import UIKit

/// A program that shows screens in windows, as its command line says.
@MainActor public struct WindowProgram {
  private let name: String
  private let screens: [Screen]

  /// Creates a program.
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - screens: The screens in the order of `--list`; at least one. The first is shown if no other is named.
  public init(name: String, screens: [Screen]) { (self.name, self.screens) = (name, screens) }

  /// Shows the screens that the arguments name, until all windows are closed.
  /// - Parameter arguments: The arguments of the process, without its name.
  /// - Returns: The exit status: 0, or 2 after an error, which standard error explains.
  public func run(_ arguments: [String]) -> Int32 {
    do throws(CommandError) {
      let options = try WindowOptions(arguments, screens: screens)
      if let text = options.answer(name: name, screens: screens) {
        print(text, terminator: "")
        return 0
      }
      try show(options)
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.message)\n".utf8))
      return 2
    }
  }

  /// Fires the timers that are due, and goes on in the windows where a program has changed something.
  /// - Returns: The time until the next timer in milliseconds, or a negative number.
  private static func workBetweenEvents() -> Int32 {
    let next = RunLoop.main.limitDate(forMode: .default)
    StageWindow.wakeAll()
    guard let next, next != .distantFuture else { return -1 }
    return Int32(min(max((next.timeIntervalSinceNow * 1000).rounded(.up), 0), 60_000))
  }

  private func show(_ options: WindowOptions) throws(CommandError) {
    guard stage_display_open() != 0 else {
      throw CommandError("there is no display; DISPLAY or WAYLAND_DISPLAY has to name one")
    }
    let pieces: LayerPieces
    do throws(Fonts.Missing) {
      pieces = try LayerPieces()
    } catch {
      throw CommandError(error.message)
    }
    let histories = try WindowProgram.histories(of: options.shown.count)
    for (screen, history) in zip(options.shown, histories) where history?.isClosed != true {
      _ = StageWindow(screen, size: options.size, isDark: options.isDark, pieces: pieces, history: history)
    }
    stage_run { MainActor.assumeIsolated { WindowProgram.workBetweenEvents() } }
  }

  /// The variable of the environment that names the folder of a program whose windows are told again what they were told.
  public static let historyVariable = "WINDOW_HISTORY"

  private static func histories(of count: Int) throws(CommandError) -> [WindowHistory?] {
    guard let path = ProcessInfo.processInfo.environment[historyVariable] else {
      return Array(repeating: nil, count: count)
    }
    do {
      return try (0..<count).map { try WindowHistory(folder: URL(fileURLWithPath: path), number: $0) }
    } catch {
      throw CommandError("what the windows were told, in \(path), cannot be kept: \(error)")
    }
  }
}
