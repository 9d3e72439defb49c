import Testing

@testable import UIKit

/// Which elements are asked for the size that they prefer, and which do not decide, without a layout.
@MainActor @Suite struct SelfSizingStateTests {
  private func element(_ item: Int) -> Element {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    return Element(key: attributes.key, view: UICollectionViewCell(frame: .zero), attributes: attributes)
  }

  @Test func elementsAreTakenOnceInTheOrderInWhichTheyCame() {
    var sizing = SelfSizing()
    let elements = (0..<3).map { element($0) }
    sizing.add(elements[1])
    sizing.add([elements[0], elements[2]])
    sizing.add(elements[0])
    let (first, second) = (sizing.take(), sizing.take())
    #expect(first.map { $0.key.item } == [1, 0, 2])
    #expect(second.isEmpty)
  }

  @Test func anElementThatPrefersSomethingElseInFivePassesInARowIsNamedOnce() {
    var sizing = SelfSizing()
    let (restless, calm) = (element(0), element(1))
    func pass(_ elements: [Element]) {
      let former = sizing.takeUndecided()
      for element in elements { sizing.noteUndecided(element, former: former) }
    }
    for _ in 0..<4 { pass([calm, restless]) }
    pass([restless])
    let named = sizing.takeUndecidedElementToName()
    for _ in 0..<5 { pass([calm]) }
    let another = sizing.takeUndecidedElementToName()
    #expect(named === restless && another == nil)
  }

  @Test func anElementThatDecidesOnceBeginsAgain() {
    var sizing = SelfSizing()
    let cell = element(0)
    for pass in 0..<6 {
      let former = sizing.takeUndecided()
      if pass != 2 { sizing.noteUndecided(cell, former: former) }
    }
    let named = sizing.takeUndecidedElementToName()
    #expect(named == nil)
  }
}
