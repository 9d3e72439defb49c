import QuartzCore
import Stage
import UIKit

// What has to hold when nothing moves any more.

extension Trial {
  /// By then everything rests, in seconds: throws, bounces and animations are over.
  private static let longestRest: TimeInterval = 20

  /// Lifts the finger, waits until everything rests and looks closely.
  func settle() throws(Violation) {
    if finger != nil {
      finger = nil
      stage.touchUp()
      layOutWhatWaits()
      if wasInterrupted { motions.forgetAll() }
    }
    let end = stage.time + Trial.longestRest
    repeat {
      try frame(after: 1.0 / 20)
      if stage.time > end {
        throw Violation("it does not come to rest in \(Trial.longestRest) seconds")
      }
    } while stage.needsFrame
    try checkSubviews()
    try checkSelection()
    try Ledger.current.checkQueues()
    guard completions.count == 0 else {
      throw Violation("\(completions.count) completions were not called")
    }
    if Looks.inForce.contains(.touches), let item = host.touches.highlighted {
      throw Violation("didHighlight came for item \(item), and didUnhighlight never")
    }
    let range = offsetRange
    let offset = view.contentOffset
    let tolerance = Trial.tolerance
    guard offset.x > range.x.lowerBound - tolerance, offset.x < range.x.upperBound + tolerance,
      offset.y > range.y.lowerBound - tolerance, offset.y < range.y.upperBound + tolerance
    else {
      throw Violation("the content rests at \(offset), outside of x \(range.x), y \(range.y)")
    }
  }

  private func checkSubviews() throws(Violation) {
    var last: (zIndex: Int, key: Board.Key)?
    var cells: [IndexPath] = []
    var shown: Set<ObjectIdentifier> = []
    guard view.layer.animationKeys() == nil else {
      throw Violation("the collection view is still being animated")
    }
    for subview in view.subviews {
      guard let element = subview as? UICollectionReusableView else {
        if subview === view.backgroundView {
          guard isSame(subview.frame, view.bounds), subview === view.subviews[0] else {
            throw Violation("the background view is not behind everything")
          }
        } else {
          throw Violation("a view that is no element is left in the collection view")
        }
        continue
      }
      guard !element.isDisappearing, let attributes = element.shownAttributes else {
        throw Violation("a view on its way out is left in the collection view")
      }
      let key = Board.Key(attributes)
      guard element.layer.animationKeys() == nil else {
        throw Violation("\(key) is still being animated")
      }
      if let last {
        let isInOrder =
          last.zIndex == attributes.zIndex
          ? last.key.precedes(key) : last.zIndex < attributes.zIndex
        guard isInOrder else {
          throw Violation("\(key) is in front of \(last.key) or the other way round")
        }
      }
      last = (attributes.zIndex, key)
      if attributes.zIndex == .max, key.path == host.movement?.current { last = nil }
      if key.category != .decorationView { shown.insert(ObjectIdentifier(element)) }
      if let cell = element as? UICollectionViewCell {
        cells.append(key.path)
        guard isSame(cell.contentView.frame, cell.bounds) else {
          throw Violation("\(key) is not filled by its content view")
        }
        guard !cell.isHighlighted else { throw Violation("\(key) is highlighted without a finger") }
      }
    }
    guard cells.map({ dataPath($0) }).sorted() == view.indexPathsForVisibleItems.sorted() else {
      throw Violation("indexPathsForVisibleItems differs from what is shown")
    }
    guard shown == Ledger.current.displayed else {
      throw Violation(
        "\(Ledger.current.displayed.count) views were announced by willDisplay and \(shown.count) are shown"
      )
    }
  }

  private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= Trial.tolerance && abs(a.minY - b.minY) <= Trial.tolerance
      && abs(a.width - b.width) <= Trial.tolerance && abs(a.height - b.height) <= Trial.tolerance
  }

  private func checkSelection() throws(Violation) {
    let selected = view.indexPathsForSelectedItems ?? []
    let items = selected.compactMap { host.contents[$0]?.id }
    guard items.count == selected.count, Set(items) == host.selected,
      host.selected.count == items.count
    else {
      throw Violation(
        "selected are \(selected.count) items, and should be \(host.selected.count) (or others)")
    }
  }
}
