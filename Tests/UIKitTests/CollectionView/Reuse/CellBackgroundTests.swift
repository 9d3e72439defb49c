import Stage
import Testing
import UIKit

@MainActor @Suite struct CellBackgroundTests {
  private func cell() -> (UICollectionViewCell, background: UIView, selected: UIView) {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (background, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    return (cell, background, selected)
  }

  @Test func backgroundsAreAsLargeAsTheCellAndBehindItsContent() {
    let (cell, background, selected) = cell()
    #expect(
      cell.subviews.map(ObjectIdentifier.init) == [background, selected, cell.contentView].map(ObjectIdentifier.init))
    cell.frame.size = CGSize(width: 200, height: 80)
    cell.layoutIfNeeded()
    #expect(background.frame == cell.bounds && selected.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func theSelectedBackgroundIsSeenWhileSelectedOrHighlighted() {
    let (cell, _, selected) = cell()
    #expect(selected.alpha == 0)
    cell.isHighlighted = true
    #expect(selected.alpha == 1)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(selected.alpha == 1)
    cell.isSelected = false
    #expect(selected.alpha == 0)
  }

  @Test func theSelectedBackgroundAnimatesInOnAnAnimatedSelection() throws {
    let fixture = CollectionFixture([10])
    let cell = try #require(fixture.cell(1))
    let selected = UIView()
    cell.selectedBackgroundView = selected
    fixture.stage.advance(by: 0)
    fixture.collectionView.selectItem(at: [0, 1], animated: true, scrollPosition: [])
    #expect(cell.isSelected)
    fixture.stage.advance(by: 0.15)
    #expect(isNear(Double(fixture.screen.seen(selected).opacity), 0.5, 1e-6))
    fixture.stage.advance(by: 0.2)
    #expect(fixture.screen.seen(selected).opacity == 1)
    fixture.collectionView.deselectItem(at: [0, 1], animated: false)
    #expect(fixture.screen.seen(selected).opacity == 0)
  }
}
