// How large things are.

import Testing
@testable import UIKit

@MainActor @Suite struct CompositionalSizeTests {
  /// As wide as the room and half as high.
  private var half: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
  }

  @Test func theContainerIsTheBoundsLessTheInsetsOfTheReference() {
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: half))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    layout.configuration = configuration
    let fixture = CompositionalFixture([1], layout) {
      $0.collectionView.preservesSuperviewLayoutMargins = false
      $0.collectionView.layoutMargins = UIEdgeInsets(top: 20, left: 14, bottom: 30, right: 16)
    }
    #expect(fixture.frame(0) == CGRect(x: 14, y: 0, width: 270, height: 175))
    #expect(fixture.collectionView.contentSize.width == 300)
  }

  @Test func aSectionMayHaveAReferenceOfItsOwn() {
    let section = list(.absolute(40))
    section.contentInsetsReference = .layoutMargins
    let fixture = CompositionalFixture(1, section) {
      $0.collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    }
    #expect(fixture.frame(0) == CGRect(x: 10, y: 0, width: 270, height: 40))
  }

  @Test func insetsOfASectionMakeItsGroupsNarrowerButNotLower() {
    let section = NSCollectionLayoutSection(group: half)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let fixture = CompositionalFixture(1, section)
    #expect(fixture.frame(0) == CGRect(x: 20, y: 10, width: 240, height: 200))
    #expect(fixture.height == 240)
  }

  @Test func aSubitemIsAFractionOfTheSpaceInItsGroup() {
    let group = row(.fractionalWidth(0.5), height: .fractionalWidth(0.5))
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let fixture = CompositionalFixture(2, NSCollectionLayoutSection(group: group))
    #expect(fixture.frame(0) == CGRect(x: 10, y: 5, width: 140, height: 140))
    #expect(fixture.frame(1)?.minX == 150)
    #expect(fixture.height == 150)
  }

  @Test func fractionsAreRoundedDownToPixelsAndPlacesToTheNearest() {
    let fixture = CompositionalFixture(
      3, NSCollectionLayoutSection(group: row(.fractionalWidth(1 / 3), height: .absolute(40.3))), width: 310)
    #expect(fixture.frame(0)?.size == CGSize(width: 103, height: 40.3))
    #expect(fixture.frame(2)?.minX == 206)
    let room = LayoutRoom(size: .zero, safeArea: .zero, layoutMargins: .zero, pixel: 0.5)
    #expect(room.roundedDown(67.74) == 67.5)
    #expect(room.roundedDown(67.9999) == 68)
    #expect(room.rounded(67.3) == 67.5)
  }

  @Test func contentInsetsAreTakenOffTheSlotAndNeverLeaveLessThanNothing() {
    let place = item(.fractionalWidth(1), .absolute(9.5))
    place.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 3, bottom: 7, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(9.5)), subitems: [place])
    let fixture = CompositionalFixture(1, NSCollectionLayoutSection(group: group))
    #expect(fixture.frame(0) == CGRect(x: 3, y: 7, width: 293, height: 4.5))
  }

  @Test func contentInsetsDoNotCountAlongAnEstimatedDimension() {
    let place = item(.fractionalWidth(1), .estimated(50))
    place.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 3, bottom: 7, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [place])
    group.contentInsets.top = 10
    let fixture = CompositionalFixture(1, NSCollectionLayoutSection(group: group))
    #expect(fixture.frame(0) == CGRect(x: 3, y: 10, width: 293, height: 50))
    #expect(fixture.height == 60)
  }

  @Test func insetsOfAContainerThatAreBelowOneArePartsOfItsSize() {
    let container = CompositionalContainer(
      CGSize(width: 200, height: 100), NSDirectionalEdgeInsets(top: 0.5, leading: 10, bottom: 0, trailing: 0.25))
    #expect(
      container.effectiveContentInsets == NSDirectionalEdgeInsets(top: 50, leading: 10, bottom: 0, trailing: 50))
    #expect(container.effectiveContentSize == CGSize(width: 140, height: 50))
  }

  @Test func theContentInsetsOfTheViewAreOutsideOfTheContent() {
    let fixture = CompositionalFixture(1, list(.absolute(40))) {
      $0.collectionView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
    }
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 250, height: 40))
    #expect(fixture.collectionView.contentSize == CGSize(width: 250, height: 40))
  }

  @Test func equalSharesAreRoundedDownSoThatAllOfThemFit() {
    for (count, width, share) in [(3, 500, 166), (7, 300, 42), (6, 299, 49)] as [(Int, CGFloat, CGFloat)] {
      let across = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
        count: count)
      let columns = CompositionalFixture(20, NSCollectionLayoutSection(group: across), width: width)
      for place in 0..<count {
        #expect(columns.frame(place) == CGRect(x: CGFloat(place) * share, y: 0, width: share, height: 40))
      }
      let down = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(width)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: count)
      let rows = CompositionalFixture(20, NSCollectionLayoutSection(group: down), width: 300)
      for place in 0..<count {
        #expect(rows.frame(place) == CGRect(x: 0, y: CGFloat(place) * share, width: 300, height: share))
      }
    }
  }
}
