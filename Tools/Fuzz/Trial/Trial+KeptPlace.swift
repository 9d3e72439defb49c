import UIKit

// What the reader looks at: it keeps its position when the view gets another size or layout.

extension Trial {
  /// The item that kept its position last, and the content offset since. It remains the one until something scrolls or the
  /// data change, so that the way back leads to the former position.
  struct LastKept {
    /// Nil where it is not known, or something else has happened since.
    var place: KeptPlace?
    /// Nil for any.
    var offset: CGPoint?
  }

  /// The item that has to keep its position in an operation; nil where nothing can be foretold.
  func keptPlace(_ operation: Operation) -> KeptPlace? {
    let reference: KeptPlace.Reference
    switch operation.kind {
    case .resize: reference = .start
    case .exchange where operation.numbers[1].reduced(to: 5) < 3: reference = .middle
    case .batch where isExchanging(operation) && lastKept == nil: reference = .middle
    default: return nil
    }
    guard Looks.inForce.contains(.anchors), keepsPlaces, !isReloadDue, host.movement == nil, !view.isDragging,
      !view.isDecelerating, stage.time >= scrollEnd, !wasInterrupted
    else { return nil }
    if let lastKept, lastKept.offset ?? view.contentOffset == view.contentOffset {
      guard let place = lastKept.place else { return nil }
      if place.reference == reference { return place }
    }
    return KeptPlace(reference, board.places, shown, in: view)
  }

  /// Throws when the item is elsewhere after the operation.
  /// - Parameter before: what was shown before it.
  func check(
    _ kept: KeptPlace?, from offset: CGPoint, _ layout: UICollectionViewLayout, _ before: Contents,
    after operation: Operation
  ) throws(Violation) {
    let now = view.contentOffset
    switch operation.kind {
    case .batch where kept != nil && view.collectionViewLayout !== layout: break
    case .batch where source != nil && before.sections == shown.sections: return  // the snapshot changes nothing
    // The data are the same, and the content may move with what is measured again.
    case .batch where operation.edits.allSatisfy { $0.kind == .reconfigureItem }: return lastKept = LastKept()
    case .batch, .mistake, .reload:
      lastKept = view.collectionViewLayout !== layout ? LastKept(offset: now) : nil
      return
    case .wait, .settle, .resize, .exchange: break
    default: lastKept?.place = nil
    }
    guard [.resize, .exchange, .batch].contains(operation.kind) else { return }
    guard let kept, keepsPlaces, !wasInterrupted, let expected = kept.offset(board.places, shown, in: view) else {
      // Whichever item it was, it remains the one while the content is not scrolled.
      return lastKept = LastKept(offset: now)
    }
    guard max(abs(expected.x - now.x), abs(expected.y - now.y)) < 1e-3 else {
      throw Violation("what is looked at moves: the content is at \(now), and should be at \(expected), from \(offset)")
    }
    lastKept = LastKept(place: operation.kind == .batch ? nil : kept, offset: now)
  }

  private func isExchanging(_ operation: Operation) -> Bool {
    BatchStyle.allCases[operation.numbers[0].reduced(to: BatchStyle.allCases.count)] == .exchanging && source == nil
  }

  /// Whether the layout leaves it to the collection view what stays in place, and shows items where it has them.
  private var keepsPlaces: Bool {
    guard !view.isPagingEnabled else { return false }
    if specimen is FlowSpecimen { return true }
    guard let rule = (specimen as? RuleSpecimen)?.rule else { return false }
    return rule is PlainListRule || rule is TilesRule
  }
}
