import QuartzCore
import UIKit

/// Where every view is seen at one moment, and where it is when its animations are over.
///
/// Before a frame it is taken for the time of that frame: where each view will be if nothing happens to it. So what a
/// frame or an operation shows can be compared with it to the last digit, however fast anything moves.
@MainActor struct Glimpse {
  struct Entry {
    /// Retained, so that its identity is not used again.
    let view: UICollectionReusableView
    /// In content coordinates.
    let seen: Sight
    let model: Sight
    let isDisappearing: Bool
    let wasAnimated: Bool
    let attributes: UICollectionViewLayoutAttributes?
    /// The identity of the item, of a cell.
    let item: Int?
    let depthChanges: Int
    /// What it still has to go by animations of its own.
    let way: Sight
    /// The scroll view that it is in, and from there to the content, as it is seen.
    let row: UIScrollView?
    let shiftOfRow: CGVector
    /// A header that sticks, which its layout leads: frames place it.
    let isLed: Bool
  }

  var entries: [Entry] = []
  /// Rows whose scrolling was animated already.
  private(set) var animatedRows: [UIScrollView] = []
  /// What is seen of the content.
  let bounds: CGRect
  /// The content offset as it is seen.
  var origin: CGPoint { bounds.origin }
  /// The content offset when its animations are over.
  let offset: CGPoint
  private let shift = Ledger.current.shift

  init(of view: UICollectionView, at time: TimeInterval) {
    Ledger.current.left = []
    Ledger.current.arrived = []
    bounds = Glimpse.bounds(of: view, at: time)
    offset = view.contentOffset
    animatedRows = view.rowViews.filter { $0.layer.isAnimated }
    let elements = view.elementViews
    entries.reserveCapacity(elements.count)
    for element in elements {
      let model = Sight(model: element)
      let isAnimated = element.isMoved
      entries.append(
        Entry(
          view: element, seen: isAnimated ? Sight(of: element, at: time) : model, model: model,
          isDisappearing: element.isDisappearing, wasAnimated: element.layer.isAnimated,
          attributes: element.shownAttributes,
          item: (element as? FuzzCell)?.item, depthChanges: Glimpse.depthChanges(of: element),
          way: isAnimated ? Sight(wayOf: element, at: time) : model - model, row: element.rowView,
          shiftOfRow: element.shiftOfRow(at: time), isLed: element.isLed))
    }
    addToDigest()
  }

  private func addToDigest() {
    for number in [origin.x, origin.y, offset.x, offset.y] { Digest.current.add(number) }
    for entry in entries {
      entry.seen.addToDigest()
      entry.model.addToDigest()
    }
  }

  /// How far layouts have put the content elsewhere since, for what is seen to stay in place.
  var shiftSince: CGVector {
    let now = Ledger.current.shift
    return CGVector(dx: now.dx - shift.dx, dy: now.dy - shift.dy)
  }

  /// Those of cells are known.
  static func depthChanges(of view: UIView) -> Int { (view as? FuzzCell)?.depthChanges ?? 0 }

  static func origin(of view: UIView, at time: TimeInterval) -> CGPoint { bounds(of: view, at: time).origin }

  /// What is seen of the content, while the offset or the size may be animated.
  static func bounds(of view: UIView, at time: TimeInterval) -> CGRect {
    view.layer.isAnimated ? view.layer.presentationValues(at: time).bounds : view.bounds
  }
}

extension Glimpse.Entry {
  /// Whether the view is still there, and did not leave and come back for something else.
  @MainActor func stays(in view: UICollectionView) -> Bool {
    view.shows(self.view) && !Ledger.current.left.contains(ObjectIdentifier(self.view))
  }

  @MainActor var name: String { attributes.map { Board.Key($0).description } ?? "a view" }
}
