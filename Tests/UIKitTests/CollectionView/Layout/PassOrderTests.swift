import Stage
import Testing
import UIKit

/// In which order a layout pass asks layouts and views, where programs depend on it.
@MainActor @Suite struct PassOrderTests {
  /// Writes down when it is laid out and when it is asked for its size.
  private final class OrderCell: UICollectionViewCell {
    var log: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      log.append("preferred")
      return layoutAttributes
    }
  }

  @Test func aNewCellIsAskedForItsPreferredAttributesBeforeItIsLaidOut() throws {
    let fixture = CollectionFixture([0])
    fixture.collectionView.register(OrderCell.self, forCellWithReuseIdentifier: "order")
    fixture.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "order", for: $1) }
    fixture.counts = [3]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    let cells = fixture.collectionView.visibleCells.compactMap { $0 as? OrderCell }
    #expect(cells.count == 3)
    for cell in cells { #expect(cell.log.first == "preferred" && cell.log.contains("layout")) }
  }

  /// Knows how large its content is when it has been asked for its elements.
  private final class LateLayout: UICollectionViewFlowLayout {
    private var isKnown = false

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      isKnown = false
      super.invalidateLayout(with: context)
    }

    override var collectionViewContentSize: CGSize {
      isKnown ? CGSize(width: 400, height: 5000) : super.collectionViewContentSize
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      isKnown = true
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func theContentSizeIsAskedForAgainAfterTheElements() {
    let fixture = CollectionFixture([3])
    fixture.collectionView.collectionViewLayout = LateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentSize.height == 5000)
  }
}
