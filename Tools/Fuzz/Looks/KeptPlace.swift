import UIKit

/// The item that keeps its position on the screen when the view gets another size or another layout, found in the expected
/// boards: the first item that begins in the visible area when the size changes, the one in the middle for another layout.
/// Content at its beginning stays there.
@MainActor struct KeptPlace: Equatable {
  enum Reference { case start, middle }

  let reference: Reference
  /// Its identity.
  private let item: Int
  /// Of the item, as fractions of its size.
  private let point: CGPoint
  /// From the start or the middle of the visible area to the point.
  private let way: CGVector
  private let isAtBeginning: Bool

  /// - Parameters:
  ///   - board: the expected one.
  ///   - contents: in the order that is shown.
  /// - Returns: nil where no item is, or two are as near to the middle.
  init?(_ reference: Reference, _ board: Board, _ contents: Contents, in view: UICollectionView) {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let cells = board.places.filter {
      $0.key.category == .cell && !$0.isHidden && $0.depth(in: view.bounds) > 0
    }.sorted { $0.key.path < $1.key.path }
    let found: Board.Place?
    var origin = visible.origin
    switch reference {
    case .start:
      found =
        cells.first { $0.frame.minX >= visible.minX && $0.frame.minY >= visible.minY }
        ?? cells.first { $0.frame.intersects(visible) }
      point = .zero
    case .middle:
      origin = CGPoint(x: visible.midX, y: visible.midY)
      let distances = cells.map { KeptPlace.distance(of: origin, to: $0.frame) }
      let least = distances.min()
      guard let least, distances.filter({ $0 < least + 1e-6 }).count == 1 else { return nil }
      found = distances.firstIndex(of: least).map { cells[$0] }
      func part(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? min(max((place - start) / length, 0), 1) : 0.5
      }
      let frame = found?.frame ?? .zero
      point = CGPoint(x: part(origin.x, frame.minX, frame.width), y: part(origin.y, frame.minY, frame.height))
    }
    guard let found, let item = contents[found.key.path]?.id else { return nil }
    self.reference = reference
    self.item = item
    way = CGVector(
      dx: found.frame.minX + point.x * found.frame.width - origin.x,
      dy: found.frame.minY + point.y * found.frame.height - origin.y)
    isAtBeginning = visible.minX <= 0 && visible.minY <= 0
  }

  /// The square.
  private static func distance(of point: CGPoint, to frame: CGRect) -> CGFloat {
    let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
    let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
    return x * x + y * y
  }

  /// Where the content has to be for the item to be where it was; nil if there is no such item.
  func offset(_ board: Board, _ contents: Contents, in view: UICollectionView) -> CGPoint? {
    let insets = view.adjustedContentInset
    let size = view.bounds.inset(by: insets).size
    var offset = CGPoint(x: -insets.left, y: -insets.top)
    if !isAtBeginning {
      guard let path = contents.path(of: item),
        let frame = board.places.first(where: { $0.key == .init(.cell, "", path) })?.frame
      else { return nil }
      let part: CGFloat = reference == .middle ? 0.5 : 0
      offset.x += frame.minX + point.x * frame.width - way.dx - part * size.width
      offset.y += frame.minY + point.y * frame.height - way.dy - part * size.height
    }
    func clamped(_ offset: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ extent: CGFloat)
      -> CGFloat
    {
      min(max(offset, -before), max(-before, content + after - extent))
    }
    return CGPoint(
      x: clamped(offset.x, insets.left, board.contentSize.width, insets.right, view.bounds.width),
      y: clamped(offset.y, insets.top, board.contentSize.height, insets.bottom, view.bounds.height))
  }
}
