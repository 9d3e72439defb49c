import UIKit

/// Data source and delegate: answers from the contents, keeps the selection that the delegate is told of, and
/// complains about calls that make no sense.
@MainActor class FuzzHost: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var contents: Contents
  /// Identities of the selected items.
  var selected: Set<Int> = []

  init(contents: Contents) {
    self.contents = contents
    super.init()
  }

  static func register(in view: UICollectionView) {
    view.register(FuzzCell.self, forCellWithReuseIdentifier: "cell")
    let supplementary: [(String, FuzzHeader.Type)] = [
      (UICollectionView.elementKindSectionHeader, FuzzHeader.self),
      (UICollectionView.elementKindSectionFooter, FuzzFooter.self),
      (RuledLayout.badgeKind, FuzzBadge.self),
    ]
    for (kind, type) in supplementary {
      view.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  /// What a view of the kind shows for a section; badges go by index path and show nothing.
  func text(_ kind: String, section: Int) -> String {
    kind == RuledLayout.badgeKind || !contents.sections.indices.contains(section)
      ? "" : kind + contents.sections[section].text
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { contents.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    contents.sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! FuzzCell
    guard let item = contents[indexPath] else {
      Ledger.current.complain(
        "a cell was asked for at [\(indexPath.section), \(indexPath.item)], where no item is")
      return cell
    }
    cell.text = item.text
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    if !contents.sections.indices.contains(indexPath.section) {
      Ledger.current.complain(
        "a \(kind) was asked for in section \(indexPath.section), which does not exist")
    }
    (view as! FuzzHeader).text = text(kind, section: indexPath.section)
    return view
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Ledger.current.willDisplay(cell, at: indexPath)
    if (cell as! FuzzCell).text != contents[indexPath]?.text {
      Ledger.current.complain(
        "willDisplay came with the wrong cell for [\(indexPath.section), \(indexPath.item)]")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { Ledger.current.didEndDisplaying(cell, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { Ledger.current.willDisplay(view, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { Ledger.current.didEndDisplaying(view, at: indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = contents[indexPath] else {
      return Ledger.current.complain(
        "didSelect came for [\(indexPath.section), \(indexPath.item)], where no item is")
    }
    selected.insert(item.id)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let item = contents[indexPath], selected.remove(item.id) != nil else {
      return Ledger.current.complain(
        "didDeselect came for [\(indexPath.section), \(indexPath.item)] for no reason")
    }
  }
}

/// A delegate that gives flow layouts a size for each item.
@MainActor final class SizingHost: FuzzHost, UICollectionViewDelegateFlowLayout {
  /// The flow layout that asks.
  var sizes: ((Contents.Item) -> CGSize)?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let item = contents[indexPath], let sizes else {
      Ledger.current.complain(
        "a size was asked for at [\(indexPath.section), \(indexPath.item)], where no item is")
      return CGSize(width: 10, height: 10)
    }
    return sizes(item)
  }
}
