import CollectionIndex
import Testing

@testable import UIKit

/// The positions of groups with measured items.
@MainActor @Suite struct SectionGroupsTests {
  private let room = LayoutRoom(
    size: CGSize(width: 300, height: 400), safeArea: .zero, layoutMargins: .zero, pixel: 1)

  private func list() -> SectionPlan {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44.1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    return SectionPlan(section, axis: .vertical, room: room, traits: UITraitCollection(), reference: .safeArea)
  }

  /// Lengths that no binary fraction has, so that each order of adding them rounds differently.
  private func size(_ item: Int) -> CGSize { CGSize(width: 300, height: 10.1 + CGFloat(item * item % 97) / 7) }

  private func starts(_ groups: SectionGroups) -> [CGFloat] { (0..<groups.groupCount).map { groups.start(of: $0) } }

  @Test func theSameSizesGiveTheSamePositionsToTheLastBit() {
    let (plan, count) = (list(), 200)
    var expected: [CGFloat]?
    for round in 0..<20 {
      // The order of a dictionary depends on its capacity and on where it is in memory.
      var measured: [Int: CGSize] = [:]
      measured.reserveCapacity(count * (1 + round))
      for item in 0..<count { measured[item] = size(item) }
      let found = starts(SectionGroups(plan, count: count, measured: measured))
      #expect(found == expected ?? found, "round \(round)")
      expected = found
    }
  }

  @Test func sizesThatComeInAnotherOrderGiveTheSamePositionsToTheLastBit() {
    let (plan, count) = (list(), 200)
    func groups(_ items: [Int]) -> SectionGroups {
      var groups = SectionGroups(plan, count: count)
      groups.measure(items.map { FittedSize(key: ElementKey(.cell, "", section: 0, item: $0), size: size($0)) })
      return groups
    }
    #expect(starts(groups(Array(0..<count))) == starts(groups((0..<count).reversed())))
  }
}
