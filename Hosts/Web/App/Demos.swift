import Gallery
import Stage

#if FIXTURES
  import Fixtures
#elseif SCREENS
  import OwnScreens
  import Workbench
#endif

/// What can be put on the stage: the gallery's demos, what the browser tests need, or the screens of another package.
@MainActor enum Demos {
  /// The prefix of the program's keys in the browser's storage.
  static var name: String {
    #if SCREENS
      nameOfPackage
    #else
      "Gallery"
    #endif
  }

  #if FIXTURES
    static var all: [Demo] { Fixtures.all }
    private static var unlisted: [Demo] { Fixtures.boards }
  #elseif SCREENS
    static let all: [Demo] = zip(AddressNames.names(of: ownScreens.map { $0.title }), ownScreens).map { id, screen in
      Demo(
        id: id, title: screen.title, summary: "", explanation: screen.explanation, script: "[]",
        makeViewController: { screen.makeViewController(PageMessages.makePort()) })
    }
    private static var unlisted: [Demo] { [] }
  #else
    static var all: [Demo] { DemoIndex.demos }
    private static var unlisted: [Demo] { [] }
  #endif

  /// Also finds those that are in no list.
  static func demo(_ id: String) -> Demo? { (all + unlisted).first { $0.id == id } }
}
