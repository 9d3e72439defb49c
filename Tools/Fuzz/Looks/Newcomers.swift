import UIKit

// What comes on screen.

extension Glimpse {
  /// Throws when something that scrolls in fades in, or stands where it belongs while all others are still on their way
  /// there.
  /// - Parameter isList: Everything is one below the other.
  func checkNewcomers(_ view: UICollectionView, at time: TimeInterval, isList: Bool) throws(Violation) {
    let arrived = Ledger.current.arrived
    guard !arrived.isEmpty else { return }
    var common: Sight?
    for case let element in arrived where view.shows(element) && !element.isDisappearing {
      let left = Sight(of: element, at: time) - Sight(model: element)
      let name = element.shownAttributes.map { Board.Key($0).description } ?? "a view"
      guard abs(left.opacity) < 1e-6 else { throw Violation("\(name) scrolls in and fades in") }
      guard isList, element is UICollectionViewCell else { continue }
      common = common ?? commonWay(view, at: time)
      guard let common else { return }
      if left.distance(to: common) > 1e-6 {
        throw Violation("\(name) scrolls in and has \(left) to go, while all others have \(common)")
      }
    }
  }

  /// What all cells that were there all the time have left of their ways, if that is the same for all and a shift; nil
  /// when one of them has come back.
  private func commonWay(_ view: UICollectionView, at time: TimeInterval) -> Sight? {
    var common: Sight?
    var count = 0
    for entry in entries where !entry.isDisappearing && entry.stays(in: view) {
      guard let cell = entry.view as? FuzzCell, !cell.isDisappearing else { continue }
      if cell.hasReturned { return nil }
      let way = Sight(of: entry.view, at: time) - Sight(model: entry.view)
      if let common, common.distance(to: way) > 1e-6 { return nil }
      common = way
      count += 1
    }
    guard let common, count > 2, common.isShift, common.extent > 0.5 else { return nil }
    return common
  }
}
