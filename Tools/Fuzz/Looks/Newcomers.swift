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
    for case let element in arrived where element.superview === view && !element.isDeparting {
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
    for entry in entries where !entry.isDeparting && entry.stays(in: view) {
      guard let cell = entry.view as? FuzzCell, !cell.isDeparting else { continue }
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

/// The cells of items, before and after an animated batch.
@MainActor struct CellsByItem {
  private struct Place {
    let cell: FuzzCell
    let item: Contents.Item
  }

  private let old: [Place]
  private let oldItems: Set<Int>

  init(_ view: UICollectionView, _ contents: Contents) {
    oldItems = contents.itemIDs
    old = view.visibleCells.compactMap { cell in
      guard let cell = cell as? FuzzCell, let path = view.indexPath(for: cell), let item = contents[path] else {
        return nil
      }
      return Place(cell: cell, item: item)
    }
  }

  /// Throws when an item that stays has got another cell, one that is reloaded has kept it, one that comes is there at
  /// once, or one that goes stays.
  /// - Parameters:
  ///   - reconfigured: the identities of items whose cells are filled again.
  ///   - fades: Coming and going is left to the layout's base class, which fades.
  func check(
    _ view: UICollectionView, _ contents: Contents, reconfigured: Set<Int>, fades: Bool, at time: TimeInterval
  ) throws(Violation) {
    var cells: [Int: (cell: FuzzCell, item: Contents.Item)] = [:]
    for case let cell as FuzzCell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let item = contents[path] else { continue }
      cells[item.id] = (cell, item)
      if fades, !oldItems.contains(item.id), Sight(of: cell, at: time).opacity > 1e-6 {
        throw Violation("item \(item.id) is inserted in an animation and does not fade in")
      }
    }
    let items = fades ? contents.itemIDs : []
    for place in old {
      if let new = cells[place.item.id] {
        let isReloaded = new.item.version != place.item.version && !reconfigured.contains(new.item.id)
        guard (new.cell === place.cell) != isReloaded else {
          throw Violation(
            "item \(place.item.id) \(isReloaded ? "is reloaded and keeps its" : "stays and gets another") cell")
        }
      } else if fades, !items.contains(place.item.id), place.cell.superview === view, place.cell.isDeparting,
        place.cell.alpha > 1e-6
      {
        throw Violation("item \(place.item.id) is deleted in an animation and does not fade out")
      }
    }
  }
}
