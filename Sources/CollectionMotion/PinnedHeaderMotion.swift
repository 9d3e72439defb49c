import UIKit

/// Moves the headers of an ``ExpandableListLayout`` to their correct positions in every frame of an animated change.
///
/// A collection view animates an element from its old to its new position in a straight line. A pinned header does not
/// move that way: it follows its section until it reaches the top of the visible bounds, stays there, and is pushed off
/// by the end of the section. The difference between the two is added to each header in every frame. It is 0 at the
/// beginning and at the end.
///
/// A probe, a hidden view that is animated in the same block, measures the progress of a change. So any duration and
/// curve works, and overlapping changes add up like the collection view's own animations.
@MainActor final class PinnedHeaderMotion {
  @MainActor private struct Change {
    let former: ExpandableListState
    let next: ExpandableListState
    /// A view whose centre is animated from x = 0 to x = 1.
    let probe: UIView

    var isOver: Bool { probe.layer.animationKeys() == nil }
    /// The remaining fraction of the change.
    var rest: CGFloat { 1 - (probe.layer.presentation() ?? probe.layer).position.x }
  }

  private struct Header {
    var section: Int
    let view: UICollectionReusableView
    /// The current addition to the header's position, in points.
    var distance: CGFloat = 0
  }

  private var changes: [Change] = []
  /// Probes for the next changes. They are created in advance, because only a view that was in an earlier frame is
  /// presented at intermediate positions from the first frame on.
  private var probes: [UIView] = []
  private var link: FrameLink?
  /// The moving headers. The collection view no longer returns those that disappear.
  private var headers: [Header] = []

  /// Creates a probe. To be called before a change and outside its animation.
  func getReady(in collectionView: UICollectionView) {
    probes.removeAll { $0.layer.superlayer !== collectionView.layer }  // of a previous collection view
    guard probes.isEmpty else { return }
    UIView.performWithoutAnimation {
      let probe = UIView()
      probe.isHidden = true
      collectionView.layer.addSublayer(probe.layer)  // the view's subviews are for elements
      probes.append(probe)
    }
  }

  /// Begins a change of the list, in the current animation block.
  /// - Parameter placeHeaders: Called in every frame until the change is over, to call ``place(in:_:)``.
  func begin(
    from former: ExpandableListState, to next: ExpandableListState, in collectionView: UICollectionView,
    placeHeaders: @escaping @MainActor () -> Void
  ) {
    getReady(in: collectionView)
    let probe = probes.removeLast()
    probe.center.x = 1
    changes.append(Change(former: former, next: next, probe: probe))
    note(former.geometry, in: collectionView)
    if link == nil { link = FrameLink { _ in placeHeaders() } }
  }

  /// Leaves the headers to the collection view. The current addition to a moving header fades out.
  func stop() {
    changes.forEach(end)
    for header in headers {
      guard abs(header.distance) > 0.001 else {
        header.view.layer.removeAnimation(forKey: PinnedHeaderMotion.key)
        continue
      }
      let animation = PinnedHeaderMotion.animation(adding: header.distance, to: 0, duration: 0.2)
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      header.view.layer.add(animation, forKey: PinnedHeaderMotion.key)
    }
    link?.invalidate()
    (changes, headers, link) = ([], [], nil)
  }

  /// Positions the headers for the current frame.
  /// - Parameter current: The state of the list after all changes.
  func place(in collectionView: UICollectionView, _ current: ExpandableListState) {
    for change in changes where change.isOver { end(change) }
    changes.removeAll { $0.isOver }
    note(current.geometry, in: collectionView)
    for index in headers.indices {
      let distance = distance(ofSection: headers[index].section, current)
      headers[index].distance = distance
      // For one frame: the next one replaces it, or it goes little by little where the layout is gone by then.
      let animation = PinnedHeaderMotion.animation(adding: distance, to: 0, duration: 0.3)
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 1, 0, 1, 0)  // as good as nothing at first
      headers[index].view.layer.add(animation, forKey: PinnedHeaderMotion.key)
    }
    if changes.isEmpty { stop() }
  }

  /// Returns the difference between a header's correct position and its position on the straight line, in points.
  private func distance(ofSection section: Int, _ current: ExpandableListState) -> CGFloat {
    var span = current.geometry.span(ofSection: section)
    var pinned = current.pinned
    var straight = current.headerTop(ofSection: section)
    for change in changes {
      let (rest, former, next) = (change.rest, change.former, change.next)
      let (formerSpan, nextSpan) = (former.geometry.span(ofSection: section), next.geometry.span(ofSection: section))
      span.top += (formerSpan.top - nextSpan.top) * rest
      span.bottom += (formerSpan.bottom - nextSpan.bottom) * rest
      pinned.offset += (former.pinned.offset - next.pinned.offset) * rest
      pinned.edge += (former.pinned.edge - next.pinned.edge) * rest
      straight += (former.headerTop(ofSection: section) - next.headerTop(ofSection: section)) * rest
    }
    return current.geometry.headerTop(in: span, pinned: pinned) - straight
  }

  /// Adds the headers that the collection view displays, and removes those that have disappeared.
  private func note(_ geometry: ExpandableListGeometry, in collectionView: UICollectionView) {
    headers.removeAll { $0.view.superview == nil }
    let presented = (collectionView.layer.presentation() ?? collectionView.layer).bounds
    for rect in [presented, collectionView.bounds] {
      for section in geometry.sections(from: rect.minY, to: rect.maxY) {
        let header = collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        guard let header else { continue }
        if let index = headers.firstIndex(where: { $0.view === header }) {
          headers[index].section = section
        } else {
          headers.append(Header(section: section, view: header))
        }
      }
    }
  }

  private func end(_ change: Change) {
    change.probe.layer.removeAllAnimations()
    UIView.performWithoutAnimation { change.probe.center.x = 0 }
    probes.append(change.probe)
  }

  private static let key = "pinned"

  private static func animation(
    adding start: CGFloat, to end: CGFloat, duration: CFTimeInterval
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.isAdditive = true
    animation.fromValue = NSNumber(value: Double(start))
    animation.toValue = NSNumber(value: Double(end))
    animation.duration = duration
    return animation
  }
}
