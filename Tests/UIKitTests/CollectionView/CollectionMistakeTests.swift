import Foundation
import Stage
import Testing

@testable import UIKit

/// Mistakes end the program with a sentence that names the index paths and counts, and says what to do instead.
@MainActor @Suite struct CollectionMistakeTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func anUnknownReuseIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        _ = fixture.collectionView.dequeueReusableCell(withReuseIdentifier: "typo", for: [0, 0])
      }
    }
    #expect(
      message(result).contains(
        "reuse identifier \"typo\" (registered: \"diary\"). Call register(_:forCellWithReuseIdentifier:)"))
  }

  @Test func onlyIdentifiersThatTheProgramHasNamedAreListed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        _ = fixture.collectionView.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: 1)
        fixture.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "another")
        _ = fixture.collectionView.dequeueReusableCell(withReuseIdentifier: "typo", for: [0, 0])
      }
    }
    #expect(message(result).contains("\"typo\" (registered: \"another\", \"diary\"). Call"))
  }

  @Test func theViewsOfOtherKindsThatAreRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "view")
        _ = fixture.collectionView.dequeueReusableSupplementaryView(
          ofKind: "titel", withReuseIdentifier: "view", for: [0, 0])
      }
    }
    #expect(message(result).contains("\"view\" of kind \"title\""))
    #expect(!message(result).contains("\"diary\""))
  }

  @Test func aDecorationViewOfAKindThatIsNotAmongThoseRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Backed: UICollectionViewFlowLayout {
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelff", with: [0, 0])
            attributes.size = CGSize(width: 10, height: 10)
            return [attributes]
          }
        }
        let layout = Backed()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shelf")
        EmptyLayoutBench.show(layout)
      }
    }
    #expect(message(result).contains("kind \"shelff\" but no class for them (registered: \"shelf\"). Call"))
  }

  @Test func aSupplementaryViewThatNobodyRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        _ = fixture.collectionView.dequeueReusableSupplementaryView(
          ofKind: "footer", withReuseIdentifier: "typo", for: [0, 0])
      }
    }
    #expect(message(result).contains("supplementary views of kind \"footer\" with the reuse identifier \"typo\""))
  }

  @Test func aCellThatWasNotDequeued() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.makeCell = { _, _ in UICollectionViewCell(frame: .zero) }
        fixture.collectionView.reloadData()
        fixture.stage.advance(by: 0.1)
      }
    }
    #expect(message(result).contains("The view for item 0 of section 0 was not dequeued"))
  }

  @Test func aSupplementaryViewThatTheDataSourceDoesNotMake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
          }
        }
        let (screen, source, layout) = (Screen(), Source(), ListLayout())
        layout.headerHeight = 40
        let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
        view.dataSource = source
        _ = screen.add(view)
      }
    }
    #expect(
      message(result).contains("kind header, but the data source provides none. Implement collectionView(_:viewFor"))
  }

  @Test func movingAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionFixture([3]).collectionView.beginInteractiveMovementForItem(at: [0, 3]) }
    }
    #expect(message(result).contains("Cannot move item 3 of section 0: section 0 has 3 items."))
  }

  @Test func movingItemsOfADataSourceThatCannotMoveThem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        _ = fixture.collectionView.beginInteractiveMovementForItem(at: [0, 0])
        fixture.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 150))
        fixture.collectionView.endInteractiveMovement()
      }
    }
    #expect(message(result).contains("Implement collectionView(_:moveItemAt:to:)"))
  }

  @Test func oneCellForTwoItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        var kept: UICollectionViewCell?
        fixture.makeCell = { view, path in
          kept = kept ?? view.dequeueReusableCell(withReuseIdentifier: "diary", for: path)
          return kept!
        }
        fixture.collectionView.reloadData()
        fixture.stage.advance(by: 0.1)
      }
    }
    #expect(message(result).contains("item 1 of section 0 that is already visible. Dequeue a view"))
  }

  @Test func attributesForAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.layout.extra = { [$0.cell([0, 3])] }
        fixture.layout.invalidateLayout()
        fixture.stage.advance(by: 0.1)
      }
    }
    #expect(
      message(result).contains("attributes for item 3 of section 0, which does not exist: section 0 has 3 items."))
  }

  @Test func twoScrollPositionsOnOneAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        CollectionFixture([30]).collectionView.scrollToItem(at: [0, 9], at: [.top, .bottom, .left], animated: false)
      }
    }
    #expect(message(result).contains("two positions along the vertical axis"))
  }

  @Test func scrollingToAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        CollectionFixture([30]).collectionView.scrollToItem(at: [0, 30], at: .top, animated: false)
      }
    }
    #expect(message(result).contains("Cannot scroll to item 30 of section 0: section 0 has 30 items."))
  }

  @Test func selectingInASectionThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        CollectionFixture([30]).collectionView.selectItem(at: [2, 0], animated: false, scrollPosition: [])
      }
    }
    #expect(message(result).contains("Cannot select item 0 of section 2: there are 1 sections."))
  }

  @Test func countingASectionThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionFixture([3]).collectionView.numberOfItems(inSection: 1) }
    }
    #expect(message(result).contains("There is no section 1: the collection view has 1 sections."))
  }

  @Test func reconfiguringWithAnotherCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.makeCell = { view, _ in view.dequeueReusableCell(withReuseIdentifier: "diary", for: [0, 2]) }
        fixture.collectionView.reconfigureItems(at: [[0, 1]])
      }
    }
    #expect(
      message(result).contains("Item 1 of section 0 is reconfigured, but the data source returned a different cell"))
  }

  @Test func reconfiguringWithAnotherReuseIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.collectionView.register(DiaryCell.self, forCellWithReuseIdentifier: "other")
        fixture.makeCell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
        fixture.collectionView.reconfigureItems(at: [[0, 1]])
      }
    }
    #expect(message(result).contains("dequeued \"other\", which is not the reuse identifier of its cell"))
  }

  @Test func aRegistrationThatIsMadeInTheDataSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3])
        fixture.makeCell = { view, path in
          view.dequeueConfiguredReusableCell(
            using: UICollectionView.CellRegistration<DiaryCell, Int> { _, _, _ in }, for: path, item: 1)
        }
        fixture.collectionView.reloadData()
        fixture.stage.advance(by: 0.1)
      }
    }
    #expect(
      message(result).contains(
        "A cell or supplementary registration was created while the data source was asked for a view."))
  }

  @Test func aWrongBatchTrapsByDefault() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Stage.updateFailurePolicy = .trap
        let fixture = CollectionFixture([3])
        fixture.collectionView.insertItems(at: [[0, 0]])
      }
    }
    #expect(
      message(result).contains(
        "Section 0 has 3 items after the update, but should have 4: 3 before, 1 inserted, 0 deleted"))
  }

  @Test func anIndexPathOfOneIndexIsNamed() {
    #expect(
      Mistake.notAnItem(IndexPath(index: 4), "select")
        == "Cannot select the index path [4]. It needs a section and an item: use IndexPath(item:section:).")
  }
}
