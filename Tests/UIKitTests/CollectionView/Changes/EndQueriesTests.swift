import CollectionIndex
import Testing

@testable import UIKit

/// What a layout is asked about the ends of a change, without a view.
@MainActor @Suite struct EndQueriesTests {
  private final class Token: KeyedElement {
    let key: ElementKey

    init(_ item: Int) { key = ElementKey(.cell, "", section: 0, item: item) }
  }

  /// A layout that notes what it is asked, and sends elements elsewhere.
  private final class AskedLayout: UICollectionViewLayout {
    var questions: [String] = []
    /// The y coordinate of the final attributes of each item; nil for the default.
    var ends: [Int: CGFloat] = [:]

    private func note(_ question: String, _ path: IndexPath, y: CGFloat?) -> UICollectionViewLayoutAttributes? {
      questions.append("\(question) \(path.item)")
      return y.map { EndQueriesTests.attributes(path.item, y: $0) }
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      note("initial", path, y: -1)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      note("final", path, y: ends[path.item])
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { note("initial \(kind)", path, y: nil) }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { note("final \(kind)", path, y: nil) }
  }

  private static func attributes(_ item: Int, y: CGFloat = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    return attributes
  }

  private let layout = AskedLayout()
  private var queries: EndQueries {
    EndQueries(
      to: TracedLayout(layout: layout), defaults: .pass(AnimatedPass(isScrolling: false, map: nil)))
  }

  /// Returns the changes of an update in which item 3 moves to the front, item 1 is deleted, and an item is inserted at
  /// the end.
  private func changes() -> ElementChanges<Token> {
    var batch = UpdateBatch()
    batch.itemMoves = [([0, 3], [0, 0])]
    batch.itemDeletions = [[0, 1]]
    batch.itemInsertions = [[0, 3]]
    return ElementChanges(before: KeyedElements((0..<4).map { Token($0) }), mapping: ElementMap(batch)) { _ in
      (0..<4).map { Self.attributes($0) }
    }
  }

  @Test func finalAttributesAreAskedInTheOrderOfOldKeysAndThenInitialOnesInThatOfNewKeys() {
    var changes = changes()
    queries.completeAll(&changes)
    #expect(
      layout.questions == (0..<4).map { "final \($0)" } + (0..<4).map { "initial \($0)" })
    #expect(changes.persisting.map { $0.from?.frame.minY } == [-1, -1, -1])
    #expect(changes.appearing.map { $0.from?.frame.minY } == [-1])
  }

  @Test func whatTheLayoutSendsElsewhereLeavesASnapshotOfTheElementThatHadTheKey() {
    layout.ends = [1: 70, 2: 0, 3: 50]
    var changes = changes()
    queries.completeAll(&changes)
    #expect(changes.persisting.map { $0.element.key.item } == [3, 0, 2])
    #expect(changes.persisting.map { $0.picture?.frame.minY } == [50, nil, nil])
    #expect(changes.disappearing.map { $0.to?.frame.minY } == [70])
  }

  @Test func elementsThatPersistAreNotAskedAboutInAPass() {
    var changes = changes()
    queries.complete(&changes)
    #expect(layout.questions == ["final 1", "initial 3"])
  }

  @Test func eachCategoryHasItsQuestion() {
    _ = queries.attributes(.initial, of: ElementKey(.supplementaryView, "header", section: 0, item: 2))
    _ = queries.attributes(.final, of: ElementKey(.decorationView, "card", section: 0, item: 1))
    _ = queries.attributes(.final, of: ElementKey(.cell, "", section: 0, item: 4))
    #expect(layout.questions == ["initial header 2", "final card 1", "final 4"])
  }

  @Test func defaultsComeFromTheChangeOnlyWhileItIsAskedAbout() {
    var isKnown = false
    queries.ask { _ in isKnown = layout.defaultEnds != nil }
    #expect(isKnown && layout.defaultEnds == nil)
  }

  @Test func whatElementsLeaveIsTheOldLayoutAndWhereTheyComeIsTheNewOne() {
    let old = AskedLayout()
    let queries = EndQueries(LayoutTransition(from: old, to: layout))
    _ = queries.attributes(.initial, of: Token(5).key)
    _ = queries.attributes(.final, of: Token(6).key)
    #expect(layout.questions == ["initial 5"] && old.questions == ["final 6"])
  }

  // MARK: Order

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [4, 0, 5, 2, 3, 1], [], [7]])
  func keysBeforeTheChangeAscendWithTheirPlaces(_ order: [Int]) {
    let persisting = order.map {
      ElementChanges<Token>.Persisting(element: Token($0), key: Token($0).key, to: Self.attributes($0))
    }
    let keys = PlacedKey.formerKeys(of: persisting)
    #expect(keys.map { $0.key.item } == order.sorted())
    #expect(keys.map { order[$0.place] } == order.sorted())
  }
}
