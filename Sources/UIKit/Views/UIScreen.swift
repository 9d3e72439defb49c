/// The screen that is being shown on.
@MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// From zero, in points. Views of view controllers have this size until they are put somewhere.
  public package(set) var bounds = CGRect.zero

  public package(set) var traitCollection = UITraitCollection(screen: .zero)

  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }
}
