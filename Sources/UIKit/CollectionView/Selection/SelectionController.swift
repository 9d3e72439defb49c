import Runtime

/// The controller of selection, by the app and by touches: touch down highlights, touch up selects; the delegate is
/// asked before and notified after each.
///
/// Index paths are the displayed ones; the delegate receives the data source's, which differ during interactive
/// movement.
@MainActor final class SelectionController: CollectionViewPart {
  @exclusivity(unchecked) private var selection = Selection()
  /// Whether taps select, and whether they extend the selection.
  @exclusivity(unchecked) var rules = SelectionRules()
  private(set) lazy var contextMenus = CollectionContextMenus(collectionView)

  /// The selected items.
  var selected: Set<IndexPath> { selection.selected }
  /// The number of changes so far; an unchanged number means an unchanged selection.
  var changes: Int { selection.changes }

  /// Applies selection and highlight to a view, which may have changed while it was off screen.
  func apply(to view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category == .cell, let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selection.selected.contains(key.indexPath)
    cell.isHighlighted = selection.highlighted == key.indexPath
  }

  // MARK: Changes of the data

  /// Deselects everything for new data.
  func forget() { selection = Selection() }

  /// Maps the index paths after an update; see ``Selection/follow(_:counts:)``. A touched view that is replaced loses
  /// its highlight.
  func follow(_ map: ElementMap, counts: [Int]) {
    if let lost = selection.follow(map, counts: counts) { loseHighlight(of: lost) }
  }

  /// Maps the index paths after a batch that is displayed as a reload.
  /// - Parameter counts: the numbers of items after it; nil if another update follows at once.
  func followReload(_ map: ElementMap?, counts: [Int]?) {
    if let map { _ = selection.follow(map, counts: counts) }
    if let counts { selection.keep(in: counts) }
  }

  /// Ends the touch in a view that is removed, and with it the highlight. By then another view may show the item: the
  /// touched view was on its way out.
  func viewWillLeave(_ view: UIView) {
    guard let touched = selection.touch?.view, touched.isDescendant(of: view) else { return }
    selection.touch = nil
    guard let path = selection.highlighted else { return }
    loseHighlight(of: path)
    collectionView.visible.cell(at: path)?.isHighlighted = false
  }

  // MARK: Touches

  private var delegate: TracedDelegate? { collectionView.tracedDelegate }

  /// Returns the data source's index path for a displayed one.
  private func dataPath(_ shown: IndexPath) -> IndexPath { collectionView.movement.dataPath(shown) }

  private var mayBeSelected: Bool {
    guard collectionView.isEditing else { return collectionView.allowsSelection }
    return collectionView.allowsSelectionDuringEditing || collectionView.allowsMultipleSelectionDuringEditing
  }

  private var isMultiple: Bool {
    collectionView.isEditing
      ? collectionView.allowsMultipleSelectionDuringEditing : collectionView.allowsMultipleSelection
  }

  func touchesBegan(_ touches: Set<UITouch>) {
    collectionView.callRecorder?.began(.touch, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    guard selection.touch == nil, mayBeSelected, let touch = touches.first, !collectionView.lists.isForSwipe(touch),
      let view = touch.view,
      let path = item(around: view)
    else { return }
    selection.touch = touch
    guard delegate?.collectionView(collectionView, shouldHighlightItemAt: dataPath(path)) ?? true else { return }
    selection.highlighted = path
    collectionView.visible.cell(at: path)?.isHighlighted = true
    delegate?.collectionView(collectionView, didHighlightItemAt: dataPath(path))
  }

  /// Returns the item of the cell that a view is or is in. The content may have moved since the touch began.
  private func item(around view: UIView) -> IndexPath? {
    var ancestor: UIView? = view
    while let current = ancestor, current !== collectionView {
      if let cell = current as? UICollectionViewCell, cell.containingCollectionView === collectionView {
        let key = collectionView.visible.element(of: cell)?.key
        return key?.category == .cell ? key?.indexPath : nil  // cells may be headers, too
      }
      ancestor = current.superview
    }
    return nil
  }

  func touchesEnded(_ touches: Set<UITouch>) {
    collectionView.callRecorder?.began(.touch, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    guard let touch = selection.touch, touches.contains(touch) else { return }
    selection.touch = nil
    guard let path = selection.highlighted else { return }
    if let cell = collectionView.visible.cell(at: path),
      cell.ownLayer.frame.contains(touch.location(in: cell.superview))
    {
      toggleSelection(at: path)
    }
    unhighlight()
  }

  func touchesCancelled(_ touches: Set<UITouch>) {
    guard let touch = selection.touch, touches.contains(touch) else { return }
    selection.touch = nil
    unhighlight()
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    collectionView.visible.cell(at: path)?.isHighlighted = false
    delegate?.collectionView(collectionView, didUnhighlightItemAt: dataPath(path))
  }

  /// Ends the highlight because the touched view is removed. The delegate is notified while the item still exists.
  /// - Parameter path: the index path before an update.
  private func loseHighlight(of path: IndexPath) {
    selection.highlighted = nil
    // The data are already in the state after the waiting updates.
    let counts = collectionView.data.loadedCounts()
    let present = collectionView.work.updates.reduce(path as IndexPath?) { path, update in
      path.flatMap { update.makeMap(former: counts)?.newPath(ofOld: $0) }
    }
    guard let present, counts.hasItem(at: present) else { return }
    delegate?.collectionView(collectionView, didUnhighlightItemAt: dataPath(present))
  }

  /// Performs the selection, deselection or primary action of a tap.
  private func toggleSelection(at path: IndexPath) {
    if collectionView.visible.cell(at: path)?.handlesTap() ?? false { return }
    if isMultiple && selection.selected.contains(path) {
      guard delegate?.collectionView(collectionView, shouldDeselectItemAt: dataPath(path)) ?? true else { return }
      setSelected(false, at: path)
      delegate?.collectionView(collectionView, didDeselectItemAt: dataPath(path))
      return
    }
    let extendsSelection = isMultiple && !selection.selected.isEmpty
    if delegate?.collectionView(collectionView, shouldSelectItemAt: dataPath(path)) ?? true {
      if !isMultiple {
        for other in selection.selected.ordered() where other != path {
          setSelected(false, at: other)
          delegate?.collectionView(collectionView, didDeselectItemAt: dataPath(other))
        }
      }
      setSelected(true, at: path)
      delegate?.collectionView(collectionView, didSelectItemAt: dataPath(path))
    }
    if !extendsSelection { performPrimaryAction(at: dataPath(path)) }
  }

  private func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate,
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Selects an item as a tap does, for a drag that rests on it.
  /// - Parameter indexPath: the index path in the data source.
  func activate(_ indexPath: IndexPath) {
    if mayBeSelected { toggleSelection(at: collectionView.movement.shownPath(indexPath)) }
  }

  // MARK: Selection by the app

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    guard let indexPath else { return animate(animated) { [self] in deselectAll() } }
    collectionView.checkExists(indexPath, "select")
    guard mayBeSelected else { return }
    animate(animated) { [self] in
      if !isMultiple { deselectAll(but: collectionView.movement.shownPath(indexPath)) }
      setSelected(true, at: collectionView.movement.shownPath(indexPath))
    }
    if !scrollPosition.isEmpty { collectionView.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    indexPath.checkIsItem("deselect")
    animate(animated) { [self] in setSelected(false, at: collectionView.movement.shownPath(indexPath)) }
  }

  func deselectAll(but kept: IndexPath? = nil) {
    for path in selection.selected.ordered() where path != kept { setSelected(false, at: path) }
  }

  private func animate(_ animated: Bool, _ changes: @escaping () -> Void) {
    if animated { UIView.animate(withDuration: 0.3, animations: changes) } else { changes() }
  }

  private func setSelected(_ isSelected: Bool, at path: IndexPath) {
    selection.set(isSelected, at: path)
    collectionView.visible.cell(at: path)?.isSelected = isSelected
  }
}
