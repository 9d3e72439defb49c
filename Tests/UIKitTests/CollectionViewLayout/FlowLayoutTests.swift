// UICollectionViewFlowLayout in a collection view.

import Stage
import Testing
import UIKit

@MainActor @Suite struct FlowLayoutTests {
  @Test func theDefaultsAreThoseOfIOS() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test func cellsStandInLinesAcrossTheView() {
    let fixture = FlowFixture([100])
    fixture.layOut()
    #expect(fixture.collectionView.contentSize == CGSize(width: 320, height: 1190))
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(fixture.frame(4) == CGRect(x: 270, y: 0, width: 50, height: 50))
    #expect(fixture.frame(99) == CGRect(x: 270, y: 1140, width: 50, height: 50))
    #expect(fixture.collectionView.indexPathsForVisibleItems.count == 40)
    #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 7, section: 0))?.frame.minX == 135)
  }

  @Test func theContentSizeIsKnownBeforeAnythingWasLaidOut() {
    let fixture = FlowFixture([100])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: 1190))
    fixture.layOut()
    #expect(fixture.collectionView.contentSize == CGSize(width: 320, height: 1190))
    #expect(fixture.collectionView.indexPathsForVisibleItems.count == 40)
  }

  @Test func horizontallyCellsStandInColumns() {
    let fixture = FlowFixture([100], size: CGSize(width: 300, height: 170))
    fixture.layout.scrollDirection = .horizontal
    fixture.layOut()
    #expect(fixture.frame(2) == CGRect(x: 0, y: 120, width: 50, height: 50))
    #expect(fixture.frame(3) == CGRect(x: 60, y: 0, width: 50, height: 50))
    #expect(fixture.collectionView.contentSize == CGSize(width: 2030, height: 170))
    #expect(fixture.collectionView.indexPathsForVisibleItems.count == 15)
  }

  @Test func aChangedPropertyShowsInTheNextLayout() {
    let fixture = FlowFixture([100])
    fixture.layOut()
    fixture.layout.itemSize = CGSize(width: 150, height: 100)
    fixture.layout.minimumLineSpacing = 4
    fixture.layout.sectionInset = UIEdgeInsets(top: 6, left: 5, bottom: 0, right: 5)
    fixture.layOut()
    #expect(fixture.frame(1) == CGRect(x: 165, y: 6, width: 150, height: 100))
    #expect(fixture.frame(2) == CGRect(x: 5, y: 110, width: 150, height: 100))
    #expect(fixture.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == fixture.frame(2))
  }

  @Test func aPropertyThatIsSetToItsValueInvalidatesNothing() {
    let layout = CountingFlowLayout()
    let fixture = FlowFixture([100], layout: layout)
    fixture.layOut()
    let contexts = layout.contexts.count
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 10
    layout.scrollDirection = .vertical
    #expect(layout.contexts.count == contexts)
    layout.minimumLineSpacing = 11
    #expect(layout.contexts.count == contexts + 1)
  }

  @Test func itemsBeginAtPixelsOfTheDisplay() {
    let delegate = FlowSizes()
    delegate.size = { _ in CGSize(width: 60, height: 20.4) }
    let fixture = FlowFixture([10], delegate: delegate)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    // Four a line, 80/3 between.
    #expect(fixture.frame(1)?.minX == 87)
    #expect(isNear(Double(fixture.frame(4)?.minY ?? 0), 30))
    #expect(fixture.frame(4)?.size == CGSize(width: 60, height: 20.4))
    stage.traitCollection = UITraitCollection(displayScale: 2)
    stage.advance(by: 0.1)
    #expect(fixture.frame(1)?.minX == 86.5)
    #expect(isNear(Double(fixture.frame(4)?.minY ?? 0), 30.5))
    #expect(fixture.collectionView.cellForItem(at: [0, 1])?.frame.minX == 86.5)
    #expect(isNear(Double(fixture.frame(2)?.minX ?? 0), 173.5))
    #expect(isNear(Double(fixture.collectionView.contentSize.height), 81.2))
    // Positions move, sizes are the same.
    #expect(delegate.questions == 10)
  }

  @Test func contentInsetsTakeSpaceFromTheLines() {
    let fixture = FlowFixture([100])
    fixture.collectionView.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    fixture.layOut()
    // 250: four items with 50/3 between them.
    #expect(fixture.frame(3) == CGRect(x: 200, y: 0, width: 50, height: 50))
    #expect(fixture.collectionView.contentSize.width == 250)
  }

  @Test func theDelegateGivesDistancesPerSectionAndThePropertiesTheRest() {
    let delegate = FlowDistances()
    let fixture = FlowFixture([4, 4], delegate: delegate)
    fixture.layout.itemSize = CGSize(width: 100, height: 50)
    fixture.layOut()
    // Section 0: 300 wide, nothing between: three a line. Then a footer of 15.
    #expect(fixture.frame(2) == CGRect(x: 210, y: 0, width: 100, height: 50))
    #expect(fixture.frame(3) == CGRect(x: 10, y: 70, width: 100, height: 50))
    #expect(fixture.footer(0)?.frame == CGRect(x: 0, y: 120, width: 320, height: 15))
    #expect(fixture.header(0) == nil)
    // Section 1: a header of 30, an inset of 1, two a line.
    #expect(fixture.header(1)?.frame == CGRect(x: 0, y: 135, width: 320, height: 30))
    #expect(fixture.frame(1, 1) == CGRect(x: 210, y: 166, width: 100, height: 50))
    #expect(fixture.frame(2, 1) == CGRect(x: 10, y: 237, width: 100, height: 50))
    #expect(fixture.collectionView.contentSize == CGSize(width: 320, height: 289))
  }

  @Test func theDelegateGivesEachItemASize() {
    let delegate = FlowSizes()
    delegate.size = { CGSize(width: 60, height: 20 + 10 * CGFloat($0.item % 3)) }
    let fixture = FlowFixture([10], delegate: delegate)
    fixture.layOut()
    #expect(delegate.questions == 10)
    // Four a line, 80/3 between; the line is 40 high.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 10, width: 60, height: 20))
    #expect(fixture.frame(2)?.minY == 0)
    #expect(fixture.frame(3)?.maxX == 320)
    #expect(fixture.frame(9) == CGRect(x: 70, y: 110, width: 60, height: 20))
  }

  @Test func aDelegateThatASubclassMakesOneForFlowLayoutsIsFound() {
    let delegate = LateFlowDelegate()
    let fixture = FlowFixture([10], delegate: delegate)
    fixture.layOut()
    #expect(fixture.frame(0)?.size == CGSize(width: 70, height: 70))
    let plain = PlainDelegate()
    let other = FlowFixture([10], delegate: plain)
    other.layOut()
    #expect(other.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test func whatDoesNotExistHasNoAttributes() {
    let fixture = FlowFixture([2])
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    fixture.layOut()
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let path = IndexPath(item: 0, section: 0)
    #expect(fixture.frame(2) == nil)
    #expect(fixture.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path) != nil)
    #expect(fixture.layout.layoutAttributesForSupplementaryView(ofKind: footer, at: path) == nil)
    #expect(fixture.layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path) == nil)
    let second = IndexPath(item: 1, section: 0)
    #expect(fixture.layout.layoutAttributesForSupplementaryView(ofKind: header, at: second) == nil)
  }

  @Test func withoutItemsThereIsNothing() {
    for counts in [[], [0], [0, 0, 0]] {
      let fixture = FlowFixture(counts)
      fixture.layOut()
      #expect(fixture.collectionView.contentSize == CGSize(width: 320, height: 0))
      #expect(fixture.layout.layoutAttributesForElements(in: fixture.collectionView.bounds)?.isEmpty == true)
    }
    let unused = UICollectionViewFlowLayout()
    #expect(unused.collectionViewContentSize == .zero)
    #expect(unused.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  final class TintedAttributes: UICollectionViewLayoutAttributes {}

  final class TintedLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
  }

  @Test func attributesAreOfTheClassThatTheLayoutSpecifies() throws {
    let layout = TintedLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let fixture = FlowFixture([2], layout: layout)
    fixture.layOut()
    let attributes = try #require(layout.layoutAttributesForElements(in: fixture.collectionView.bounds))
    #expect(attributes.count == 3)
    #expect(attributes.allSatisfy { $0 is TintedAttributes })
    #expect(attributes.map { $0.representedElementKind } == [UICollectionView.elementKindSectionHeader, nil, nil])
    #expect(attributes.map { $0.representedElementCategory } == [.supplementaryView, .cell, .cell])
    #expect(fixture.header(0) != nil)
  }

  @Test func aLayoutThatMovesToAnotherViewForgetsTheFirst() {
    let first = FlowFixture([100])
    first.layOut()
    let second = FlowFixture([7], layout: first.layout)
    second.layOut()
    #expect(second.collectionView.contentSize.height == 110)
    #expect(second.frame(7) == nil)
  }

  @Test func headersAndFootersAppearAndDisappearByFadingInPlace() throws {
    let fixture = FlowFixture([2, 2])
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    fixture.layOut()
    let header = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 1)
    let initial = try #require(
      fixture.layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: header, at: path))
    let final = try #require(
      fixture.layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: header, at: path))
    for attributes in [initial, final] {
      #expect(attributes.alpha == 0)
      #expect(attributes.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
    }
  }
}
