// The configurations of cells: how they are set, and when they are updated.

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
