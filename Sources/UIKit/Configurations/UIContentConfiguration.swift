import Runtime

/// Says what a cell shows, as a value, and makes the view that shows it. Cells keep that view as long as they get
/// configurations that it supports.
public protocol UIContentConfiguration {
  /// A view that shows this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is for a state: standard values change, what a program has set stays.
  func updated(for state: AnyConfigurationState) -> Self
}

#if hasFeature(Embedded)
  /// A view that shows a content configuration.
  @MainActor public protocol UIContentView: NSObjectProtocol {
    /// Shows another configuration. Embedded Swift has no values of any type: ask for the one that the view shows by
    /// ``AnyContentConfiguration/value(as:)``.
    /// - Returns: false for a configuration that the view does not support.
    func show(_ configuration: AnyContentConfiguration) -> Bool
  }

  /// A content configuration of some type.
  @MainActor public class AnyContentConfiguration: NSObject {
    func makeContentView() -> any UIView & UIContentView { programmerError("A content configuration without a value.") }
    func updated(for state: AnyConfigurationState) -> AnyContentConfiguration { self }

    /// nil for one of another type.
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
  /// A view that shows a content configuration.
  @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What it shows. Setting it shows another one, which the view supports.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration; by default those of the type that it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    /// Those of the type of the configuration that it shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
      type(of: self.configuration) == type(of: configuration)
    }

    func show(_ configuration: any UIContentConfiguration) -> Bool {
      guard supports(configuration) else { return false }
      self.configuration = configuration
      return true
    }
  }

  /// A content configuration of some type. Embedded Swift has no values of any type, so there it is an object.
  public typealias AnyContentConfiguration = any UIContentConfiguration
#endif
