import Runtime

/// The content of a cell as a value, which can create a view that displays it. A cell keeps this view as long as its
/// configurations are supported by it.
public protocol UIContentConfiguration {
  /// Creates a view that displays this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state: default values are adapted, values set by the program stay the same.
  func updated(for state: AnyConfigurationState) -> Self
}

#if hasFeature(Embedded)
  /// A view that displays a content configuration.
  @MainActor public protocol UIContentView: NSObjectProtocol {
    /// Displays another configuration. Embedded Swift has no existentials: use ``AnyContentConfiguration/value(as:)``
    /// to get the type that the view displays.
    /// - Returns: False for a configuration that the view does not support.
    func show(_ configuration: AnyContentConfiguration) -> Bool
  }

  /// A type-erased content configuration.
  @MainActor public class AnyContentConfiguration: NSObject {
    func makeContentView() -> any UIView & UIContentView { programmerError("A content configuration without a value.") }
    func updated(for state: AnyConfigurationState) -> AnyContentConfiguration { self }

    /// Returns the configuration, or nil if it has another type.
    public final func value<Configuration: UIContentConfiguration>(as type: Configuration.Type) -> Configuration? {
      (self as? BoxedContentConfiguration<Configuration>)?.configuration
    }
  }

  final class BoxedContentConfiguration<Configuration: UIContentConfiguration>: AnyContentConfiguration {
    let configuration: Configuration
    init(_ configuration: Configuration) { self.configuration = configuration }

    override func makeContentView() -> any UIView & UIContentView { configuration.makeContentView() }

    override func updated(for state: AnyConfigurationState) -> AnyContentConfiguration {
      BoxedContentConfiguration(configuration.updated(for: state))
    }
  }
#else
  /// A view that displays a content configuration.
  @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The displayed configuration. It may be set to another one that the view supports.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can display a configuration; by default those of the type that it displays.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    /// Returns whether a configuration has the type of the displayed one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
      type(of: self.configuration) == type(of: configuration)
    }

    func show(_ configuration: any UIContentConfiguration) -> Bool {
      guard supports(configuration) else { return false }
      self.configuration = configuration
      return true
    }
  }

  /// A content configuration of any type. Embedded Swift has no existentials, so there it is an object.
  public typealias AnyContentConfiguration = any UIContentConfiguration
#endif
