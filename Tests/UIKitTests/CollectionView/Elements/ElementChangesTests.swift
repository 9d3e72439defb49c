import CollectionIndex
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
    invalid: InvalidElements = .all
  ) -> ElementChanges<Token> {
    ElementChanges(before: KeyedElements(tokens), order: tokens, invalid: invalid) { _ in wanted }
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
    let found = changes(
      [Token(0), Token(1)], [attributes(0), attributes(1, y: 5)], invalid: InvalidElements([Token(1).key]))
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
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 100)
    let found = ElementChanges(before: KeyedElements(tokens), invalid: InvalidElements(invalid), in: bounds) {
      isWanted in
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

  @Test func ofManyInvalidElementsTheSameAreWantedAsOfFew() {
    let tokens = (0..<20).map { Token($0) }
    let found = ElementChanges(
      before: KeyedElements(tokens), invalid: InvalidElements(Set((5..<20).map { Token($0).key }))
    ) { isWanted in (0..<20).map { attributes($0) }.filter { isWanted($0.key) } }
    #expect(found.persisting.map { $0.key.item } == Array(5..<20))
    #expect(found.appearing.isEmpty && found.disappearing.isEmpty)
  }

  // MARK: Changes of keys

  private func map(_ change: (inout UpdateBatch) -> Void) -> ElementMap {
    var batch = UpdateBatch()
    change(&batch)
    return ElementMap(batch)
  }

  @Test func elementsAreFoundByTheKeysThatTheyHaveAfterAnUpdate() {
    let tokens = [Token(0), Token(1), Token(2)]
    let map = map {
      $0.itemInsertions = [[0, 0]]
      $0.itemDeletions = [[0, 1]]
    }
    let found = ElementChanges(before: KeyedElements(tokens), mapping: map) { _ in (0..<4).map { attributes($0) } }
    #expect(found.persisting.map { $0.element.key.item } == [0, 2])
    #expect(found.persisting.map { $0.key.item } == [1, 2])
    #expect(found.renamed.map { $0.key.item } == [1, 2])
    #expect(found.appearing.map { $0.key.item } == [0, 3])
    #expect(found.appearing.map { $0.isInserted } == [true, false])
    #expect(found.disappearing.map { $0.element.key.item } == [1])
    #expect(found.disappearing.map { $0.returningKey } == [nil])
  }

  @Test func anElementThatLeavesTheScreenReturnsUnderItsNewKey() {
    let found = ElementChanges(before: KeyedElements([Token(2)]), mapping: map { $0.itemInsertions = [[0, 0]] }) { _ in
      [attributes(0)]
    }
    #expect(found.disappearing.map { $0.returningKey?.item } == [3])
  }

  @Test func aReloadedElementDisappearsForGoodAndAppears() {
    let found = ElementChanges(before: KeyedElements([Token(0)]), mapping: map { $0.itemReloads = [[0, 0]] }) { _ in
      [attributes(0)]
    }
    #expect(found.disappearing.map { $0.returningKey } == [nil])
    #expect(found.appearing.map { $0.isInserted } == [true])
    #expect(found.persisting.isEmpty && found.renamed.isEmpty)
  }

  @Test func renamedElementsAreInTheOrderOfTheirNewKeys() {
    let tokens = (0..<4).map { Token($0) }
    let map = map { $0.itemMoves = [([0, 3], [0, 0])] }
    let found = ElementChanges(before: KeyedElements(tokens), mapping: map) { _ in (0..<4).map { attributes($0) } }
    #expect(found.renamed.map { $0.element.key.item } == [3, 0, 1, 2])
    #expect(found.renamed.map { $0.key.item } == [0, 1, 2, 3])
  }

  @Test func renamedElementsKnowTheirPlacesBeforeAndAfter() {
    let map = map {
      $0.itemInsertions = [[0, 0]]
      $0.itemDeletions = [[0, 1]]
    }
    let found = ElementChanges(before: KeyedElements((0..<3).map { Token($0) }), mapping: map) { _ in
      (0..<4).map { attributes($0) }
    }
    #expect(found.renamed.map { $0.placeBefore } == [0, 2])
    #expect(found.renamed.map { $0.placeAfter } == [1, 2])
  }
}
