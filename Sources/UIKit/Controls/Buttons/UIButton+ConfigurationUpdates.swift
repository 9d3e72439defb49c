import Runtime

// When a button's configuration is updated, and what is shown of it.

extension UIButton {
  /// Called with a button whenever its state has changed, before it is shown.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// A button that shows a configuration.
  /// - Parameters:
  ///   - configuration: what it has no title or image for, is the action's.
  ///   - primaryAction: performed when pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// What the button shows, as the program has set it; nil for what `setTitle(_:for:)` and its like say. Changes are
  /// shown in the next layout pass.
  public final var configuration: Configuration? {
    get { configured?.configuration }
    set {
      guard newValue != nil || configured != nil else { return }
      configurationState.configuration = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when the state has changed, to change the configuration with it. What it sets is shown at once.
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

  /// The subclass and the handler have their say, then what they say is shown.
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
