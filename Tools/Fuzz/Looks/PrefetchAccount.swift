import UIKit

/// What the prefetching data source was told, by the identities of the items.
@MainActor struct PrefetchAccount {
  /// Announced, not called off and not shown since; with the place that it had then and the state of data and layout.
  private var waiting: [Int: (frame: CGRect, state: Int, misses: Int)] = [:]
  /// Items may have been announced that are not known here.
  private var isInDoubt = false
  /// These may have been announced, or not.
  private var doubtful: Set<Int> = []
  /// What the content has been scrolled by since the last account.
  private var bounds = CGRect.null

  /// - Parameter items: existing ones in the order of the call, each with its place.
  /// - Parameter isShown: whether an item has a cell.
  mutating func announce(
    _ items: [(item: Contents.Item, frame: CGRect?)], in bounds: CGRect, state: Int, isShown: (Contents.Item) -> Bool
  ) {
    for (item, frame) in items {
      if waiting[item.id] != nil, waiting[item.id]!.state == state {
        complain("item \(item.id) is prefetched twice")
      }
      if isShown(item) { complain("item \(item.id) is prefetched and on screen") }
      waiting[item.id] = (frame ?? .null, state, 0)
    }
    checkOrder(items.compactMap { $0.frame }, in: bounds)
  }

  /// The nearest first, seen from the screen.
  private func checkOrder(_ frames: [CGRect], in bounds: CGRect) {
    func isSorted(_ distance: (CGRect) -> CGFloat) -> Bool {
      zip(frames, frames.dropFirst()).allSatisfy { distance($0) <= distance($1) + 1e-6 }
    }
    let isNearestFirst =
      isSorted { $0.minY - bounds.minY } || isSorted { bounds.maxY - $0.maxY }
      || isSorted { $0.minX - bounds.minX } || isSorted { bounds.maxX - $0.maxX }
    if !isNearestFirst { complain("prefetched items do not come in order, the nearest first") }
  }

  mutating func cancel(_ item: Contents.Item) {
    if waiting.removeValue(forKey: item.id) == nil, !isInDoubt, !doubtful.contains(item.id) {
      complain("prefetching of item \(item.id) is called off, which was not announced or has been shown since")
    }
  }

  mutating func show(_ item: Int) {
    if !waiting.isEmpty { waiting[item] = nil }
    if !doubtful.isEmpty { doubtful.remove(item) }
  }

  /// It may have been shown for a moment that nobody told of, or have been asked for and not been shown.
  mutating func doubt(_ item: Int) { if waiting.removeValue(forKey: item) != nil { doubtful.insert(item) } }

  /// Items that are not there any more need not be called off.
  mutating func keep(_ items: Set<Int>) {
    if !waiting.isEmpty { waiting = waiting.filter { items.contains($0.key) } }
  }

  /// Layouts are changed by hand: what is announced meanwhile is anybody's guess.
  mutating func doubt() {
    isInDoubt = true
    waiting = [:]
  }

  mutating func forgetAll() {
    waiting = [:]
    doubtful = []
    isInDoubt = false
    bounds = .null
  }

  /// The content was scrolled and laid out, without animation.
  ///
  /// What now lies behind the screen or more than another screen ahead is called off, if it has been where it is since it
  /// was announced.
  mutating func scrolled(to new: CGRect, state: Int) {
    let old = bounds
    bounds = new
    guard !waiting.isEmpty, !old.isNull, old.size == new.size, old.origin != new.origin else { return }
    let (x, y) = (new.minX - old.minX, new.minY - old.minY)
    let room =
      abs(x) > abs(y)
      ? CGRect(x: x > 0 ? new.minX : new.minX - new.width, y: -1e6, width: 2 * new.width, height: 2e6)
      : CGRect(x: -1e6, y: y > 0 ? new.minY : new.minY - new.height, width: 2e6, height: 2 * new.height)
    for (item, place) in waiting.sorted(by: { $0.key < $1.key }) where place.state == state && !place.frame.isNull {
      guard !place.frame.intersects(room.insetBy(dx: -1, dy: -1)) else { continue }
      waiting[item]!.misses += 1
      if place.misses > 2 {
        complain("item \(item) was prefetched, is not to be seen soon, and was not called off")
      }
    }
  }

  /// Where the content is, after anything else than scrolling.
  mutating func placed(at new: CGRect) { bounds = new }

  private func complain(_ message: String) {
    if Looks.inForce.contains(.prefetching) { Ledger.current.complain(message) }
  }
}
