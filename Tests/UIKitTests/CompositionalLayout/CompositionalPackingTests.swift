// How many items a group has, and where they are in it.

import Runtime
import Testing
import UIKit

@MainActor @Suite struct CompositionalPackingTests {
  private func frames(
    _ count: Int, _ group: NSCollectionLayoutGroup, width: CGFloat = 300, height: CGFloat = 400
  ) -> [CGRect] {
    let fixture = CompositionalFixture(count, NSCollectionLayoutSection(group: group), width: width, height: height)
    return (0..<count).compactMap { fixture.frame($0) }
  }

  private func line(
    _ subitems: [NSCollectionLayoutItem], width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .absolute(40), spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: subitems)
    group.interItemSpacing = spacing
    return group
  }

  @Test func subitemsAreRepeatedFromTheFirstUntilTheNextDoesNotFit() {
    let frames = frames(
      5, line([item(.absolute(100), .absolute(40)), item(.absolute(60), .absolute(30))]))
    #expect(frames.map { $0.minX } == [0, 100, 160, 0, 100])
    #expect(frames.map { $0.minY } == [0, 0, 0, 40, 40])
    #expect(frames.map { $0.width } == [100, 60, 100, 100, 60])
  }

  @Test func fractionsAreOfWhatTheSpacingLeaves() {
    let frames = frames(
      8, line([item(.fractionalWidth(0.25), .absolute(40))], spacing: .fixed(10)), width: 310)
    #expect(frames.map { $0.minX } == [0, 80, 160, 240, 0, 80, 160, 240])
    #expect(frames.allSatisfy { $0.width == 70 })
  }

  @Test func squaresAreCountedWithoutTheSpacingAndMadeToFit() {
    let group = line(
      [item(.fractionalWidth(0.25), .fractionalWidth(0.25))], height: .absolute(100), spacing: .fixed(10))
    let frames = frames(4, group, width: 310)
    #expect(frames.map { $0.minX } == [0, 80, 160, 240])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 70, height: 70) })
  }

  @Test func aCountDividesTheLengthWhateverTheSubitemSpecifies() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(.absolute(5), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(15)
    let frames = frames(4, group)
    #expect(frames.map { $0.minX } == [0, 105, 210, 0])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 90, height: 40) })
  }

  /// What is written meanwhile.
  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let former = messageListener
    messageListener = { messages.append($0) }
    defer { messageListener = former }
    body()
    return messages
  }

  @Test func aLayoutReportsOnceThatASubitemIsTooLarge() {
    let group = line([item(.absolute(200), .absolute(40))])
    let expected =
      "A group of a compositional layout has 150.0 points for its subitems, but the first is larger and extends past the group. Enlarge the group or shrink the subitem."
    for _ in 0..<2 {
      let messages = messages {
        let layout = UICollectionViewCompositionalLayout { _, _ in NSCollectionLayoutSection(group: group) }
        let fixture = CompositionalFixture([3, 2], layout, width: 150)
        #expect(fixture.frame(1, 1) == CGRect(x: 0, y: 160, width: 200, height: 40))
        fixture.stage.resize(to: CGSize(width: 120, height: 400))
        fixture.stage.advance(by: 0.1)
        #expect(fixture.collectionView.bounds.width == 120)
      }
      #expect(messages == [expected])
    }
  }

  @Test func aCellThatWantsMoreThanItsGroupHasIsNoMistakeOfTheLayout() {
    let group = line([item(.estimated(80), .absolute(40))])
    let messages = messages {
      let fixture = CompositionalFixture(2, NSCollectionLayoutSection(group: group), width: 150) {
        $0.cellSize = { _ in CGSize(width: 200, height: 40) }
      }
      #expect(fixture.frame(1)?.size.width == 200)
    }
    #expect(messages == [])
  }

  @Test func aRepeatedSubitemKeepsItsSizeAndNeedNotFit() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item(.absolute(120), .absolute(40)), count: 3)
    #expect(frames(4, group).map { $0.minX } == [0, 120, 240, 0])
    let fractions = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item(.fractionalWidth(0.5), .absolute(40)), count: 2)
    fractions.interItemSpacing = .fixed(20)
    #expect(frames(2, fractions).map { $0.width } == [140, 140])
  }

  @Test func flexibleSpacingSharesWhatIsLeft() {
    #expect(
      frames(3, line([item(.absolute(80), .absolute(40))], spacing: .flexible(5))).map { $0.minX } == [0, 110, 220])
    let edged = item(.absolute(80), .absolute(40))
    edged.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: edged, count: 2)
    group.interItemSpacing = .flexible(10)
    // 130 points more than the minimum, in three parts.
    #expect(frames(2, group).map { $0.minX } == [43, 220])
  }

  @Test func anOverflowingGroupWithFlexibleEdgesMovesBack() {
    let edged = item(.absolute(200), .absolute(40))
    edged.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: edged, count: 2)
    #expect(frames(2, group).map { $0.minX } == [-50, 100])
  }

  @Test func acrossTheGroupItemsBeginAtItsStartUnlessSpacingPushesThem() {
    #expect(frames(1, line([item(.absolute(50), .absolute(20))]))[0].minY == 0)
    let centred = item(.absolute(50), .absolute(20))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    #expect(frames(1, line([centred]))[0].minY == 10)
    let below = item(.absolute(50), .absolute(20))
    below.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
    #expect(frames(1, line([below]))[0].minY == 20)
    let above = item(.absolute(50), .absolute(20))
    above.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .flexible(0))
    #expect(frames(1, line([above]))[0].minY == 0)
    #expect(frames(1, line([item(.absolute(50), .absolute(70))]))[0].height == 70)
  }

  @Test func edgeSpacingLiesOutsideTheSlotAndTakesSpace() {
    let edged = item(.absolute(100), .absolute(40))
    edged.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: .fixed(20), bottom: nil)
    let frames = frames(3, line([edged]))
    #expect(frames.map { $0.minX } == [10, 140, 10])
    #expect(frames[2].minY == 40)
  }

  @Test func edgeSpacingOfTheGroupIsSpaceBetweenGroups() {
    let group = row(.fractionalWidth(1), height: .absolute(40))
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(5), trailing: nil, bottom: .fixed(15))
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let fixture = CompositionalFixture(2, section)
    #expect(fixture.frame(0)?.minY == 5)
    #expect(fixture.frame(1)?.minY == 75)
    #expect(fixture.height == 130)
  }

  @Test func aGroupThatIsTooShortForItsFirstSubitemHasOne() {
    let frames = frames(2, line([item(.absolute(400), .absolute(40))]))
    #expect(frames.map { $0.minX } == [0, 0])
    #expect(frames.map { $0.minY } == [0, 40])
  }

  @Test func itemsOfNoLengthDoNotFillAGroupForEver() {
    #expect(frames(3, line([item(.absolute(0), .absolute(40))])).map { $0.minY } == [0, 40, 80])
  }

  @Test func itemsAreTakenInOrderAcrossNestedGroups() {
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let frames = frames(4, line([large, column], height: .absolute(200)))
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 150, height: 200))
    #expect(frames[1] == CGRect(x: 150, y: 0, width: 150, height: 100))
    #expect(frames[2] == CGRect(x: 150, y: 100, width: 150, height: 100))
    #expect(frames[3] == CGRect(x: 0, y: 200, width: 150, height: 200))
  }

  @Test func aGroupThatIsNotFullEndsWithItsLastItem() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(320)), subitems: [item(.fractionalWidth(1), .absolute(100))])
    let fixture = CompositionalFixture(4, NSCollectionLayoutSection(group: column))
    #expect(fixture.frame(3)?.minY == 320)
    // A full group has 20 points behind its last item, and so has this one.
    #expect(fixture.height == 440)
  }

  @Test func aNestedGroupThatIsNotFullEndsWithItsLastItemToo() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [item(.fractionalWidth(1), .absolute(100))])
    let outer = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(400)), subitems: [inner])
    #expect(CompositionalFixture(4, NSCollectionLayoutSection(group: outer)).height == 400)
    #expect(CompositionalFixture(3, NSCollectionLayoutSection(group: outer)).height == 300)
    #expect(CompositionalFixture(1, NSCollectionLayoutSection(group: outer)).height == 100)
    // As much is free behind its items as behind those of a full one, the group's insets included.
    let inset = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(240)), subitems: [inner])
    inset.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 30, trailing: 0)
    #expect(CompositionalFixture(2, NSCollectionLayoutSection(group: inset)).height == 240)
    let fixture = CompositionalFixture(1, NSCollectionLayoutSection(group: inset))
    #expect(fixture.frame(0)?.minY == 10 && fixture.height == 140)
  }

  @Test func insetsOfAnEstimatedGroupMakeItsItemsNarrower() {
    let group = line([item(.fractionalWidth(1), .estimated(40))], height: .estimated(40))
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
    #expect(frames(1, group) == [CGRect(x: 20, y: 5, width: 250, height: 40)])
  }

  @Test func anEstimatedGroupIsOneRunOfItsSubitems() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(1000)),
      subitems: [item(.fractionalWidth(1), .absolute(50)), item(.fractionalWidth(1), .absolute(30))])
    column.interItemSpacing = .fixed(5)
    let frames = frames(4, column)
    #expect(frames.map { $0.minY } == [0, 55, 85, 140])
  }

  @Test func anEstimatedGroupIsAsHighAsItsHighestItem() {
    let frames = frames(
      3,
      line([item(.absolute(150), .absolute(30)), item(.absolute(150), .absolute(70))], height: .estimated(10)))
    #expect(frames[2].minY == 70)
  }

  @Test func aCustomGroupIsAskedOnceForEachSectionAndRepeats() {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      asked.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40), zIndex: 7),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 60, width: 30, height: 40)),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 50
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CompositionalFixture([5, 2], layout)
    #expect(asked == [CGSize(width: 300, height: 100), CGSize(width: 300, height: 100)])
    #expect(fixture.frame(0) == CGRect(x: 60, y: 20, width: 30, height: 40))
    #expect(fixture.frame(3) == CGRect(x: 100, y: 160, width: 30, height: 40))
    #expect(layout.layoutAttributesForItem(at: [0, 2])?.zIndex == 7)
  }

  @Test func aCustomGroupWithManyItemsShowsThoseInSight() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(10000))) { _ in
      (0..<1000).map { place in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(place % 2) * 150, y: CGFloat(999 - place) * 10, width: 150, height: 15))
      }
    }
    let fixture = CompositionalFixture(1000, NSCollectionLayoutSection(group: group))
    fixture.scroll(to: 5000)
    let shown = Set(fixture.collectionView.indexPathsForVisibleItems.map { $0.item })
    // From 4,990, which reaches 5 points in, to 5,390.
    #expect(shown == Set((0..<1000).filter { (499...539).contains(999 - $0) }))
  }
}
