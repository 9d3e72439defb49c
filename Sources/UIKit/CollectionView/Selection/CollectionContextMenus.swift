/// The source of context menus for items, with the interaction that opens them, which forwards to a collection view's
/// delegate.
@MainActor final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  /// The collection view, which owns this object; not retained.
  private unowned(unsafe) let collectionView: UICollectionView
  /// The item that was pressed.
  private var indexPath: IndexPath?

  /// The interaction that opens the menus; nil until there is a delegate.
  private(set) var interaction: UIContextMenuInteraction?

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Adds the interaction to the collection view, unless it is there.
  func begin() {
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    collectionView.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate = collectionView.delegate,
      let pressed = collectionView.indexPathForItem(at: location)
    else {
      return nil
    }
    indexPath = pressed
    let selected = collectionView.indexPathsForSelectedItems ?? []
    return delegate.collectionView(
      collectionView,
      contextMenuConfigurationForItemsAt: selected.contains(pressed) ? selected : [pressed],
      point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let indexPath else { return nil }
    return collectionView.delegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      ?? collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionView.delegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionView.delegate?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionView.delegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
