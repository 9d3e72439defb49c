import Gallery

#if FIXTURES
  import Fixtures
#endif

/// What can be put on the stage: the gallery's demos, or what the browser tests need in their place.
@MainActor enum Demos {
  #if FIXTURES
    static var all: [Demo] { Fixtures.all }
    private static var unlisted: [Demo] { Fixtures.boards }
  #else
    static var all: [Demo] { DemoIndex.demos }
    private static var unlisted: [Demo] { [] }
  #endif

  /// Also finds those that are in no list.
  static func demo(_ id: String) -> Demo? { (all + unlisted).first { $0.id == id } }
}
