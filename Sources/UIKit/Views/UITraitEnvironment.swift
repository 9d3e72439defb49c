import Runtime

/// Something that is shown with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// With which it is shown now.
  var traitCollection: UITraitCollection { get }
  /// Called after a change.
  /// - Parameter previousTraitCollection: those until now.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// In which direction a language is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// In which direction what belongs together is lined up.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Whether something lies on the ground of the screen, or over something else, as a sheet does. In the dark, ground that
/// lies higher is lighter.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether things are dark on light ground or light on dark ground.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
