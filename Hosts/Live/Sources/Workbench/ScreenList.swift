import FilmPage
import Stage

/// The screens of a program, with names for addresses.
@MainActor struct ScreenList {
  private let screens: [(id: String, screen: Screen)]

  init(_ screens: [Screen]) {
    let ids = AddressNames.names(of: screens.map { $0.title })
    self.screens = zip(ids, screens).map { (id: $0, screen: $1) }
  }

  func screen(_ id: String) -> Screen? { screens.first { $0.id == id }?.screen }

  /// As the page lists them.
  var listed: [FilmPage.Screen] {
    screens.map { FilmPage.Screen(id: $0.id, title: $0.screen.title, explanation: $0.screen.explanation) }
  }
}
