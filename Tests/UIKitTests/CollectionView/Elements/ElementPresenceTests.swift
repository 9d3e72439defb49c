import QuartzCore
import Testing

@testable import UIKit

/// The stages of an element's life, without a collection view.
@MainActor @Suite struct ElementPresenceTests {
  private func element(_ item: Int) -> Element {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    return Element(key: attributes.key, view: UICollectionViewCell(frame: .zero), attributes: attributes)
  }

  private func key(_ item: Int) -> ElementKey { ElementKey(.cell, "", section: 0, item: item) }

  private func animation() -> ViewAnimation {
    ViewAnimation(
      duration: 0.3, delay: 0, curve: .timing(CAMediaTimingFunction(name: .linear)), options: [])
  }

  @Test func aShownElementIsPresentUnderItsKey() {
    let element = element(3)
    #expect(!element.isDisappearing && !element.isGone && element.departure == nil)
    #expect(element.key == key(3) && !element.view.isDisappearing)
  }

  @Test func aLeavingElementIsPresentUnderTheKeyThatItWouldReturnUnder() {
    let (element, way) = (element(3), animation())
    element.leave(Element.Departure(number: 1, animation: way, returningKey: key(4)))
    #expect(element.isDisappearing && !element.isGone && element.view.isDisappearing)
    #expect(element.departure?.animation === way)
    #expect(element.key == key(3) && element.departure?.returningKey == key(4))
    element.mapReturningKey { ElementKey(.cell, "", section: 1, item: $0.item) }
    #expect(element.departure?.returningKey == ElementKey(.cell, "", section: 1, item: 4))
    element.mapReturningKey { _ in nil }
    #expect(element.departure?.returningKey == nil && element.isDisappearing)
  }

  @Test func aMapOfKeysLeavesAShownElementAlone() {
    let element = element(3)
    element.mapReturningKey { _ in nil }
    #expect(element.key == key(3) && !element.isDisappearing)
  }

  @Test func anElementThatReappearsIsShownUnderItsNewKey() {
    let element = element(3)
    element.leave(Element.Departure(number: 1, animation: animation(), returningKey: key(4)))
    element.reappear(as: key(4))
    #expect(!element.isDisappearing && element.departure == nil && !element.view.isDisappearing)
    #expect(element.key == key(4))
  }

  @Test func anElementThatIsGoneDoesNotDisappear() {
    let element = element(3)
    element.leave(Element.Departure(number: 1, animation: animation(), returningKey: key(3)))
    element.end()
    #expect(element.isGone && !element.isDisappearing && element.departure == nil && !element.view.isDisappearing)
  }

  @Test func visibleElementsNameTheOneThatWouldReturnUnderAKey() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let elements = (0..<3).map { element($0) }
    for element in elements { view.visible.insert(element, in: view) }
    view.visible.disappear(elements[1], view.visible.makeDeparture(in: animation(), returningKey: key(7)))
    #expect(view.visible.shown.all.map { $0.key.item } == [0, 2])
    #expect(view.visible.disappearing.map { $0.key.item } == [1] && view.visible.stack.count == 3)
    #expect(view.visible.returning(to: key(7)) === elements[1] && view.visible.returning(to: key(1)) == nil)
    // Another departure replaces the first.
    view.visible.disappear(elements[1], view.visible.makeDeparture(in: animation(), returningKey: nil))
    #expect(view.visible.disappearing.count == 1 && view.visible.returning(to: key(7)) == nil)
    view.visible.remove(elements[1])
    #expect(view.visible.disappearing.isEmpty && view.visible.stack.count == 2 && elements[1].isGone)
  }

  @Test func aMovementsMapIsTakenByTheNextPassOnly() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let elements = (0..<3).map { element($0) }
    for element in elements { view.visible.insert(element, in: view) }
    view.visible.rekey(ElementMap(moving: [0, 0], to: [0, 2]), in: view)
    #expect(elements.map { $0.key.item } == [2, 0, 1])
    #expect(view.visible.shown.all.map { $0.key.item } == [0, 1, 2])
    #expect(view.visible.takeRenaming()?.newPath(ofOld: [0, 0]) == [0, 2])
    #expect(view.visible.takeRenaming() == nil)
    #expect(view.visible.stack.map { $0.key.item } == [0, 1, 2])
    #expect(view.subviews.compactMap { $0 as? UICollectionReusableView } == view.visible.stack.map { $0.view })
  }
}
