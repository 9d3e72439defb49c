import Foundation
import Stage

#if Window
  import Window
#endif

/// `--window [SCREEN…] [--watch]`: shows screens in windows of GTK, as `gallery-window` shows demos.
@MainActor struct ScreenWindows {
  let screens: [Screen]

  /// Shows what arguments say, until all windows are closed.
  /// - Returns: The exit status: 0, or 2 after an error, which standard error explains.
  func run(_ arguments: [String]) -> Int32 {
    #if Window
      if arguments.contains("--watch") { return watch(arguments) }
      let ids = AddressNames.names(of: screens.map { $0.title })
      let shown = zip(ids, screens).map { id, screen in
        Window.Screen(screen.title, name: id) { screen.makeViewController(MessagePort()) }
      }
      return WindowProgram(name: "--window", screens: shown).run(arguments)
    #else
      let sentence =
        "windows are those of GTK, of a program that is built with it: swift run --traits Window …; "
        + "without --window, the screens are shown in a browser"
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
      return 2
    #endif
  }

  #if Window
    private func watch(_ arguments: [String]) -> Int32 {
      var (windows, own): ([String], [String]) = ([], [])
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--watch": own.append(argument)
        case "--package-path": own += [argument] + [rest.popFirst()].compactMap { $0 }
        case "--":
          own += [argument] + rest
          rest = []
        default: windows.append(argument)
        }
      }
      do {
        return try WindowSupervisor(windows, options: LiveOptions(own)).run()
      } catch {
        let sentence = (error as? LiveOptions.Problem)?.message ?? "\(error)"
        FileHandle.standardError.write(Data("--window: \(sentence)\n".utf8))
        return 2
      }
    }
  #endif
}
