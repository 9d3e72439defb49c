import UIKit

/// The cells of items, before and after an animated batch.
@MainActor struct CellsByItem {
  private struct Place {
    let cell: FuzzCell
    let item: Contents.Item
  }

  private let old: [Place]
  private let oldItems: Set<Int>
  private let oldVersions: [Int: Int]

  init(_ view: UICollectionView, _ contents: Contents) {
    oldItems = contents.itemIDs
    oldVersions = contents.versions
    old = view.visibleCells.compactMap { cell in
      guard let cell = cell as? FuzzCell, let path = view.indexPath(for: cell), let item = contents[path] else {
        return nil
      }
      return Place(cell: cell, item: item)
    }
  }

  private static func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) < 1e-3
  }

  /// Throws when an item that stays has got another cell, one that is reloaded has kept it, one that comes is there at
  /// once, or one that goes stays.
  /// - Parameters:
  ///   - reconfigured: the identities of items whose cells are filled again.
  ///   - fades: Coming and going is left to the layout's base class, which fades.
  ///   - moves: What stays and leaves the screen or comes on it moves: the layout knows where it was.
  ///   - ways: where items were before and are afterwards, by identity; of those that come or leave that way.
  func check(
    _ view: UICollectionView, _ contents: Contents, reconfigured: Set<Int>, fades: Bool, moves: Bool,
    ways: (former: [Int: CGRect], new: [Int: CGRect]) = ([:], [:]), at time: TimeInterval
  ) throws(Violation) {
    var cells: [Int: (cell: FuzzCell, item: Contents.Item)] = [:]
    for case let cell as FuzzCell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let item = contents[path] else { continue }
      cells[item.id] = (cell, item)
      if fades, !oldItems.contains(item.id), Sight(of: cell, at: time).opacity > 1e-6 {
        throw Violation("item \(item.id) is inserted in an animation and does not fade in")
      }
      if moves, oldVersions[item.id] == item.version,
        Sight(model: cell).opacity - Sight(of: cell, at: time).opacity > 1e-6,
        !old.contains(where: { $0.item.id == item.id })
      {
        throw Violation("item \(item.id) stays, comes on the screen and fades in")
      }
      if moves, oldVersions[item.id] == item.version, let former = ways.former[item.id],
        !old.contains(where: { $0.item.id == item.id })
      {
        let seen = Sight(of: cell, at: time).frame
        guard CellsByItem.isSame(seen, former) else {
          throw Violation("item \(item.id) comes on the screen from \(seen), and was at \(former)")
        }
      }
    }
    let items = fades ? contents.itemIDs : []
    let versions = moves ? contents.versions : [:]
    for place in old {
      if let new = cells[place.item.id] {
        let isReloaded = new.item.version != place.item.version && !reconfigured.contains(new.item.id)
        guard (new.cell === place.cell) != isReloaded else {
          throw Violation(
            "item \(place.item.id) \(isReloaded ? "is reloaded and keeps its" : "stays and gets another") cell")
        }
      } else if fades, !items.contains(place.item.id), view.shows(place.cell), place.cell.isDisappearing,
        place.cell.alpha > 1e-6
      {
        throw Violation("item \(place.item.id) is deleted in an animation and does not fade out")
      } else if versions[place.item.id] == place.item.version, view.shows(place.cell), place.cell.isDisappearing,
        place.cell.alpha < 1
      {
        throw Violation("item \(place.item.id) stays, leaves the screen and fades out")
      } else if versions[place.item.id] == place.item.version, view.shows(place.cell), place.cell.isDisappearing,
        let new = ways.new[place.item.id], !CellsByItem.isSame(Sight(model: place.cell).frame, new)
      {
        throw Violation("item \(place.item.id) leaves for \(Sight(model: place.cell).frame), and is at \(new)")
      }
    }
  }
}
