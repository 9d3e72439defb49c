import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit

/// The state of a scroll view that its layers do not tell.
struct ScrollState {
  /// An element of a collection view's layout.
  struct LayoutElement {
    let element: Scene.Element
    /// The final frame in the coordinates of the content.
    let frame: CGRect
  }

  let isCollectionView: Bool
  /// The distances by which the content can still be moved in each direction, in points: up to `top`, and so on.
  let room: UIEdgeInsets
  /// Whether a finger or a deceleration scrolls it.
  let isMovedByFinger: Bool
  /// The distance from the top of the view at which headers are pinned, in points.
  let pinnedTop: CGFloat
  let scrollsHorizontally: Bool
  /// The final visible rectangle of the content.
  let bounds: CGRect
  /// The visible elements of the layout, in order.
  let layout: [LayoutElement]

  /// Returns the states of a window's scroll views by their layers.
  @MainActor static func all(in window: UIView) -> [Int: ScrollState] {
    var states: [Int: ScrollState] = [:]
    func visit(_ view: UIView) {
      guard !view.isHidden else { return }
      if let scrollView = view as? UIScrollView { states[view.layer.identifier] = ScrollState(scrollView) }
      for subview in view.subviews { visit(subview) }
    }
    visit(window)
    return states
  }

  @MainActor private init(_ view: UIScrollView) {
    let insets = view.adjustedContentInset
    let (bounds, content) = (view.bounds, view.contentSize)
    func free(_ length: CGFloat) -> CGFloat { view.isScrollEnabled ? max(0, length) : 0 }
    room = UIEdgeInsets(
      top: free(content.height + insets.bottom - bounds.maxY), left: free(content.width + insets.right - bounds.maxX),
      bottom: free(bounds.minY + insets.top), right: free(bounds.minX + insets.left))
    isMovedByFinger = view.isTracking || view.isDragging || view.isDecelerating
    pinnedTop = insets.top
    scrollsHorizontally = content.width > bounds.width + 1
    self.bounds = bounds
    let collectionView = view as? UICollectionView
    isCollectionView = collectionView != nil
    let attributes = collectionView?.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    layout =
      attributes
      .filter { !$0.isHidden && $0.alpha >= 0.1 && !(collectionView?.isDragged($0) ?? false) }
      .map { LayoutElement(element: Scene.Element($0), frame: $0.frame) }
      .sorted { ($0.element.section, $0.element.item) < ($1.element.section, $1.element.item) }
  }
}

extension UICollectionView {
  /// Returns whether the item of attributes is lifted or dragged, so that its cell is hidden.
  fileprivate func isDragged(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return false }
    return cellForItem(at: attributes.indexPath).map { $0.configurationState.cellDragState != .none } ?? false
  }
}

extension Scene.Element {
  /// Creates the element of layout attributes.
  @MainActor fileprivate init(_ attributes: UICollectionViewLayoutAttributes) {
    let category: Category =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
    self.init(
      category: category, kind: attributes.representedElementKind, section: attributes.indexPath.section,
      item: attributes.indexPath.count > 1 ? attributes.indexPath.item : 0, zIndex: attributes.zIndex,
      isDisappearing: false)
  }

  /// Whether another element has the same category, kind and index path.
  func isSame(as other: Scene.Element) -> Bool {
    category == other.category && kind == other.kind && section == other.section && item == other.item
  }
}
