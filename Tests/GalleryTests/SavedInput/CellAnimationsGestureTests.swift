import Gallery
import Stage
import Testing
import UIKit

/// What was done on the screen “Cell Animations” in the workbench.
@MainActor @Suite struct CellAnimationsGestureTests {
  private func makeScreen() throws -> UIViewController {
    let controller = try #require(DemoIndex.demo("cell-animations")?.makeViewController() as? DemoViewController)
    controller.parameter("damping")?.choose(0.6)
    return controller
  }

  @Test func theElementIsWhereItWas() throws {
    let size = CGSize(width: 390, height: 844)
    let stage = Stage(size: size, rootViewController: try makeScreen())
    stage.advance(by: 0.5167)
    stage.tap(at: CGPoint(x: 200, y: 250))
    stage.advance(by: 0.25)
    stage.touchDown(at: CGPoint(x: 200, y: 600))
    for (pause, x, y): (Double, Double, Double) in [
      (0.0167, 200, 560), (0.0167, 200, 520), (0.0167, 200, 480), (0.0167, 200, 440),
      (0.0167, 200, 400),
    ] {
      if pause > 0 { stage.advance(by: pause) }
      stage.touchMove(to: CGPoint(x: x, y: y))
    }
    stage.advance(by: 0.0167)
    stage.touchUp()
    stage.advance(by: 0.1)
    let cell = try #require(stage.scene.cell(at: [0, 3]))
    #expect(abs(cell.frame.minX - 0) < 0.5 && abs(cell.frame.minY - 500) < 0.5)
    #expect(abs(cell.frame.width - 390) < 0.5 && abs(cell.frame.height - 100) < 0.5)
    #expect(abs(cell.opacity - 1) < 0.01)
  }
}
