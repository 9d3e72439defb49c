// The index of the gallery, driven by touch and read from the scene.

import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct GalleryIndexTests {
  private let navigation = UINavigationController(rootViewController: GalleryIndexViewController())

  private func makeStage() -> Stage {
    Stage(
      size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
  }

  /// The middle of a row; the bar ends at 104.
  private func row(_ index: Int) -> CGPoint { CGPoint(x: 195, y: 104 + 76 * CGFloat(index) + 38) }

  private func texts(on stage: Stage) -> [String] { stage.scene.nodes.compactMap { $0.text?.string } }

  @Test func everyDemoHasARowWithItsTitleAndSummary() throws {
    let stage = makeStage()
    let shown = texts(on: stage)
    for (index, demo) in DemoIndex.demos.enumerated() {
      #expect(shown.contains(demo.title) && shown.contains(demo.summary))
      let cell = try #require(stage.cell(index))
      #expect(cell.frame == CGRect(x: 0, y: 76 * CGFloat(index), width: 390, height: 76))
    }
    #expect(stage.cells.count == DemoIndex.demos.count)
    #expect(stage.contentOffset == CGPoint(x: 0, y: -104))
  }

  @Test func everyRowOpensItsDemoAndTheBarLeadsBack() {
    let stage = makeStage()
    for (index, demo) in DemoIndex.demos.enumerated() {
      stage.tap(at: row(index))
      stage.advance(by: 1)
      #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == demo.title)
      stage.tap(at: CGPoint(x: 40, y: 72))
      stage.advance(by: 1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func aRowStaysMarkedUntilTheFingerHasPulledItsDemoAway() {
    let stage = makeStage()
    let index = navigation.topViewController as? GalleryIndexViewController
    stage.tap(at: row(2))
    stage.advance(by: 1)
    #expect(index?.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    stage.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(index?.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func aFingerThatTurnsBackLeavesTheDemoWhereItIs() {
    let stage = makeStage()
    stage.tap(at: row(0))
    stage.advance(by: 1)
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    for x in [20, 150] as [CGFloat] {
      stage.advance(by: 0.1)
      stage.touchMove(to: CGPoint(x: x, y: 400))
    }
    stage.advance(by: 0)
    let titles = texts(on: stage)
    // both are seen
    #expect(titles.contains(PhotoLibrary.samples[0].title) && titles.contains(DemoIndex.demos[0].summary))
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(navigation.topViewController is CellAnimationsViewController)
    #expect(!texts(on: stage).contains(DemoIndex.demos[0].summary))
  }

  @Test func rowsAreAsWideAsAScreenThatIsTurned() throws {
    let stage = makeStage()
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.advance(by: 1)
    #expect(try #require(stage.cell(0)).frame.width == 844)
  }

  @Test func theScriptOfTheIndexEndsWhereItBegan() throws {
    let demo = try #require(DemoIndex.demo("gallery"))
    let controller = demo.makeViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    try ScriptPlayer(stage: stage).play(Script(json: demo.script))
    #expect((controller as? UINavigationController)?.topViewController is GalleryIndexViewController)
  }
}
