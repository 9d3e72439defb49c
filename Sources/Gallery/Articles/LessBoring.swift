// "Animating Items in a UICollectionView": a flow layout that keeps track of what an update inserts and removes, and caches
// the attributes from before and after it; and the controller whose colours and sections come from it.

import UIKit

/// A flow layout in which new items grow, new sections fly in from the left, and what is removed falls off the screen.
class LessBoringFlowLayout: UICollectionViewFlowLayout {
  /// Whether updates look as in any flow layout, for comparison.
  var isBoring = false

  private var insertedIndexPaths: [IndexPath] = []
  private var removedIndexPaths: [IndexPath] = []
  private var insertedSections: [Int] = []
  private var removedSections: [Int] = []

  // Supplementary views are cached by kind, then by index path. The caches are overwritten, never emptied.
  private var currentCells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var cachedCells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var currentViews: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var cachedViews: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]

  // MARK: Caching attributes

  override func prepare() {
    super.prepare()
    cachedCells = currentCells.compactMapValues { copy(of: $0) }
    cachedViews = currentViews.mapValues { $0.compactMapValues { copy(of: $0) } }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] {
      if let kind = attributes.representedElementKind {
        currentViews[kind, default: [:]][attributes.indexPath] = attributes
      } else {
        currentCells[attributes.indexPath] = attributes
      }
    }
    return found
  }

  private func copy(of attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.copy() as? UICollectionViewLayoutAttributes
  }

  // MARK: Tracking updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      // The update of a section has an index path without an item. Nothing else distinguishes it.
      if update.updateAction == .insert, let indexPath = update.indexPathAfterUpdate {
        if indexPath.item == NSNotFound {
          insertedSections.append(indexPath.section)
        } else {
          insertedIndexPaths.append(indexPath)
        }
      }
      if update.updateAction == .delete, let indexPath = update.indexPathBeforeUpdate {
        if indexPath.item == NSNotFound {
          removedSections.append(indexPath.section)
        } else {
          removedIndexPaths.append(indexPath)
        }
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths = []
    removedIndexPaths = []
    insertedSections = []
    removedSections = []
  }

  // MARK: Cells

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if isBoring { return attributes }
    if insertedIndexPaths.contains(itemIndexPath) {
      let start = copy(of: currentCells[itemIndexPath])
      start?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
      return start
    }
    if insertedSections.contains(itemIndexPath.section) { return flyingIn(currentCells[itemIndexPath]) }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if !isBoring, removedIndexPaths.contains(itemIndexPath) || removedSections.contains(itemIndexPath.section) {
      // The current attributes at this index path are those of another item.
      return falling(cachedCells[itemIndexPath])
    }
    return attributes
  }

  private func flyingIn(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let start = copy(of: attributes)
    start?.transform3D = CATransform3DMakeTranslation(-(collectionView?.bounds.width ?? 0), 0, 0)
    return start
  }

  private func falling(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let end = copy(of: attributes)
    let fall = CATransform3DMakeTranslation(0, collectionView?.bounds.height ?? 0, 0)
    end?.transform3D = CATransform3DRotate(fall, 0.2 * .pi, 0, 0, 1)
    end?.alpha = 0
    return end
  }

  // MARK: Headers and footers

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if isBoring {
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    if insertedSections.contains(elementIndexPath.section) {
      return flyingIn(currentViews[elementKind]?[elementIndexPath])
    }
    // It starts where it was, or a flow layout moves it even if its section keeps its size.
    return cachedViews[elementKind]?[previousIndexPath(of: elementIndexPath)]
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if isBoring {
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    if removedSections.contains(elementIndexPath.section) {
      return falling(cachedViews[elementKind]?[elementIndexPath])
    }
    return currentViews[elementKind]?[currentIndexPath(of: elementIndexPath)]
  }

  /// Returns the index path that a view had before the update: sections inserted before it don't count, and removed
  /// ones do.
  private func previousIndexPath(of indexPath: IndexPath) -> IndexPath {
    var section = indexPath.section - insertedSections.filter { $0 < indexPath.section }.count
    for removed in removedSections.sorted() where removed <= section { section += 1 }
    return IndexPath(item: indexPath.item, section: section)
  }

  private func currentIndexPath(of indexPath: IndexPath) -> IndexPath {
    var section = indexPath.section - removedSections.filter { $0 < indexPath.section }.count
    for inserted in insertedSections.sorted() where inserted <= section { section += 1 }
    return IndexPath(item: indexPath.item, section: section)
  }
}

/// Sections of colours. “Add colour” adds one, a tap on one deletes it, and sections are added and deleted with buttons.
final class LessBoringViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout = LessBoringFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private(set) var sections: [[Int]] = [[]]
  private var nextColour = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumInteritemSpacing = 20
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    layout.headerReferenceSize = CGSize(width: 0, height: 25)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    // layout.isBoring = true
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(ColourCell.self, forCellWithReuseIdentifier: "colour")
    collectionView.register(
      ColourHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.register(
      ColourFooterView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "footer")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layout.itemSize = view.bounds.width > 600 ? CGSize(width: 120, height: 60) : CGSize(width: 80, height: 80)
  }

  // MARK: Changes

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if indexPath.item == sections[indexPath.section].count {
      sections[indexPath.section].append(nextColour)
      nextColour += 1
      collectionView.insertItems(at: [indexPath])
    } else {
      sections[indexPath.section].remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
  }

  private func insertSection(at section: Int) {
    guard section <= sections.count else { return }  // by the footer of a section on its way out
    sections.insert([], at: section)
    // A new section needs no insertions of its items. Headers display the number of their section, and there is no way
    // to reach them but a reload.
    collectionView.performBatchUpdates(
      { self.collectionView.insertSections(IndexSet(integer: section)) },
      completion: { _ in self.collectionView.reloadData() })
  }

  private func deleteSection(at section: Int) {
    guard sections.count > 1, sections.indices.contains(section) else { return }
    sections.remove(at: section)
    collectionView.performBatchUpdates(
      { self.collectionView.deleteSections(IndexSet(integer: section)) },
      completion: { _ in self.collectionView.reloadData() })
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count + 1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    let colours = sections[indexPath.section]
    let isColour = indexPath.item < colours.count
    (cell as? ColourCell)?.show(isColour ? ColourPalette.all[0].colour(colours[indexPath.item]) : nil)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? "header" : "footer", for: indexPath)
    let section = indexPath.section
    // A finger may hold a view longer than its controller exists.
    if let header = view as? ColourHeaderView {
      header.show("Section \(section + 1)", onDelete: unretained(self) { $0.deleteSection(at: section) })
      header.canDelete = sections.count > 1
    }
    (view as? ColourFooterView)?.onPress = unretained(self) { $0.insertSection(at: section + 1) }
    return view
  }
}
