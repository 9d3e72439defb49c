// What layouts are described with: defaults, copies, equality.

import Testing
import UIKit

@MainActor @Suite struct CompositionalDescriptionTests {
  @Test func aConfigurationBeginsWithTheDefaultsOfUIKit() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test func anItemAGroupAndASectionBeginWithTheDefaultsOfUIKit() {
    let place = item(.fractionalWidth(1), .absolute(40))
    #expect(place.contentInsets == .zero)
    #expect(place.edgeSpacing == nil)
    #expect(place.supplementaryItems.isEmpty)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: place.layoutSize, subitems: [place])
    #expect(group.interItemSpacing == nil)
    #expect(group.supplementaryItems.isEmpty)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.visibleItemsInvalidationHandler == nil)
  }

  @Test func supplementaryAndDecorationItemsBeginWithTheDefaultsOfUIKit() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    #expect(badge.zIndex == 1)
    #expect(badge.itemAnchor == nil)
    let header = boundary("header", .top)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "background").zIndex == 0)
  }

  @Test func dimensionsDescribeThemselves() {
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(44).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.estimated(44).dimension == 44)
  }

  @Test func rawValuesAreThoseOfTheHeaders() {
    let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
    #expect(references.map { $0.rawValue } == [0, 1, 2, 3, 4])
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    #expect(alignments.map { $0.rawValue } == Array(0...8))
  }

  @Test func aGroupKeepsCopiesOfItsSubitemsAndASectionOneOfItsGroup() {
    let place = item(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [place])
    place.contentInsets.top = 10
    #expect(group.subitems[0].contentInsets.top == 0)
    let section = NSCollectionLayoutSection(group: group)
    let fixture = CompositionalFixture(2, section)
    group.interItemSpacing = .fixed(20)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 40, width: 300, height: 40))
  }

  @Test func theLayoutKeepsCopiesOfItsConfigurationAndSection() {
    let section = list(.absolute(40))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let fixture = CompositionalFixture([1, 1], layout)
    configuration.interSectionSpacing = 10
    layout.configuration.interSectionSpacing = 20
    section.interGroupSpacing = 50
    layout.invalidateLayout()
    fixture.stage.advance(by: 0)
    #expect(fixture.height == 80)
    layout.configuration = configuration
    fixture.stage.advance(by: 0)
    #expect(fixture.height == 90)
  }

  @Test func whatDescribesTheSameIsEqualAndCopiesAre() {
    let one = list(.estimated(40))
    let other = list(.estimated(40))
    #expect(one.isEqual(other))
    other.interGroupSpacing = 1
    #expect(!one.isEqual(other))
    one.boundarySupplementaryItems = [boundary("header", .top)]
    #expect(one.isEqual(one.copy()))
    let copy = one.copy() as? NSCollectionLayoutSection
    copy?.boundarySupplementaryItems[0].pinToVisibleBounds = true
    #expect(!one.boundarySupplementaryItems[0].pinToVisibleBounds)
  }

  @Test func theClosureOfACustomGroupIsNotCompared() {
    let custom = { (x: CGFloat) in
      NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(10), .absolute(10))) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: x, y: 0, width: 1, height: 1))]
      }
    }
    #expect(custom(0).isEqual(custom(5)))
  }

  @Test func edgeSpacingThatIsNotSetIsNone() {
    let spacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(8), top: nil, trailing: .flexible(4), bottom: nil)
    #expect(spacing.top == nil)
    #expect(spacing.leading?.isFixed == true)
    #expect(spacing.trailing?.isFlexible == true)
    let place = item(.absolute(50), .absolute(40))
    place.edgeSpacing = spacing
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: place, count: 1)
    let fixture = CompositionalFixture(1, NSCollectionLayoutSection(group: group))
    #expect(fixture.frame(0) == CGRect(x: 8, y: 0, width: 50, height: 40))
  }

  @Test func aGroupDescribesWhatIsInIt() {
    #expect(
      row(.fractionalWidth(0.5), height: .absolute(40)).visualDescription()
        == "row 1.0 of the width by 40.0\n  item 0.5 of the width by 40.0")
  }
}
