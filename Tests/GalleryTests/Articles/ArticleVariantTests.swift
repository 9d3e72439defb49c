import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@testable import Gallery

/// The variant "As in the article" of the demos.
@MainActor @Suite struct ArticleVariantTests {
  private static let demos = DemoIndex.demos.filter { demo in
    (demo.makeViewController() as? DemoViewController)?.parameter("article") != nil
  }

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Gallery/Articles")
  }

  @Test func theArticlesScreenTakesThePlaceOfTheDemosAndLeavesItAgain() throws {
    for demo in Self.demos {
      let controller = try #require(demo.makeViewController() as? DemoViewController)
      let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
      let before = stage.views(UICollectionView.self).filter { !$0.isHidden }
      controller.parameter("article")?.choose(1)
      stage.advance(by: 0.1)
      let article = try #require(controller.children.last, "\(demo.id)")
      #expect(article.view.frame == controller.view.bounds)
      #expect(before.allSatisfy { $0.isHidden || $0.superview?.isHidden ?? false }, "\(demo.id)")
      #expect(controller.code.contains("\(type(of: article))()"))
      // An article's screen may have no button for a step, such as the way back from the dashboard's detail.
      try? ScriptPlayer(stage: stage).play(Script(json: demo.script))
      controller.parameter("article")?.choose(0)
      stage.advance(by: 0.1)
      #expect(controller.children.isEmpty, "\(demo.id)")
      #expect(before.allSatisfy { !$0.isHidden }, "\(demo.id)")
    }
  }

  @Test func theArticlesCodeUsesNothingOfCollectionMotionAndIsInOneFileEach() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
    #expect(files.count == Self.demos.count)
    for file in files {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("import CollectionMotion"), "\(file)")
      #expect(text.contains("\(file.dropLast(6))ViewController: UIViewController"), "\(file)")
    }
  }

  @Test func theSpringAndTheOverridesApplyToTheArticlesScreen() throws {
    let demo = CellAnimationsViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: demo)
    demo.parameter("damping")?.choose(0.5)
    demo.parameter("article")?.choose(1)
    let article = try #require(demo.children.last as? ExpandingCellsViewController)
    #expect(article.spring.damping == 0.5 && article.layout.overridesFinalAttributes)
    demo.parameter("finalAttributes")?.choose(0)
    demo.parameter("duration")?.choose(1)
    #expect(!article.layout.overridesFinalAttributes && article.spring.duration == 1)
    stage.advance(by: 0.1)
  }

  @Test func theArticlesScreenIsReleasedWithTheDemo() throws {
    for demo in Self.demos {
      weak var article: UIViewController?
      do {
        let controller = try #require(demo.makeViewController() as? DemoViewController)
        let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
        controller.parameter("article")?.choose(1)
        stage.advance(by: 0.5)
        article = controller.children.last
        #expect(article != nil)
      }
      #expect(article == nil, "\(demo.id)")
    }
  }
}
