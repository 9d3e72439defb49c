/// Which view of a transition is meant.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was shown before.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that is shown after, unless the transition is cancelled.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
