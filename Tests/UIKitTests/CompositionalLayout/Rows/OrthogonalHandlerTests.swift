// Handlers of sections that scroll across the layout.

import Testing
import UIKit

@MainActor @Suite struct OrthogonalHandlerTests {
  private struct Call {
    let section: Int
    let items: [Int]
    let offset: CGPoint
    let size: CGSize
  }

  /// A list item above two rows with handlers.
  private func fixture(_ note: @escaping (Call) -> Void) -> CompositionalFixture {
    CompositionalFixture(
      [1, 50, 50],
      UICollectionViewCompositionalLayout { index, _ in
        guard index > 0 else { return list(.absolute(60)) }
        let section = rowSection(inset: 10)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
          note(
            Call(
              section: index, items: items.map { $0.indexPath.item }, offset: offset,
              size: environment.container.contentSize))
        }
        return section
      })
  }

  @Test func itReceivesTheRowsOwnOffsetAndSize() {
    var calls: [Call] = []
    let fixture = fixture { calls.append($0) }
    #expect(calls.prefix(2).map { $0.section } == [2, 1])
    let first = calls.last
    #expect(first?.items == [0, 1, 2])
    #expect(first?.offset == CGPoint(x: 0, y: 70))
    #expect(first?.size == CGSize(width: 300, height: 80))
    calls = []
    fixture.scrollRow(to: 115)
    #expect(calls.map { $0.section } == [1])
    #expect(calls.last?.items == [1, 2, 3, 4])
    #expect(calls.last?.offset == CGPoint(x: 115, y: 70))
  }

  @Test func itIsCalledWithoutAskingForTheSectionAgain() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let section = rowSection()
      section.visibleItemsInvalidationHandler = { _, _, _ in }
      return section
    }
    let fixture = CompositionalFixture([50], layout)
    let before = asked
    for x in 1..<20 { fixture.scrollRow(to: CGFloat(10 * x)) }
    #expect(asked == before)
  }

  @Test func whatItChangesIsSeenInTheRow() throws {
    let section = rowSection()
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = max(0.1, 1 - distance / 1000)
      }
    }
    let fixture = CompositionalFixture(50, section)
    #expect(fixture.cell(0)?.alpha == 0.9)
    fixture.scrollRow(to: 400)
    #expect(fixture.cell(5)?.alpha == 1)
    #expect(fixture.cell(4)?.alpha == 0.9)
    #expect(fixture.presented(5)?.midX == 150)
  }

  @Test func withoutAHandlerNothingIsInvalidated() {
    let fixture = CompositionalFixture(50, rowSection())
    let cell = fixture.cell(2)
    fixture.scrollRow(to: 40)
    #expect(!fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 10, width: 300, height: 400)))
    #expect(fixture.cell(2) === cell)
  }
}
