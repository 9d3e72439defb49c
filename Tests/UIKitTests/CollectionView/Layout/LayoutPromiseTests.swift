import Stage
import Testing
import UIKit

/// What the headers of layouts promise and no other test is named after.
@MainActor @Suite struct LayoutPromiseTests {
  @Test func zIndexDefaultsToZeroAndRepresentedElementKindIsNilExactlyForCells() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    let frame = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "frame", with: [0, 0])
    #expect([cell, header, frame].map { $0.zIndex } == [0, 0, 0])
    #expect([cell, header, frame].map { $0.representedElementKind } == [nil, "header", "frame"])
    #expect(
      [cell, header, frame].map { $0.representedElementCategory } == [.cell, .supplementaryView, .decorationView])
  }

  @Test func copiesOfAttributesAreEqualUntilOneIsChanged() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.center.x = 9 }, { $0.size.width = 9 }, { $0.transform = .identity }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
      { $0.isHidden = true }, { $0.indexPath = [1, 3] },
    ]
    for change in changes {
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy.isEqual(attributes) && copy !== attributes)
      change(copy)
      #expect(!copy.isEqual(attributes))
    }
  }

  @Test func prepareIsTheFirstMessageAndIsSentAgainAfterEachInvalidation() {
    let fixture = CollectionFixture([10])
    #expect(fixture.layout.log.first == "prepare")
    for _ in 0..<3 {
      fixture.clear()
      fixture.layout.invalidateLayout()
      fixture.stage.advance(by: 0.02)
      #expect(fixture.layout.log == ["prepare", "elements"])
    }
  }

  @Test func collectionViewContentSizeIsTheSizeOfAllContentAndTheScrollableOne() {
    let fixture = CollectionFixture([100])
    #expect(fixture.collectionView.contentSize == CGSize(width: 400, height: 10_000))
    fixture.collectionView.scrollRectToVisible(CGRect(x: 0, y: 9990, width: 10, height: 10), animated: false)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentOffset.y == 9600 && fixture.items() == [96, 97, 98, 99])
  }

  @Test func theBaseClassHasNoContentAndAsksForNothing() {
    let layout = UICollectionViewLayout()
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.collectionViewContentSize == .zero && layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "frame", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
    let offset = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero) == offset)
  }

  @Test func invalidateDataSourceCountsIsTrueForReloadDataAndForInsertionAndDeletion() {
    final class Layout: UICollectionViewFlowLayout {
      var counts: [Bool] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        counts.append(context.invalidateDataSourceCounts)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let fixture = FlowFixture([10], layout: layout)
    fixture.layOut()
    layout.counts = []
    layout.invalidateLayout()
    fixture.layOut()
    fixture.collectionView.reloadData()
    fixture.layOut()
    fixture.counts = [11]
    fixture.collectionView.insertItems(at: [[0, 0]])
    fixture.counts = [10]
    fixture.collectionView.deleteItems(at: [[0, 0]])
    #expect(layout.counts == [false, true, true, true])
  }

  @Test func allFinalizeMethodsAreCalledInsideAnAnimationBlock() {
    final class Layout: UICollectionViewFlowLayout {
      var durations: [String: Double] = [:]
      override func finalizeCollectionViewUpdates() { durations["updates"] = UIView.inheritedAnimationDuration }
      override func finalizeAnimatedBoundsChange() { durations["bounds"] = UIView.inheritedAnimationDuration }
      override func finalizeLayoutTransition() { durations["transition"] = UIView.inheritedAnimationDuration }
    }
    let layout = Layout()
    let fixture = FlowFixture([100], layout: layout)
    fixture.layOut()
    fixture.counts = [101]
    fixture.collectionView.insertItems(at: [[0, 0]])
    UIView.animate(withDuration: 2) { fixture.collectionView.contentOffset.y = 100 }
    fixture.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    #expect(layout.durations == ["updates": 0.3, "bounds": 2, "transition": 0.3])
  }

  @Test func aLayoutChoosesWhereADragRestsAndReceivesItsVelocityInPointsPerMillisecond() throws {
    final class Layout: UICollectionViewFlowLayout {
      var questions: [(proposed: CGPoint, velocity: CGPoint)] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        questions.append((proposedContentOffset, velocity))
        return CGPoint(x: 0, y: 240)
      }
    }
    let layout = Layout()
    let fixture = FlowFixture([1000], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 180), duration: 0.1)
    let question = try #require(layout.questions.first)
    #expect(layout.questions.count == 1 && isNear(Double(question.velocity.y), 1.2, 1e-6))
    #expect(question.proposed.y > 600)  // where it would come to rest by itself
    stage.advance(by: 4)
    #expect(fixture.collectionView.contentOffset.y == 240)
  }

  @Test func aSubclassOfAttributesIsAppliedWhenItsOwnEqualityDiffers() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var tint = 0  // compared outside of the main actor, as on iOS
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Tinted
        copy.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Tinted)?.tint == tint }
    }
    final class Layout: UICollectionViewFlowLayout {
      var tint = 0
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        for attributes in found ?? [] { (attributes as? Tinted)?.tint = tint }
        return found
      }
    }
    let layout = Layout()
    let fixture = FlowFixture([3], layout: layout)
    fixture.layOut()
    let cell = try #require(fixture.collectionView.cellForItem(at: [0, 1]) as? FlowCell)
    let applications = cell.applications
    layout.invalidateLayout()
    fixture.layOut()
    #expect(cell.applications == applications)
    layout.tint = 1
    layout.invalidateLayout()
    fixture.layOut()
    #expect(cell.applications == applications + 1)
  }

  @Test func theDelegateHasTheLastWordAboutTheOffset() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 7) }
    }
    let fixture = CollectionFixture([100])
    let delegate = Delegate()
    fixture.collectionView.delegate = delegate
    fixture.layout.target = { CGPoint(x: 0, y: $0.y + 100) }
    fixture.animate(itemHeight: 90)
    #expect(fixture.collectionView.contentOffset.y == 107)
  }

  @Test func anUpdateItemHasNoPathBeforeAnInsertAndNoneAfterADelete() {
    final class Layout: UICollectionViewFlowLayout {
      var items: [UICollectionViewUpdateItem] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { items = updateItems }
    }
    let layout = Layout()
    let fixture = FlowFixture([10], layout: layout)
    fixture.layOut()
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.insertItems(at: [[0, 4]])
      fixture.collectionView.deleteItems(at: [[0, 2]])
      fixture.collectionView.moveItem(at: [0, 0], to: [0, 1])
    }
    let delete = layout.items.first { $0.updateAction == .delete }
    let insert = layout.items.first { $0.updateAction == .insert }
    let move = layout.items.first { $0.updateAction == .move }
    #expect(delete?.indexPathBeforeUpdate == [0, 2] && delete?.indexPathAfterUpdate == nil)
    #expect(insert?.indexPathBeforeUpdate == nil && insert?.indexPathAfterUpdate == [0, 4])
    #expect(move?.indexPathBeforeUpdate == [0, 0] && move?.indexPathAfterUpdate == [0, 1])
  }
}
