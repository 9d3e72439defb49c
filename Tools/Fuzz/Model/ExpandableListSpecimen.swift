import CollectionMotion
import UIKit

/// The expandable list, and its rules written down plainly.
@MainActor final class ExpandableListSpecimen: Specimen {
  let list: ExpandableListLayout = ToldListLayout()
  var layout: UICollectionViewLayout { list }
  /// It starts everything at its previous place, whatever its index path meant then.
  let keepsInitialAttributes = false

  init(dice: inout Dice) {
    for number in [0, 1, 2, 3] { adjust(number + 5 * dice.roll(100)) }
  }

  var dependsOnOffset: Bool { list.pinsSectionHeaders && list.headerHeight > 0 }

  func adjust(_ number: Int) {
    let value = number / 5
    switch number % 5 {
    case 0: list.itemHeight = 30 + 10 * CGFloat(value % 5)
    case 1: list.expandedHeight = 90 + 50 * CGFloat(value % 5)
    case 2: list.headerHeight = 15 * CGFloat(value % 3)
    case 3: list.pinsSectionHeaders = value % 2 == 1
    default:
      list.expandedIndexPath =
        value % 4 == 0 ? nil : IndexPath(item: value % 7, section: value / 7 % 4)
      list.invalidateLayout()
    }
  }

  func board(_ contents: Contents, bounds: CGRect, insets: UIEdgeInsets) -> Board {
    var board = Board()
    var y: CGFloat = 0
    for (index, section) in contents.sections.enumerated() {
      let top = y
      y += list.headerHeight
      for item in section.items.indices {
        let path = IndexPath(item: item, section: index)
        let height = list.expandedIndexPaths.contains(path) ? list.expandedHeight : list.itemHeight
        board.places.append(
          Board.Place(
            .init(.cell, "", path), CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
      guard list.headerHeight > 0 else { continue }
      var header = CGRect(x: 0, y: top, width: bounds.width, height: list.headerHeight)
      if list.pinsSectionHeaders {
        let visibleTop = bounds.minY + insets.top
        header.origin.y = min(
          max(top, visibleTop), max(y - header.height, bounds.minY - header.height))
      }
      board.places.append(
        Board.Place(
          .init(
            .supplementaryView, UICollectionView.elementKindSectionHeader,
            IndexPath(item: 0, section: index)),
          header, zIndex: 1))
    }
    board.contentSize = CGSize(width: bounds.width, height: y)
    return board
  }
}
