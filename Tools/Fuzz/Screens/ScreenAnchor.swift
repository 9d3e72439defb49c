import UIKit

/// What the reader looks at: the first item that begins on the screen. It stays where it is when what is shown is shown
/// anew or gets other sizes, or the screen or its text does, unless the content begins or ends there.
@MainActor struct ScreenAnchor {
  private(set) weak var screen: FuzzScreen?
  private let identity: Int
  private let place: CGFloat
  private let name: IndexPath

  /// nil where there is no such item, or the content is at one of its edges.
  init?(_ screen: FuzzScreen) {
    let list = screen.list
    guard screen.isOneByOne, list.window != nil, !ScreenAnchor.isAtEdge(screen) else { return nil }
    let first = list.indexPathsForVisibleItems.sorted().first { path in
      ScreenAnchor.place(path, screen).map { $0 >= 0 } ?? false
    }
    guard let first, let place = ScreenAnchor.place(first, screen), let identity = screen.identity(at: first) else {
      return nil
    }
    (self.screen, self.identity, self.place, name) = (screen, identity, place, first)
  }

  var offset: CGPoint? { screen?.list.contentOffset }

  /// From the edge that insets leave, in points.
  private static func place(_ path: IndexPath, _ screen: FuzzScreen) -> CGFloat? {
    let (list, insets) = (screen.list, screen.list.adjustedContentInset)
    return list.layoutAttributesForItem(at: path).map {
      screen.isHorizontal
        ? $0.frame.minX - list.contentOffset.x - insets.left : $0.frame.minY - list.contentOffset.y - insets.top
    }
  }

  private static func isAtEdge(_ screen: FuzzScreen) -> Bool {
    let (list, insets) = (screen.list, screen.list.adjustedContentInset)
    let (offset, start, end) =
      screen.isHorizontal
      ? (list.contentOffset.x, -insets.left, list.contentSize.width + insets.right - list.bounds.width)
      : (list.contentOffset.y, -insets.top, list.contentSize.height + insets.bottom - list.bounds.height)
    return offset < start + 1 || offset > end - 1
  }

  /// Throws when the item is elsewhere on the screen. Everything rests.
  func check() throws(Violation) {
    guard let screen, screen.isOneByOne, screen.list.window != nil, !ScreenAnchor.isAtEdge(screen),
      let path = screen.path(of: identity)
    else {
      return
    }
    guard let now = ScreenAnchor.place(path, screen), abs(now - place) < 0.51 else {
      let now = ScreenAnchor.place(path, screen) ?? .nan
      throw Violation("what is looked at moves: item \(name) from \(place) to \(now), which is \(path) now")
    }
  }
}
