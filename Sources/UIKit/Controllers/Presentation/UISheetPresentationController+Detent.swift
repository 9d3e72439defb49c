extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor public final class Detent: NSObject {
    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      /// - Parameter rawValue: A name that is unique among the heights of the sheet.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium height.
      public static let medium = Identifier("medium")
      /// The identifier of the large height.
      public static let large = Identifier("large")
    }

    /// The identifier, to be used as the sheet's `selectedDetentIdentifier`.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns about half of the height of the screen: 0.56 of the large height, in whole points.
    public static func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue * 0.56).rounded() } }

    /// Returns the height of the screen below the safe area at the top, or below a gap of 10 points.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a custom height.
    /// - Parameters:
    ///   - identifier: The identifier, or nil for a unique one.
    ///   - resolver: Returns the height without the safe area below in points, or nil if it does not apply.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("detent \(count)"), resolver)
    }

    private static var count = 0

    /// Returns the height without the safe area below in points, or nil if it does not apply.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values that the height of a sheet may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container. A height may differ in compact size classes.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, without the safe area below, in points.
  var maximumDetentValue: CGFloat { get }
}
