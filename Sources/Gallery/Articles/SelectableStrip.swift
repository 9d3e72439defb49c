// "UICollectionView animation": each of the four updates consists of appearing and disappearing animations, whose starts
// and ends the layout determines: they overlap in pairs, so that a cell seems to move.

import UIKit

/// A row of cells of which the selected one is twice as wide.
class SelectableStripLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 80, height: 200)
  let spacing: CGFloat = 10

  var selectedItem = 0 { didSet { lastSelectedItem = oldValue } }
  private var lastSelectedItem = 0
  private var count = 0

  /// The update in progress.
  private enum Update {
    case insert(Int)
    case delete(Int)
    case reload
    case move(from: Int, to: Int)
  }
  private var update: Update?

  // MARK: Frames

  private func frame(of item: Int, selected: Int) -> CGRect {
    let step = itemSize.width + spacing
    var frame = CGRect(origin: CGPoint(x: CGFloat(item) * step, y: 0), size: itemSize)
    if item == selected {
      frame.origin.x += spacing
      frame.size.width *= 2
    } else if item > selected {
      frame.origin.x += step + spacing
    }
    return frame
  }

  func currentFrame(of item: Int) -> CGRect { frame(of: item, selected: selectedItem) }

  /// Returns the frame before the selection changed.
  func lastFrame(of item: Int) -> CGRect { frame(of: item, selected: lastSelectedItem) }

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: count == 0 ? 0 : currentFrame(of: count - 1).maxX, height: itemSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).filter { currentFrame(of: $0).intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = currentFrame(of: indexPath.item)
    return attributes
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      let (before, after) = (item.indexPathBeforeUpdate?.item ?? 0, item.indexPathAfterUpdate?.item ?? 0)
      switch item.updateAction {
      case .insert: update = .insert(after)
      case .delete: update = .delete(before)
      case .reload: update = .reload
      case .move: update = .move(from: before, to: after)
      default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    update = nil
    lastSelectedItem = selectedItem
  }

  /// Returns the start of an appearing animation, whose end is the attributes after the update.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let update, let attributes = start?.copy() as? UICollectionViewLayoutAttributes else { return start }
    let item = itemIndexPath.item
    switch update {
    case .insert(item):
      attributes.transform = CGAffineTransform(scaleX: 0, y: 0)
      attributes.alpha = 0
    case .insert: attributes.frame = currentFrame(of: item - 1)
    case .delete: attributes.frame = currentFrame(of: item + 1)
    case .reload:
      attributes.frame = lastFrame(of: item)
      attributes.alpha = 1
    case .move(_, item): attributes.transform3D = CATransform3DMakeRotation(.pi, 0, 0, 1)
    case .move: break
    }
    return attributes
  }

  /// Returns the end of a disappearing animation, whose start is the attributes before the update.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let update, let attributes = end?.copy() as? UICollectionViewLayoutAttributes else { return end }
    let item = itemIndexPath.item
    switch update {
    case .insert: attributes.frame = currentFrame(of: item + 1)
    case .delete(item):
      // With a scale of 0 the cell would vanish at once on iOS.
      attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      attributes.alpha = 0
    case .delete: attributes.frame = currentFrame(of: item - 1)
    case .reload:
      attributes.frame = currentFrame(of: item)
      attributes.alpha = 1
    case .move(item, _): attributes.transform3D = CATransform3DMakeRotation(.pi, 0, 0, 1)
    case .move: break
    }
    return attributes
  }
}

/// A strip of colours, of which one is selected, and buttons that insert, delete and move.
final class SelectableStripViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = SelectableStripLayout()
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private(set) var colours = Array(0..<8)
  private var nextColour = 8
  private let buttons = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.selectedItem = 1
    collectionView.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.clipsToBounds = false
    collectionView.register(SwatchTileCell.self, forCellWithReuseIdentifier: "colour")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    buttons.distribution = .fillEqually
    buttons.addArrangedSubview(UIButton.titled("Insert", unretained(self) { $0.insert() }))
    buttons.addArrangedSubview(UIButton.titled("Delete", unretained(self) { $0.delete() }))
    buttons.addArrangedSubview(UIButton.titled("Move", unretained(self) { $0.move() }))
    view.addSubview(buttons)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = layout.itemSize.height
    collectionView.frame = CGRect(
      x: 0, y: (view.bounds.height - height) / 2, width: view.bounds.width, height: height)
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    buttons.frame = CGRect(x: 0, y: bottom - 50, width: view.bounds.width, height: 50)
  }

  // MARK: Updates

  private var selection: IndexPath { IndexPath(item: layout.selectedItem, section: 0) }

  private func insert() {
    colours.insert(nextColour, at: layout.selectedItem)
    nextColour += 1
    collectionView.insertItems(at: [selection])
  }

  private func delete() {
    guard colours.indices.contains(layout.selectedItem) else { return }
    let deleted = selection
    colours.remove(at: deleted.item)
    if deleted.item == colours.count, !colours.isEmpty { layout.selectedItem -= 1 }
    collectionView.deleteItems(at: [deleted])
  }

  /// Moves the selected cell by two, which stays selected.
  private func move() {
    let target = IndexPath(item: (layout.selectedItem + 2) % max(colours.count, 1), section: 0)
    guard colours.indices.contains(layout.selectedItem), target != selection else { return }
    let source = selection
    colours.insert(colours.remove(at: source.item), at: target.item)
    layout.selectedItem = target.item
    collectionView.moveItem(at: source, to: target)
  }

  /// Selects a cell: a reload, which makes every cell disappear and appear.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.selectedItem = indexPath.item
    collectionView.reloadSections(IndexSet(integer: 0))
  }

  // MARK: Data

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    colours.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    (cell as? SwatchTileCell)?.show(swatch: colours[indexPath.item])
    return cell
  }
}
