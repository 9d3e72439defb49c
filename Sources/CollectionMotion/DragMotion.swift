import UIKit

/// The motion of a collection view's items while they are dragged and dropped: dragged items fan out like cards in a
/// hand, the neighbours of the gap make way, and dropped items fly in one after the other.
///
/// The drag and drop delegates of the collection view call it; each of its methods can be used without the others.
///
/// ```swift
/// lazy var motion = DragMotion(collectionView: collectionView)
///
/// func collectionView(
///   _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
/// ) -> [UIDragItem] { motion.fan([makeDragItem(indexPath)], at: indexPath, in: session) }
/// ```
@MainActor public final class DragMotion: NSObject {
  /// The angle between two neighbouring cards of the fan, in radians; 0.12 by default.
  public var fanAngle: CGFloat = 0.12
  /// The transition of the items beside the gap: they have its attributes while the gap is there. By default they shrink
  /// to 0.9 times their size.
  public var gap = ItemTransition.scale(0.9)
  /// The seconds from the departure of one dropped item to that of the next; 0.08 by default.
  public var stagger: TimeInterval = 0.08
  /// The duration in seconds in which a dropped item flies to its place, and in which others make way; 0.5 by default.
  public var duration: TimeInterval = 0.5

  /// The collection view; not retained, because it usually belongs to the same controller.
  private unowned(unsafe) let collectionView: UICollectionView
  /// The drag whose cards fan out.
  private var session: (any UIDragSession)?
  /// The number of cards in the fan.
  private var cardCount = 0
  /// The cells that make way for the gap.
  private var neighbours: [UICollectionViewCell] = []
  private var destination: IndexPath?

  /// Creates a motion for a collection view, which has to exist as long as the motion is used.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  // MARK: The fan

  /// Gives the items of a cell a preview in the fan; call it for the items that a drag begins with, and for those that
  /// are added.
  ///
  /// The first card is upright, and the others are turned about the middle of their lower edge, alternately to both
  /// sides. Does nothing for a cell that is not visible, and with reduced motion.
  /// - Parameters:
  ///   - indexPath: the index path of the visible cell.
  ///   - items: the items, which get a `previewProvider`.
  ///   - session: the drag.
  /// - Returns: the items, for the delegate to return.
  @discardableResult public func fan(
    _ items: [UIDragItem], at indexPath: IndexPath, in session: any UIDragSession
  ) -> [UIDragItem] {
    if self.session !== session { (self.session, cardCount) = (session, 0) }
    guard !collectionView.isMotionReduced, let cell = collectionView.cellForItem(at: indexPath) else { return items }
    for item in items {
      let angle = angle(of: cardCount)
      cardCount += 1
      guard let picture = cell.snapshotView(afterScreenUpdates: false) else { continue }
      let card = FanCard(picture, size: cell.bounds.size, angle: angle, duration: duration)
      item.previewProvider = { card.preview }
    }
    return items
  }

  // MARK: The gap

  /// Makes the items beside the gap make way, with the transition ``gap``; call it when the delegate is told of a
  /// destination, and with nil when the drag leaves or ends.
  /// - Parameter destination: the index path of the gap: that of the item behind it, in the data source.
  public func makeWay(for destination: IndexPath?) {
    guard destination != self.destination else { return }
    self.destination = destination
    let former = neighbours
    neighbours = []
    if let destination, !collectionView.isMotionReduced {
      for item in [destination.item - 1, destination.item] where item >= 0 {
        let path = IndexPath(item: item, section: destination.section)
        if let cell = collectionView.cellForItem(at: path) { neighbours.append(cell) }
      }
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        for cell in former where !neighbours.contains(where: { $0 === cell }) { place(cell, transform: .identity, 1) }
        for cell in neighbours {
          let upright = UICollectionViewLayoutAttributes(forCellWith: destination ?? IndexPath(item: 0, section: 0))
          upright.frame = cell.bounds
          let end = gap.applied(to: upright, in: collectionView.bounds)
          place(cell, transform: end.transform, end.alpha)
        }
      })
  }

  /// Changes the content of a cell, whose own attributes are the layout's.
  private func place(_ cell: UICollectionViewCell, transform: CGAffineTransform, _ alpha: CGFloat) {
    cell.contentView.transform = transform
    cell.contentView.alpha = alpha
  }

  // MARK: The landing

  /// Lets dropped items fly from the finger to their cells, one after the other; call it at the end of
  /// `collectionView(_:performDropWith:)` for the items that the coordinator doesn't drop.
  ///
  /// The content views of the cells fly, in front of the other cells. With reduced motion they are in their places at
  /// once.
  /// - Parameters:
  ///   - indexPaths: the index paths of the items in the data source after the drop, in the order of their departure.
  ///     Those without a visible cell are left out.
  ///   - session: the session of the drop.
  public func flyIn(to indexPaths: [IndexPath], from session: any UIDropSession) {
    makeWay(for: nil)
    guard !collectionView.isMotionReduced else { return }
    collectionView.layoutIfNeeded()
    let start = session.location(in: collectionView)
    for (index, path) in indexPaths.enumerated() {
      guard let cell = collectionView.cellForItem(at: path) else { continue }
      let way = CGAffineTransform(translationX: start.x - cell.center.x, y: start.y - cell.center.y)
      UIView.performWithoutAnimation {
        cell.contentView.transform = CGAffineTransform(rotationAngle: angle(of: index)).concatenating(way)
      }
      let height = CGFloat(indexPaths.count - index)
      cell.layer.zPosition += height
      UIView.animate(
        withDuration: duration, delay: stagger * Double(index), usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: { cell.contentView.transform = .identity },
        completion: { _ in cell.layer.zPosition -= height })
    }
  }

  /// Returns the angle of a card in the fan.
  private func angle(of index: Int) -> CGFloat {
    fanAngle * CGFloat((index + 1) / 2) * (index.isMultiple(of: 2) ? -1 : 1)
  }
}
