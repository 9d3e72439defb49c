import Runtime

// The updates of a button's configuration, and its display.

extension UIButton {
  /// A closure that is called with a button when its state has changed, before it is displayed.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Creates a button with a configuration.
  /// - Parameters:
  ///   - configuration: The configuration. A missing title or image is that of the action.
  ///   - primaryAction: The action of a tap.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The configuration as set by the program; nil to use the values of `setTitle(_:for:)` and similar methods. Changes
  /// are displayed in the next layout pass.
  public final var configuration: Configuration? {
    get { configured?.configuration }
    set {
      guard newValue != nil || configured != nil else { return }
      configurationState.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// A closure that updates the configuration when the state has changed. Its changes are displayed immediately.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configured?.handler }
    set {
      configurationState.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  var updatesConfiguration: Bool {
    get { configured?.updatesAutomatically ?? true }
    set {
      configurationState.updatesAutomatically = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private var configurationState: ConfiguredButton {
    if let configured { return configured }
    let made = ConfiguredButton()
    configured = made
    return made
  }

  var shownSubtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return configured?.subtitleLabel
  }

  /// Calls the subclass and the handler to update the configuration, then displays it.
  final func updateConfigurationIfNeeded() {
    guard let configured, configured.needsUpdate else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    updateConfiguration()
    configured.isUpdating = false
    let wasShown = configured.shown != nil
    if let configuration = configured.configuration {
      resolvedTraits = presentTraits
      configured.show(configured.updatesAutomatically ? configuration.updated(for: self) : configuration, in: self)
      nameDidChange()
    } else if wasShown {
      configured.clear()
      showWithoutConfiguration()
    }
  }
}
