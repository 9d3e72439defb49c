import UIKit

/// Leads the headers of an ``ExpandableListLayout`` to where they belong in every frame of an animated change that scrolls.
///
/// A collection view moves an element from where it was to where it will be in a straight line. The way of a header that
/// sticks has corners: it goes along with its section until it reaches the top of the screen, stays there, and is pushed off
/// by the end of the section. What is between the two ways is added to each header in every frame. It is nothing at the
/// beginning and at the end.
///
/// How far a change has come is told by a probe, a hidden view that goes along inside its animation. So it takes any duration
/// and curve, and changes that overlap add up as the animations of the collection view do.
@MainActor final class PinnedHeaderMotion {
  @MainActor private struct Change {
    let former: ExpandableListState
    let next: ExpandableListState
    /// Its centre goes from 0 to 1 across.
    let probe: UIView

    var isOver: Bool { probe.layer.animationKeys() == nil }
    /// How much of the way is left.
    var rest: CGFloat { 1 - (probe.layer.presentation() ?? probe.layer).position.x }
  }

  private struct Header {
    var section: Int
    let view: UICollectionReusableView
    /// How much is added to where the header is, in points.
    var distance: CGFloat = 0
  }

  private var changes: [Change] = []
  /// For the next changes. Only what frames have shown already is presented on its way from the first frame on.
  private var probes: [UIView] = []
  private var link: FrameLink?
  /// The headers that are on their way; the collection view no longer names those that leave.
  private var headers: [Header] = []

  /// To be called before there is a change, and outside of its animation.
  func getReady(in collectionView: UICollectionView) {
    probes.removeAll { $0.layer.superlayer !== collectionView.layer }  // of one that the layout was in before
    guard probes.isEmpty else { return }
    UIView.performWithoutAnimation {
      let probe = UIView()
      probe.isHidden = true
      collectionView.layer.addSublayer(probe.layer)  // whose subviews are for elements
      probes.append(probe)
    }
  }

  /// A change of the list begins, in the animation block that this is called in.
  /// - Parameter placeHeaders: called in every frame until the change is over, to call ``place(in:_:)``.
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

  /// Leaves the headers to the collection view. Of one that is on its way, what was added goes little by little.
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

  /// Places the headers for the present frame.
  /// - Parameter current: the list after all changes.
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

  /// How far the way that belongs to a header is from the straight line at this time, in points.
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

  /// Takes in the headers that the collection view has, and forgets those that have left.
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
