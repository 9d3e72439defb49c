import Gallery

#if FIXTURES
  import Fixtures
#endif

/// What can be put on the stage: the gallery's demos, or what the browser tests need in their place.
@MainActor enum Demos {
  #if FIXTURES
    static var all: [Demo] { Fixtures.all }
  #else
    static var all: [Demo] { DemoIndex.demos }
  #endif

  static func demo(_ id: String) -> Demo? { all.first { $0.id == id } }
}
