import FilmPage

/// The screens of a program, with names for addresses.
@MainActor struct ScreenList {
  private let screens: [(id: String, screen: Screen)]

  init(_ screens: [Screen]) {
    var known: [String: Int] = [:]
    self.screens = screens.map { screen in
      let name = ScreenList.name(of: screen.title)
      known[name, default: 0] += 1
      return (known[name] == 1 ? name : "\(name)-\(known[name]!)", screen)
    }
  }

  /// Lower case letters and digits, parted by hyphens: "My feed" is "my-feed".
  private static func name(of title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "screen" : words.joined(separator: "-")
  }

  func screen(_ id: String) -> Screen? { screens.first { $0.id == id }?.screen }

  /// As the page lists them.
  var listed: [FilmPage.Screen] {
    screens.map { FilmPage.Screen(id: $0.id, title: $0.screen.title, explanation: $0.screen.explanation) }
  }
}
