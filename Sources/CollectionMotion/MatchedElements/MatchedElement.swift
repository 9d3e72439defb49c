import UIKit

/// An element that flies between two views: a cell, or a part of one, such as its picture or its title.
///
/// ```swift
/// [MatchedElement("picture", view: cell.imageView), MatchedElement("title", view: cell.titleLabel)]
/// ```
///
/// Elements with the same identifier at both ends are one element. A twin of it flies from one end to the other, while
/// the views at both ends are transparent. The twin's centre, size, rotation, corner radius, background, border, shadow
/// and opacity follow a spring. Nothing in it is stretched: the image of an image view keeps its proportions between
/// two content modes, the text of a label is scaled by the ratio of the font sizes, and everything else is a picture
/// that fills the twin. Contents that differ cross-fade.
@MainActor public struct MatchedElement {
  /// The identifier, unique among the elements of one end.
  public let identifier: String
  /// The view that displays the element; nil for a place without a view.
  public let view: UIView?
  /// A closure that returns a twin of the program's own. It is laid out in the element's size in every frame; nil, the
  /// default, for a twin of the view.
  public var makeTwin: (@MainActor () -> UIView)?

  /// The view whose coordinates ``frame`` has.
  let space: UIView
  /// The frame in the coordinates of ``space``.
  let frame: CGRect
  private let placeRadius: CGFloat

  /// Creates an element that a view displays.
  /// - Parameters:
  ///   - identifier: The identifier, unique among the elements of one end.
  ///   - view: The view, with the position that the element has at this end.
  public init(_ identifier: String, view: UIView) {
    self.identifier = identifier
    self.view = view
    (space, frame, placeRadius) = (view, view.bounds, 0)
  }

  /// Creates an element of a place that no view displays, such as that of a cell beyond the edge.
  /// - Parameters:
  ///   - identifier: The identifier, unique among the elements of one end.
  ///   - frame: The frame in the coordinates of `space`.
  ///   - space: A view, such as the collection view, whose content the element scrolls with.
  ///   - cornerRadius: The corner radius in points.
  public init(_ identifier: String, frame: CGRect, in space: UIView, cornerRadius: CGFloat = 0) {
    self.identifier = identifier
    view = nil
    (self.space, self.frame, placeRadius) = (space, frame, cornerRadius)
  }

  /// Creates an element of an item, whether its cell is visible or not; nil if there is no such item.
  /// - Parameters:
  ///   - identifier: The identifier, unique among the elements of one end.
  ///   - indexPath: The item's index path.
  ///   - collectionView: The collection view.
  ///   - part: Returns the view in the cell that displays the element; by default the content view.
  public init?(
    _ identifier: String, itemAt indexPath: IndexPath, in collectionView: UICollectionView,
    part: @MainActor (UICollectionViewCell) -> UIView? = { $0.contentView }
  ) {
    if let cell = collectionView.cellForItem(at: indexPath), let view = part(cell) {
      self.init(identifier, view: view)
      return
    }
    guard indexPath.section < collectionView.numberOfSections,
      indexPath.item < collectionView.numberOfItems(inSection: indexPath.section),
      let attributes = collectionView.layoutAttributesForItem(at: indexPath)
    else { return nil }
    self.init(identifier, frame: attributes.frame, in: collectionView)
  }

  /// The corner radius of the view or place, in points.
  var cornerRadius: CGFloat { view?.layer.cornerRadius ?? placeRadius }
}
