import UIKit

/// A screen with a collection view that fills it, as programs have it in navigation controllers and sheets.
///
/// `SizingScreen` tells of its changes in batches, `OutlineScreen` by snapshots.
@MainActor class FuzzScreen: UIViewController, UICollectionViewDelegate {
  let account: ScreenAccount
  /// For what an operation makes up by itself: new data, new layouts.
  var dice: Dice
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  /// The data was reloaded, and the view does not know of it yet.
  var isReloadDue = false
  /// An item is moved by its handle.
  var isMoving: Bool { list.hasUncommittedUpdates }

  init(seed: Int) {
    account = .current
    dice = Dice(seed: UInt64(bitPattern: Int64(seed)))
    super.init(nibName: nil, bundle: nil)
    account.met(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
  }

  // MARK: For each kind of screen to say

  func makeLayout() -> UICollectionViewLayout { UICollectionViewLayout() }

  /// Changes the data.
  func change(_ style: BatchStyle, _ edits: [Edit]) {}

  /// Shows other data.
  func replaceAll() {}

  /// Shows the same data anew: 0 all, 1 what is on screen, 2 a section, 3 an item.
  func refresh(_ how: Int, section: Int, item: Int) {}

  /// An item wants more room or less: 0 it is reloaded, 1 reconfigured, 2 its cell says so.
  func grow(_ section: Int, _ item: Int, how: Int) {}

  /// Takes another layout.
  func exchangeLayout(_ number: Int, animated: Bool) {}

  /// How many items should be in each section.
  var counts: [Int] { [] }

  /// What identifies what is at an index path; nil where nothing is.
  func identity(at path: IndexPath) -> Int? { nil }
  func path(of identity: Int) -> IndexPath? { nil }

  /// Whether the data source has an item there, also while it is told of the data in several steps.
  func isKnown(_ path: IndexPath) -> Bool { identity(at: path) != nil }

  /// What the cell of an item should show.
  func text(at path: IndexPath) -> String? { nil }

  /// How large the cell of an item wants to be along the axes that it decides on; nil where only the cell knows.
  func wantedSize(at path: IndexPath) -> (width: CGFloat?, height: CGFloat?)? { nil }

  /// Items lie one after the other along the way that the content scrolls, and nothing else is in between.
  var isOneByOne: Bool { false }
  var isHorizontal: Bool { false }

  // MARK: What all have

  /// An item that exists, from raw numbers; nil when there is none.
  final func path(_ section: Int, _ item: Int) -> IndexPath? {
    let counts = counts
    let filled = counts.indices.filter { counts[$0] > 0 }
    guard !filled.isEmpty else { return nil }
    let index = filled[section.reduced(to: filled.count)]
    return IndexPath(item: item.reduced(to: counts[index]), section: index)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if !isKnown(indexPath) { Ledger.current.complain("an item is selected at \(indexPath), where none is") }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if !isKnown(indexPath) { Ledger.current.complain("a cell is displayed at \(indexPath), where no item is") }
  }
}

/// A cell whose text tells which item it shows.
@MainActor protocol FuzzScreenCell: UICollectionViewCell {
  var shownText: String { get }
}
