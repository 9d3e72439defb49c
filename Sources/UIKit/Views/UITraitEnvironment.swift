import Runtime

/// An object that is displayed with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
  /// Called after a change of traits.
  /// - Parameter previousTraitCollection: The previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The layout direction of a language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// The direction in which content is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The level of an interface: the base of the screen, or elevated above it, like a sheet. In dark mode, elevated
/// backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The contrast that the user prefers: normal, or increased by Increase Contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The available space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device. A screen is a pad's if its shorter side has 600 points or more, and otherwise a phone's.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac, vision }

/// Whether a screen measures the force of touches. No screen does.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// The interface style: dark content on a light background, or light content on a dark one.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
