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

  final func take(_ content: AnyContentConfiguration?) {
    let hadContent = configurations.content != nil
    configurations.content = content
    guard let content else {
      if hadContent { replaceContentView(by: UIView()) }
      return
    }
    if hadContent, let shown = configuredView, shown.show(content) { return }
    let view = content.makeContentView()
    configuredView = view
    replaceContentView(by: view)
    requestFitting()
  }

  final func take(_ background: UIBackgroundConfiguration?) {
    guard background != configurations.background else { return }
    configurations.background = background
    showBackground()
  }

  /// Displays the background configuration, which replaces background views.
  final func showBackground() {
    guard let background = shownBackground else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    if let view = configurations.backgroundView { return view.show(background) }
    backgroundView = nil
    selectedBackgroundView = nil
    let view = BackgroundConfigurationView(background)
    configurations.backgroundView = view
    UIView.performWithoutAnimation { fill(with: view, at: 0) }
  }

  // MARK: Updates

  /// Updates the configurations automatically, then with the subclass, then with the handler.
  final func updateConfigurations() {
    needsConfigurationUpdate = false
    let state = configurationState
    if configurations.updatesContent, let content = configurations.content { take(content.updated(for: state)) }
    if configurations.updatesBackground { configurations.background = configurations.background?.updated(for: state) }
    showBackground()
    updateConfiguration(using: state)
    configurations.handler?(self, state)
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

/// The state of a cell that uses configurations, created only for such cells.
struct CellConfigurations {
  var content: AnyContentConfiguration?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  var backgroundView: BackgroundConfigurationView?
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
