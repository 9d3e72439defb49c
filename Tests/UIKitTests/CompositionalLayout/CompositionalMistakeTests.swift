import Testing
import UIKit

/// What a compositional layout must not be told ends the program with a sentence.
@MainActor @Suite struct CompositionalMistakeTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aGroupWithoutSubitems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(1), .absolute(1)), subitems: [])
      }
    }
    #expect(message(result).contains("A group needs at least one subitem"))
  }

  @Test func aGroupThatRepeatsItsSubitemNeverOrLess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: size(.absolute(1), .absolute(1)), repeatingSubitem: item(.absolute(1), .absolute(1)), count: 0)
      }
    }
    #expect(message(result).contains("cannot repeat its subitem 0 times"))
  }

  @Test func twoHeadersOfOneKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = list(.absolute(40))
        section.boundarySupplementaryItems = [boundary("header", .top), boundary("header", .bottom)]
        _ = CompositionalFixture(1, section)
      }
    }
    #expect(message(result).contains("Two boundary items of the kind \"header\""))
  }

  @Test func twoBadgesOfOneKindOnOneItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        let place = NSCollectionLayoutItem(
          layoutSize: size(.absolute(10), .absolute(10)), supplementaryItems: [badge, badge])
        _ = CompositionalFixture(
          1,
          NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(10), .absolute(10)), subitems: [place])))
      }
    }
    #expect(message(result).contains("Two supplementary items of the kind \"badge\""))
  }

  @Test func noDescriptionForASectionWithItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CompositionalFixture([0, 3], UICollectionViewCompositionalLayout { _, _ in nil })
      }
    }
    #expect(message(result).contains("returned nil for section 1, which has 3 items"))
  }

  @Test func spacingThatIsNotANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = list(.absolute(40))
        section.interGroupSpacing = .nan
        _ = CompositionalFixture(1, section)
      }
    }
    #expect(message(result).contains("interGroupSpacing"))
  }
}
