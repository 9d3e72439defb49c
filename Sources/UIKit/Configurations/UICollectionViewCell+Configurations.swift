// The configurations of cells: when they are updated, and the views that display them.

import Runtime

extension UICollectionViewCell {
  /// A closure that is called with a cell and its state when that changes.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// Sets a content configuration of any type, even in Embedded Swift, where a property cannot store one.
  public final func setContentConfiguration<Configuration: UIContentConfiguration>(_ configuration: Configuration?) {
    #if hasFeature(Embedded)
      take(configuration.map { BoxedContentConfiguration($0) })
    #else
      take(configuration)
    #endif
  }

  final func take(_ content: AnyContentConfiguration?) { ownConfigurations.show(content, in: self) }

  final func take(_ background: UIBackgroundConfiguration?) { ownConfigurations.show(background, in: self) }

  /// The configurations, created if there are none.
  final var ownConfigurations: CellConfigurations {
    if let configurations { return configurations }
    let created = CellConfigurations()
    configurations = created
    return created
  }

  // MARK: Updates

  /// Updates the configurations automatically, then with the subclass, then with the handler.
  final func updateConfigurations() {
    needsConfigurationUpdate = false
    let state = configurationState
    configurations?.update(in: self, for: state)
    updateConfiguration(using: state)
    configurations?.handler?(self, state)
    stateDidUpdate(state)
  }

  /// Called when the state has changed. Configurations are updated in the next layout pass, in the current animation
  /// block.
  final func stateDidChange() {
    setNeedsUpdateConfiguration()
    guard ViewAnimation.isAnimating, window != nil else { return }
    ViewAnimation.current?.layOutBelowAtEnd(layer)
  }
}

/// The configurations of a cell, with the views that display them. It is created with the first configuration, so that
/// programs without configurations do not link these views; in list cells, which have a background of their own, with
/// the cell.
@MainActor final class CellConfigurations {
  private(set) var content: AnyContentConfiguration?
  private(set) var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
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

/// A property of a configuration: a default value that depends on the state, until the program sets another one.
struct Customizable<Value: Hashable>: Hashable {
  var standard: Value
  private(set) var custom: Value?

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { custom ?? standard }
    set { custom = newValue }
  }
}
