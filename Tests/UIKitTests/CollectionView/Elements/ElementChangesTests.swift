import Testing

@testable import UIKit

/// What a pass finds to change, without a view.
@MainActor @Suite struct ElementChangesTests {
  private final class Token: MatchableElement {
    let key: ElementKey
    var lastMatch = 0

    init(_ item: Int) { key = ElementKey(.cell, "", section: 0, item: item) }
  }

  private func attributes(_ item: Int, y: CGFloat = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    return attributes
  }

  private func changes(
    _ tokens: [Token], _ wanted: [UICollectionViewLayoutAttributes], match: Int = 1,
    isInvalid: (ElementKey) -> Bool = { _ in true }
  ) -> ElementChanges<Token> {
    ElementChanges(from: KeyedElements(tokens), order: tokens, to: wanted, match: match, isInvalid: isInvalid)
  }

  @Test func whatTheLayoutHasAndIsNotShownAppears() {
    let found = changes([Token(1)], [attributes(0), attributes(1), attributes(2)])
    #expect(found.appearing.map { $0.key.item } == [0, 2])
    #expect(found.persisting.map { $0.key.item } == [1])
    #expect(found.disappearing.isEmpty)
  }

  @Test func whatIsShownAndTheLayoutHasNotDisappearsInTheGivenOrderAndMayReturn() {
    let tokens = [Token(3), Token(1), Token(2)]
    let found = changes(tokens, [attributes(2)])
    #expect(found.disappearing.map { $0.element === tokens[0] || $0.element === tokens[1] } == [true, true])
    #expect(found.disappearing.map { $0.returningKey?.item } == [3, 1])
    #expect(found.appearing.isEmpty)
  }

  @Test func whatPersistsAndIsValidIsLeftAlone() {
    let found = changes([Token(0), Token(1)], [attributes(0), attributes(1, y: 5)]) { $0.item == 1 }
    #expect(found.persisting.map { $0.to.frame.minY } == [5])
    #expect(found.appearing.isEmpty && found.disappearing.isEmpty)
  }

  @Test func anElementThatTheLayoutNamesTwiceAppearsOnceAndTakesItsLastAttributesWhenItPersists() {
    let new = changes([], [attributes(0, y: 1), attributes(0, y: 2)])
    #expect(new.appearing.map { $0.to.frame.minY } == [1])
    let old = changes([Token(0)], [attributes(0, y: 1), attributes(0, y: 2)])
    #expect(old.persisting.last?.to.frame.minY == 2 && old.disappearing.isEmpty)
  }

  @Test func eachComparisonStandsByItself() {
    let tokens = [Token(0), Token(1)]
    #expect(changes(tokens, [attributes(0)], match: 1).disappearing.map { $0.element.key.item } == [1])
    #expect(changes(tokens, [attributes(1)], match: 2).disappearing.map { $0.element.key.item } == [0])
    #expect(changes(tokens, [], match: 3).disappearing.count == 2)
  }
}
