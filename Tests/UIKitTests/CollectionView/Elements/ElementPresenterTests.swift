import CollectionIndex
import Testing

@testable import UIKit

/// The presenter of elements, without a data source and a screen.
@MainActor @Suite struct ElementPresenterTests {
  private final class Cell: UICollectionViewCell {
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  private var presenter: ElementPresenter { view.presenter }

  private func attributes(_ item: Int, y: CGFloat = 0, zIndex: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
    attributes.zIndex = zIndex
    return attributes
  }

  private func element(_ item: Int) throws -> Element {
    let key = ElementKey(.cell, "", section: 0, item: item)
    let cell = try #require(presenter.dequeue("cell", key))
    let element = Element(key: key, view: cell, attributes: attributes(item))
    view.visible.insert(element, in: view)
    return element
  }

  @Test func anUnknownIdentifierHasNoView() {
    #expect(presenter.dequeue("cell", ElementKey(.cell, "", section: 0, item: 0)) == nil)
    #expect(presenter.registeredCells.isEmpty)
  }

  @Test func aRemovedViewWaitsAndIsUsedAgain() throws {
    presenter.register(Cell.self, identifier: "cell")
    let first = try element(0)
    presenter.remove(first)
    #expect(first.isGone && view.visible.stack.isEmpty && presenter.waitingViewCount == 1)
    presenter.remove(first)
    #expect(presenter.waitingViewCount == 1)
    let second = try element(1)
    #expect(second.view === first.view && (second.view as? Cell)?.reuses == 1 && presenter.waitingViewCount == 0)
  }

  @Test func attributesAreCopiedAndViewsStackedByTheirDepth() throws {
    presenter.register(Cell.self, identifier: "cell")
    let (first, second) = (try element(0), try element(1))
    #expect(view.visible.stack.map { $0.key.item } == [0, 1])
    let new = attributes(0, y: 50, zIndex: 3)
    presenter.show(new, in: first)
    new.frame.origin.y = 90
    #expect(first.attributes.frame.minY == 50 && first.view.frame.minY == 50)
    #expect(view.visible.stack.map { $0.key.item } == [1, 0])
    presenter.show(attributes(1, zIndex: 9), in: second, depth: 1)
    #expect(view.visible.stack.map { $0.key.item } == [1, 0])
  }

  @Test func disappearingElementsMoveWithTheContent() throws {
    presenter.register(Cell.self, identifier: "cell")
    let element = try element(0)
    view.visible.disappear(
      element,
      view.visible.makeDeparture(
        in: ViewAnimation(duration: 1, delay: 0, curve: .timing(.init(name: .linear)), options: []),
        returningKey: nil))
    presenter.shiftDisappearing(by: CGPoint(x: 0, y: 25))
    #expect(element.attributes.frame.minY == 25)
  }
}
