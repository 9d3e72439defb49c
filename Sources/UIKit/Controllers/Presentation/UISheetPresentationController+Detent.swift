extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// - Parameter rawValue: a name that no other height of the sheet has.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Of a sheet that covers half of the screen.
      public static let medium = Identifier("medium")
      /// Of a sheet that covers all of the screen but a gap.
      public static let large = Identifier("large")
    }

    /// By which the sheet's `selectedDetentIdentifier` means this height.
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

    /// Half of the large one.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// All of the screen but a gap at the top.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameters:
    ///   - identifier: nil for one that no other has.
    ///   - resolver: gives the height without the safe area below, in points; nil where it does not apply.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("detent \(count)"), resolver)
    }

    private static var count = 0

    /// The height without the safe area below, in points; nil where it does not apply.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What the height of a sheet depends on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// Of what the sheet lies in: a height may be another one where there is little room.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, without the safe area below, in points.
  var maximumDetentValue: CGFloat { get }
}
