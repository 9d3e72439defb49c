import Stage
import Testing
import UIKit

@MainActor @Suite struct CollectionDefaultsTests {
  @Test func selectionIsAllowedAndMultipleSelectionIsNot() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
    #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing && !view.isEditing)
    #expect(view.isPrefetchingEnabled && !view.hasUncommittedUpdates)
  }

  @Test func thereIsNoCellForAnItemThatIsOffScreenOrDoesNotExist() {
    let fixture = CollectionFixture([100])
    #expect(fixture.collectionView.cellForItem(at: [0, 50]) == nil)
    #expect(fixture.collectionView.cellForItem(at: [0, 100]) == nil)
    #expect(fixture.collectionView.cellForItem(at: [3, 0]) == nil)
    #expect(fixture.collectionView.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  @Test func onlyTheAttributesOfCellsHaveNoKind() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    let shade = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: [0, 0])
    #expect(cell.representedElementKind == nil && cell.representedElementCategory == .cell)
    #expect(header.representedElementKind == "header" && header.representedElementCategory == .supplementaryView)
    #expect(shade.representedElementKind == "shade" && shade.representedElementCategory == .decorationView)
    #expect([cell, header, shade].allSatisfy { $0.zIndex == 0 && $0.alpha == 1 && !$0.isHidden })
  }
}
