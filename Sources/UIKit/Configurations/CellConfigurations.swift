/// The configurations of a cell, with the views that display them. It is created with the first configuration, so that
/// programs without configurations do not link these views; in list cells, which have a background of their own, with
/// the cell.
@MainActor final class CellConfigurations {
  @exclusivity(unchecked) private(set) var content: AnyContentConfiguration?
  @exclusivity(unchecked) private(set) var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  @exclusivity(unchecked) var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// The content view while it displays a configuration.
  private var contentView: (any UIView & UIContentView)?
  private var backgroundView: BackgroundConfigurationView?

  func show(_ content: AnyContentConfiguration?, in cell: UICollectionViewCell) {
    let hadContent = self.content != nil
    self.content = content
    guard let content else {
      if hadContent { cell.replaceContentView(by: UIView()) }
      return
    }
    if hadContent, let contentView, contentView.show(content) { return }
    let view = content.makeContentView()
    contentView = view
    cell.replaceContentView(by: view)
    cell.requestFitting()
  }

  func show(_ background: UIBackgroundConfiguration?, in cell: UICollectionViewCell) {
    guard background != self.background else { return }
    self.background = background
    showBackground(in: cell)
  }

  /// Displays the background configuration, which replaces background views.
  private func showBackground(in cell: UICollectionViewCell) {
    guard let background = cell.shownBackground else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView { return backgroundView.show(background) }
    cell.backgroundView = nil
    cell.selectedBackgroundView = nil
    let view = BackgroundConfigurationView(background)
    backgroundView = view
    UIView.performWithoutAnimation { cell.fill(with: view, at: 0) }
  }

  /// Updates the configurations automatically.
  func update(in cell: UICollectionViewCell, for state: UICellConfigurationState) {
    if updatesContent, let content { show(content.updated(for: state), in: cell) }
    if updatesBackground { background = background?.updated(for: state) }
    showBackground(in: cell)
  }
}
