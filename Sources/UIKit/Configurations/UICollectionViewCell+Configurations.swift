// Configurations of cells: when they are updated, and the views that show them.

import Runtime

extension UICollectionViewCell {
  /// Called with a cell and its state whenever that changes.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// Shows a content configuration of any type, also where Embedded Swift has no property that could have one.
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
    intrinsicSizeDidChange()
  }

  final func take(_ background: UIBackgroundConfiguration?) {
    guard background != configurations.background else { return }
    configurations.background = background
    showBackground()
  }

  /// Shows the background of the configuration, which takes the place of background views.
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

  /// Updates automatically, then by the subclass, then by the handler.
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

  /// The state has changed: configurations follow in the next layout pass, in the animation block that is being run.
  final func stateDidChange() {
    setNeedsUpdateConfiguration()
    guard ViewAnimation.isAnimating, window != nil else { return }
    ViewAnimation.current?.layOutBelowAtEnd(layer)
  }
}

/// What a cell that uses configurations remembers. Cells that use none do without it.
struct CellConfigurations {
  var content: AnyContentConfiguration?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  var backgroundView: BackgroundConfigurationView?
}

/// A property of a configuration: a standard value, which follows the state, until the program sets one of its own.
struct Customizable<Value: Hashable>: Hashable {
  var standard: Value
  private(set) var custom: Value?

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { custom ?? standard }
    set { custom = newValue }
  }
}
