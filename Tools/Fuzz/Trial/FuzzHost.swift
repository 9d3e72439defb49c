import UIKit

/// Data source and delegate: answers from the contents, keeps the selection that the delegate is told of, and
/// complains about calls that make no sense.
///
/// `+Delegate` is touches, display and scrolling, `+Prefetching` what is announced.
@MainActor class FuzzHost: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var contents: Contents
  /// Identities of the selected items.
  var selected: Set<Int> = []
  /// A callback changed the data while the collection view works: it may ask for what was there before.
  var isUnsettled = false
  /// Whether one item may be selected beside another.
  var isMultiple = false
  /// The item that is moved by hand.
  var movement: HandMovement?

  var touches = TouchAccount()
  var prefetching = PrefetchAccount()
  var scrolling = ScrollAccount()
  /// Where the content was when it began to be dragged; nil where the program has moved it since.
  var dragOrigin: CGPoint?
  /// Whether it chooses where throws end.
  var aims = false
  /// The time of the stage, in seconds.
  var time: () -> TimeInterval = { 0 }
  /// Where an item is to be, and what that depends on.
  var place: (IndexPath) -> CGRect? = { _ in nil }
  var placeState: () -> Int = { 0 }
  /// Whether nobody foretells places.
  var isInTransition: () -> Bool = { false }

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

  /// Says what is wrong, unless a callback has just changed the data.
  func complain(_ message: String) { if !isUnsettled { Ledger.current.complain(message) } }

  /// The item at an index path of the data, which a call names.
  func item(_ path: IndexPath, in call: String) -> Contents.Item? {
    if let item = contents[path] { return item }
    complain("\(call) came for [\(path.section), \(path.item)], where no item is")
    return nil
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
    Interjections.current.reached(.cellForItem)
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! FuzzCell
    guard let item = contents[indexPath] else {
      complain("a cell was asked for at [\(indexPath.section), \(indexPath.item)], where no item is")
      return cell
    }
    cell.text = item.text
    cell.item = item.id
    prefetching.doubt(item.id)  // in a pass that a callback interrupts it may not come to be displayed
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    if !contents.sections.indices.contains(indexPath.section) {
      complain("a \(kind) was asked for in section \(indexPath.section), which does not exist")
    }
    (view as! FuzzHeader).text = text(kind, section: indexPath.section)
    return view
  }

  // MARK: Moving by hand

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    contents[indexPath].map { $0.mayBeMoved } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moveItem(sourceIndexPath, destinationIndexPath) }

  /// An item was dropped elsewhere.
  func moveItem(_ source: IndexPath, _ target: IndexPath) {
    if let movement, movement.original != source || movement.current != target {
      complain("an item was moved from \(source) to \(target) that was dropped elsewhere")
    }
    movement = nil
    guard contents[source] != nil, contents.sections.indices.contains(target.section) else {
      return complain("an item was moved from or to where there is none")
    }
    contents.move(source, to: target)
    Interjections.current.reached(.moveItem)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let movement, movement.original == originalIndexPath, movement.current == currentIndexPath else {
      complain("a place to drop an item was asked for that is not the one that is moved")
      return proposedIndexPath
    }
    self.movement?.current = proposedIndexPath
    return proposedIndexPath
  }
}
