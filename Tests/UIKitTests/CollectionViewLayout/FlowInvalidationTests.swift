// What a flow layout does again, and what it keeps.

import Testing
import UIKit

@MainActor @Suite struct FlowInvalidationTests {
  private final class WishfulCell: UICollectionViewCell {
    static var wish: CGSize?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wish = WishfulCell.wish { layoutAttributes.size = wish }
      return layoutAttributes
    }
  }

  /// The next collection view may have the address of the one before.
  @Test func aLayoutForgetsTheSizesOfACollectionViewThatIsGone() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    for number in 0..<20 {
      WishfulCell.wish = number % 2 == 0 ? CGSize(width: 320, height: 80) : nil
      let fixture = FlowFixture([50], layout: layout)
      fixture.collectionView.register(WishfulCell.self, forCellWithReuseIdentifier: "cell")
      fixture.layOut()
      #expect(fixture.frame(0)?.height == (number % 2 == 0 ? 80 : 44))
    }
  }

  @Test func scrollingInvalidatesNothing() {
    let layout = CountingFlowLayout()
    let fixture = FlowFixture([1000], layout: layout)
    fixture.layOut()
    let preparations = layout.preparations
    for offset in stride(from: 0, through: 3000, by: 100) { fixture.scroll(to: CGFloat(offset)) }
    #expect(layout.preparations == preparations)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 480)))
  }

  @Test func onlyANewExtentAcrossTheScrollDirectionInvalidates() {
    let delegate = FlowSizes()
    let layout = CountingFlowLayout()
    let fixture = FlowFixture([100], layout: layout, delegate: delegate)
    fixture.layOut()
    let preparations = layout.preparations
    fixture.collectionView.frame.size.height = 600
    fixture.layOut()
    #expect(layout.preparations == preparations)
    #expect(delegate.questions == 100)
    fixture.collectionView.frame.size.width = 170
    fixture.layOut()
    #expect(layout.preparations == preparations + 1)
    #expect(delegate.questions == 200)
    #expect(fixture.frame(3) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 60)
  }

  @Test func aContextCoversEverythingByDefault() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    let layout = UICollectionViewFlowLayout()
    #expect(
      layout.invalidationContext(forBoundsChange: .zero) is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func aContextWithoutDelegateMetricsKeepsWhatTheDelegateSaid() {
    let delegate = FlowSizes()
    let fixture = FlowFixture([100], delegate: delegate)
    fixture.layOut()
    #expect(delegate.questions == 100)
    delegate.size = { _ in CGSize(width: 150, height: 20) }
    let keeping = UICollectionViewFlowLayoutInvalidationContext()
    keeping.invalidateFlowLayoutDelegateMetrics = false
    fixture.layout.invalidateLayout(with: keeping)
    fixture.layOut()
    #expect(delegate.questions == 100)
    #expect(fixture.frame(1)?.minX == 68)
    fixture.layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    fixture.layOut()
    #expect(delegate.questions == 200)
    #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 170)
  }

  private final class MetricsKeepingLayout: UICollectionViewFlowLayout {
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      return context
    }
  }

  @Test func aNewWidthWithoutDelegateMetricsBreaksTheKnownSizesAgain() {
    let delegate = FlowSizes()
    delegate.size = { CGSize(width: 50 + CGFloat($0.item % 2), height: 20) }
    let fixture = FlowFixture([100], layout: MetricsKeepingLayout(), delegate: delegate)
    fixture.layOut()
    fixture.collectionView.frame.size.width = 180
    fixture.layOut()
    #expect(delegate.questions == 100)
    #expect(fixture.frame(2)?.minX == 130)
    #expect(fixture.frame(3)?.minY == 30)
  }

  @Test func newDataAsksForMetricsAgain() {
    let delegate = FlowSizes()
    let fixture = FlowFixture([10], delegate: delegate)
    fixture.layOut()
    fixture.counts = [20, 5]
    fixture.collectionView.reloadData()
    fixture.layOut()
    #expect(delegate.questions == 35)
    #expect(fixture.collectionView.contentSize.height == 280)
  }

  @Test func aBatchUpdateFlowsAgain() {
    let fixture = FlowFixture([10])
    fixture.layOut()
    fixture.counts = [8]
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(fixture.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(fixture.frame(8) == nil)
    #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 270)
  }

  /// Makes cells narrower the further they are from the top of the view, as carousels do.
  final class Carousel: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.alpha = (attributes.frame.minY - collectionView!.bounds.minY) / 1000
        return attributes
      }
    }
  }

  @Test func aSubclassThatDependsOnTheBoundsIsAskedForEverythingWhileScrollingButNoDelegateIs() throws {
    let delegate = FlowSizes()
    let fixture = FlowFixture([100], layout: Carousel(), delegate: delegate)
    fixture.layOut()
    let cell = try #require(fixture.collectionView.cellForItem(at: IndexPath(item: 20, section: 0)))
    #expect(cell.alpha == 0.24)
    fixture.scroll(to: 100)
    #expect(cell.alpha == 0.14)
    #expect(delegate.questions == 100)
  }

  /// Fills the width, which it finds out while it prepares, as many subclasses do.
  final class FullWidth: UICollectionViewFlowLayout {
    private(set) var preparations = 0

    override func prepare() {
      preparations += 1
      if let collectionView { itemSize = CGSize(width: collectionView.bounds.width, height: 44) }
      super.prepare()
    }
  }

  @Test func aSubclassThatSetsItsItemSizeWhilePreparingSettles() throws {
    let layout = FullWidth()
    let fixture = FlowFixture([100], layout: layout)
    fixture.layOut()
    #expect(layout.preparations == 2)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 54, width: 320, height: 44))
    fixture.scroll(to: 200)
    #expect(layout.preparations == 2)
    fixture.collectionView.frame.size.width = 200
    fixture.layOut()
    #expect(layout.preparations == 4)
    let cell = try #require(fixture.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 270, width: 200, height: 44))
  }

  // MARK: Size

  @Test func aMillionItemsCostNothingUntilSeen() {
    let layout = CountingFlowLayout()
    let fixture = FlowFixture([1_000_000], layout: layout)
    fixture.layOut()
    #expect(fixture.countQuestions == 1)
    #expect(layout.preparations == 1)
    #expect(fixture.cellsMade == 40)
    #expect(fixture.collectionView.contentSize.height == 11_999_990)
    fixture.scroll(to: 11_999_990 - 480)
    #expect(fixture.collectionView.indexPathsForVisibleItems.last == IndexPath(item: 999_999, section: 0))
    #expect(fixture.collectionView.indexPathsForVisibleItems.count == 40)
    #expect(fixture.cellsMade == 80)
    #expect(layout.preparations == 1)
    #expect(layout.itemQueries == 0)
  }

  @Test func aHundredThousandSectionsAreAskedForOnce() {
    let layout = CountingFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let fixture = FlowFixture([Int](repeating: 10, count: 100_000), layout: layout)
    fixture.layOut()
    // Each: 20 + 50 + 10 + 50.
    #expect(fixture.collectionView.contentSize.height == 13_000_000)
    #expect(fixture.countQuestions == 100_000)
    fixture.scroll(to: 6_500_000)
    #expect(fixture.header(50_000)?.frame.minY == 6_500_000)
    #expect(fixture.countQuestions == 100_000)
    #expect(layout.preparations == 1)
    #expect(fixture.collectionView.indexPathsForVisibleItems.first == IndexPath(item: 0, section: 50_000))
    #expect(fixture.collectionView.indexPathsForVisibleItems.count == 40)
  }
}
