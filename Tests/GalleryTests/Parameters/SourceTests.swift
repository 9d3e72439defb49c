// The Swift files that the playground hands out. Scripts/check-sources compiles them, and compares their frames with the demos.

import Gallery
import Testing

@MainActor @Suite struct SourceTests {
  private func controller(_ id: String) throws -> DemoViewController {
    try #require(DemoIndex.demo(id)?.makeViewController() as? DemoViewController)
  }

  @Test func theSourceHasThePresentValues() throws {
    let controller = try controller("cell-animations")
    controller.parameter("items")?.choose(1_000_000)
    controller.parameter("itemHeight")?.choose(72)
    controller.parameter("damping")?.choose(0.45)
    controller.parameter("velocity")?.choose(2.5)
    controller.parameter("finalAttributes")?.choose(0)
    let code = controller.code
    #expect(code.contains("    1000000\n"))
    #expect(code.contains("    layout.itemHeight = 72\n"))
    #expect(code.contains("    layout.overrides.remove(.finalAttributes)\n"))
    #expect(code.contains(".spring(duration: 0.4, dampingRatio: 0.45, initialVelocity: 2.5)"))
  }

  @Test func theSourceHasTheChosenTransitions() throws {
    let controller = try controller("colours")
    controller.parameter("insertItem")?.choose(5)
    controller.parameter("stagger")?.choose(0.05)
    #expect(controller.code.contains("    layout.transitions.insertItem = .spin(.pi).combined(with: .fade)\n"))
    #expect(controller.code.contains("    layout.transitions.stagger = 0.05\n"))
  }

  @Test func theSourceHasTheChosenChoreography() throws {
    let controller = try controller("colours")
    #expect(!controller.code.contains("choreography"))
    controller.parameter("choreography")?.choose(2)
    #expect(controller.code.contains("\n    layout.choreography = .cascade\n"))
    controller.parameter("choreography")?.choose(3)
    #expect(controller.code.contains("\n    layout.choreography = .ripple(from: .item(indexPath), speed: 1200)\n"))
    #expect(controller.code.contains("\n    layout.choreography = .ripple(from: .visibleCenter, speed: 1200)\n"))
  }
}
