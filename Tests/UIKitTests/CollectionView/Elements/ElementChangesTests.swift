import Testing

@testable import UIKit

/// What a pass finds to change, without a view.
@MainActor @Suite struct ElementChangesTests {
  private final class Token: KeyedElement {
    let key: ElementKey

    init(_ item: Int) { key = ElementKey(.cell, "", section: 0, item: item) }
  }

  private func attributes(_ item: Int, y: CGFloat = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    return attributes
  }

  private func changes(
    _ tokens: [Token], _ wanted: [UICollectionViewLayoutAttributes],
    isInvalid: (ElementKey) -> Bool = { _ in true }
  ) -> ElementChanges<Token> {
    ElementChanges(from: KeyedElements(tokens), order: tokens, to: wanted, isInvalid: isInvalid)
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

  @Test func attributesAreWantedOfWhatIsNewAndOfWhatIsInvalid() {
    let tokens = [Token(0), Token(1), Token(2), Token(3)]
    let invalid = Set([1, 3, 5].map { Token($0).key })
    var asked: [Int] = []
    let found = ElementChanges(
      from: KeyedElements(tokens), order: tokens, invalid: invalid,
      in: CGRect(x: 0, y: 0, width: 10, height: 100)
    ) { isWanted in
      // The layout has no element 2 any more, and 3 is out of sight.
      let all = [attributes(0), attributes(1, y: 5), attributes(3, y: 200), attributes(4), attributes(5, y: 300)]
      let wanted = all.filter { isWanted($0.key) }
      asked = wanted.map { $0.key.item }
      return wanted
    }
    #expect(asked == [1, 3, 4, 5])
    #expect(found.persisting.map { $0.to.frame.minY } == [5])
    #expect(found.appearing.map { $0.key.item } == [4])
    #expect(found.disappearing.map { $0.element.key.item } == [2, 3])
  }

  @Test func ofManyInvalidOnesTheSameIsWantedAsOfFew() {
    let tokens = (0..<20).map { Token($0) }
    let found = ElementChanges(
      from: KeyedElements(tokens), order: tokens, invalid: Set((5..<20).map { Token($0).key }),
      in: CGRect(x: 0, y: 0, width: 10, height: 100)
    ) { isWanted in (0..<20).map { attributes($0) }.filter { isWanted($0.key) } }
    #expect(found.persisting.map { $0.key.item } == Array(5..<20))
    #expect(found.appearing.isEmpty && found.disappearing.isEmpty)
  }
}
