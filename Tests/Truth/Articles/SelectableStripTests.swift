@testable import Gallery
import Stage
import Testing
import UIKit

/// The sentences of the article "UICollectionView animation", on its own layout.
@MainActor struct SelectableStripTests {
  /// The article's layout, with a log of its calls and the starts and ends that it returns.
  final class LoggedLayout: SelectableStripLayout {
    var log: [String] = []
    var starts: [Int: UICollectionViewLayoutAttributes] = [:]
    var ends: [Int: UICollectionViewLayoutAttributes] = [:]

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      if log.last != "elements" { log.append("elements") }
      return super.layoutAttributesForElements(in: rect)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.append("updates")
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
      log.append("finalize")
      super.finalizeCollectionViewUpdates()
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(path.item)")
      starts[path.item] = super.initialLayoutAttributesForAppearingItem(at: path)
      return starts[path.item]
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.append("final \(path.item)")
      ends[path.item] = super.finalLayoutAttributesForDisappearingItem(at: path)
      return ends[path.item]
    }

    /// The appearing and disappearing animations, in the order of the calls.
    var animations: [String] { log.filter { $0.hasPrefix("initial") || $0.hasPrefix("final ") } }
  }

  private func screen(_ count: Int, selected: Int) -> (ArticleScreen, LoggedLayout) {
    let layout = LoggedLayout()
    layout.selectedItem = selected
    let screen = ArticleScreen([count], layout: layout)
    layout.log = []
    return (screen, layout)
  }

  @Test func theSelectedCellIsTwiceAsWide() {
    let (_, layout) = screen(4, selected: 1)
    #expect((0..<4).map { layout.currentFrame(of: $0).minX } == [0, 100, 280, 370])
    #expect((0..<4).map { layout.currentFrame(of: $0).width } == [80, 160, 80, 80])
  }

  @Test func anUpdateAsksForElementsThenAnnouncesItThenAsksForEndsAndStarts() {
    let (screen, layout) = screen(3, selected: 1)
    screen.counts = [4]
    screen.collectionView.insertItems(at: [[0, 1]])
    let first = layout.log.firstIndex { $0.hasPrefix("final ") || $0.hasPrefix("initial") }
    #expect(layout.log.first == "elements" && layout.log.last == "finalize")
    #expect((layout.log.firstIndex(of: "updates") ?? 0) < (first ?? 0))
  }

  // MARK: Inserting

  /// The new cell appears; 1 disappears while 2 appears, and 2 while 3 does.
  @Test func insertingAtTheSecondPlaceOfThreeMakesFiveAnimationsThatOverlapInPairs() throws {
    let (screen, layout) = screen(3, selected: 1)
    let old = (0..<3).map { layout.currentFrame(of: $0) }
    screen.counts = [4]
    screen.collectionView.insertItems(at: [[0, 1]])
    #expect(layout.animations == ["final 1", "final 2", "initial 1", "initial 2", "initial 3"])
    for item in 1...2 {
      #expect(try #require(layout.ends[item]).frame == layout.currentFrame(of: item + 1))
      #expect(try #require(layout.starts[item + 1]).frame == old[item])
    }
    let start = try #require(layout.starts[1])
    #expect(start.transform == CGAffineTransform(scaleX: 0, y: 0) && start.alpha == 0)
  }

  @Test func insertingAtTheEndOnlyAppears() {
    let (screen, layout) = screen(3, selected: 1)
    screen.counts = [4]
    screen.collectionView.insertItems(at: [[0, 3]])
    #expect(layout.animations == ["initial 3"])
  }

  @Test func insertedCellsFadeInByDefault() throws {
    let screen = ArticleScreen([3], layout: PlainRow())
    screen.counts = [4]
    screen.collectionView.insertItems(at: [[0, 1]])
    screen.stage.advance(by: 0)
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    #expect(screen.presentedOpacity(of: cell) == 0 && screen.presentedFrame(of: cell).minX == 90)
    screen.stage.advance(by: 1)
    #expect(screen.presentedOpacity(of: cell) == 1)
  }

  // MARK: Deleting

  /// 1 disappears; 1 appears while 2 disappears, and 2 while 3 does.
  @Test func deletingTheSecondOfFourMakesFiveAnimationsThatOverlapInPairs() throws {
    let (screen, layout) = screen(4, selected: 1)
    let old = (0..<4).map { layout.currentFrame(of: $0) }
    screen.counts = [3]
    screen.collectionView.deleteItems(at: [[0, 1]])
    #expect(layout.animations == ["final 1", "final 2", "final 3", "initial 1", "initial 2"])
    for item in 1...2 {
      #expect(try #require(layout.starts[item]).frame == old[item + 1])
      #expect(try #require(layout.ends[item + 1]).frame == layout.currentFrame(of: item))
    }
    let end = try #require(layout.ends[1])
    #expect(end.transform == CGAffineTransform(scaleX: 0.1, y: 0.1) && end.alpha == 0)
  }

  @Test func deletedCellsFadeOutByDefault() throws {
    let screen = ArticleScreen([4], layout: PlainRow())
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    screen.counts = [3]
    screen.collectionView.deleteItems(at: [[0, 1]])
    screen.stage.advance(by: 0.2)
    #expect(screen.presentedOpacity(of: cell) < 0.5 && screen.presentedFrame(of: cell).minX == 90)
  }

  // MARK: Reloading

  @Test func reloadingMakesAsManyDisappearAsAppearAndNothingFades() throws {
    let (screen, layout) = screen(3, selected: 1)
    let old = (0..<3).map { layout.currentFrame(of: $0) }
    layout.selectedItem = 2
    screen.collectionView.reloadSections([0])
    #expect(layout.animations == ["final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2"])
    for item in 0..<3 {
      #expect(try #require(layout.starts[item]).frame == old[item])
      #expect(try #require(layout.ends[item]).frame == layout.currentFrame(of: item))
      #expect(layout.starts[item]?.alpha == 1 && layout.ends[item]?.alpha == 1)
    }
    let cell = try #require(screen.collectionView.cellForItem(at: [0, 2]))
    screen.stage.advance(by: 0)
    #expect(screen.presentedFrame(of: cell).width == 80)
    screen.stage.advance(by: 1)
    #expect(screen.presentedFrame(of: cell).width == 160)
  }

  @Test func reloadedCellsCrossFadeByDefault() throws {
    let screen = ArticleScreen([3], layout: PlainRow())
    let old = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    screen.collectionView.reloadSections([0])
    let new = try #require(screen.collectionView.cellForItem(at: [0, 1]))
    screen.stage.advance(by: 0.15)
    #expect(old !== new)
    for view in [old, new] {
      let opacity = screen.presentedOpacity(of: view)
      #expect(opacity > 0 && opacity < 1)
    }
  }

  // MARK: Moving

  /// 0 disappears while 2 appears, 1 while 0 does, and 2 while 1 does.
  @Test func movingTheFirstToTheThirdPlaceMakesSixAnimationsThatOverlapInPairs() throws {
    let (screen, layout) = screen(3, selected: 9)
    screen.collectionView.moveItem(at: [0, 0], to: [0, 2])
    #expect(layout.animations == ["final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2"])
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(layout.ends[0]?.transform3D == half && layout.starts[2]?.transform3D == half)
    for item in [1, 2] { #expect(layout.ends[item]?.transform3D == CATransform3DIdentity) }
    for (item, place) in [(1, 0), (2, 1)] {
      let cell = try #require(screen.collectionView.cellForItem(at: [0, place]))
      screen.stage.advance(by: 0)
      #expect(screen.presentedFrame(of: cell) == layout.currentFrame(of: item))
    }
  }

  // MARK: The controller

  @Test func theControllersButtonsAndTapsMakeTheFourUpdates() throws {
    let controller = SelectableStripViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    let player = ScriptPlayer(stage: stage)
    func press(_ title: String) throws {
      try player.play(Script(json: "[{\"press\": \"\(title)\"}, {\"wait\": 1}]"))
    }
    try press("Insert")
    #expect(controller.colours == [0, 8, 1, 2, 3, 4, 5, 6, 7])
    try press("Delete")
    #expect(controller.colours == Array(0..<8))
    try press("Move")
    #expect(controller.colours == [0, 2, 3, 1, 4, 5, 6, 7] && controller.layout.selectedItem == 3)
    try player.play(Script(json: "[{\"tapItem\": [0, 2]}, {\"wait\": 1}]"))
    #expect(controller.collectionView.cellForItem(at: [0, 2])?.frame.width == 160)
    for _ in 0..<8 { try press("Delete") }
    #expect(controller.colours.isEmpty)
    for title in ["Move", "Delete", "Insert"] { try press(title) }
    #expect(controller.colours.count == 1)
  }
}

/// A row without overrides of initial and final attributes, for the defaults.
private final class PlainRow: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 200) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * 90, y: 0, width: 80, height: 200)
    return attributes
  }
}
