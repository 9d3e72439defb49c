import UIKit

/// A flow layout whose calls are part of the films of a `MotionRecorder`.
///
/// Subclass it in place of `UICollectionViewFlowLayout`. Methods that a subclass overrides are recorded when they call `super`;
/// the others with `recordCall(_:answer:_:)`.
@MainActor open class RecordedFlowLayout: UICollectionViewFlowLayout {
  // MARK: Queries

  open override func prepare() { recordCall("prepare()") { super.prepare() } }

  open override var collectionViewContentSize: CGSize {
    recordCall("collectionViewContentSize", answer: { $0.callText }) { super.collectionViewContentSize }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    recordCall("layoutAttributesForElements(in: \(rect.callText))", answer: { $0?.callText ?? "nil" }) {
      super.layoutAttributesForElements(in: rect)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    recordCall("layoutAttributesForItem(at: \(indexPath.callText))", answer: { $0?.callText ?? "nil" }) {
      super.layoutAttributesForItem(at: indexPath)
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    recordCall(
      "layoutAttributesForSupplementaryView(ofKind: \(elementKind), at: \(indexPath.callText))",
      answer: { $0?.callText ?? "nil" }
    ) { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    recordCall("invalidateLayout(with: \(context.invalidateEverything ? "everything" : "a part"))") {
      super.invalidateLayout(with: context)
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    recordCall("shouldInvalidateLayout(forBoundsChange: \(newBounds.callText))", answer: { "\($0)" }) {
      super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    recordCall(
      "targetContentOffset(forProposedContentOffset: \(proposedContentOffset.callText), "
        + "withScrollingVelocity: \(velocity.callText))", answer: { $0.callText }
    ) { super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity) }
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    recordCall(
      "targetContentOffset(forProposedContentOffset: \(proposedContentOffset.callText))", answer: { $0.callText }
    ) { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    recordCall(
      "prepare(forCollectionViewUpdates: [\(updateItems.map { $0.callText }.joined(separator: ", "))])"
    ) { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  open override func finalizeCollectionViewUpdates() {
    recordCall("finalizeCollectionViewUpdates()") { super.finalizeCollectionViewUpdates() }
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    recordCall("prepare(forAnimatedBoundsChange: \(oldBounds.callText))") {
      super.prepare(forAnimatedBoundsChange: oldBounds)
    }
  }

  open override func finalizeAnimatedBoundsChange() {
    recordCall("finalizeAnimatedBoundsChange()") { super.finalizeAnimatedBoundsChange() }
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    recordCall(
      "initialLayoutAttributesForAppearingItem(at: \(itemIndexPath.callText))", answer: { $0?.callText ?? "nil" }
    ) { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    recordCall(
      "finalLayoutAttributesForDisappearingItem(at: \(itemIndexPath.callText))", answer: { $0?.callText ?? "nil" }
    ) { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  }
}
