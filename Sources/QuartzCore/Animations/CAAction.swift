import Runtime

#if hasFeature(Embedded)
  /// The type of an action's arguments. Embedded Swift has no `Any`, so actions have no arguments there.
  public final class CAActionArguments {}
#else
  /// Additional information about an event, by names; layers pass nil.
  public typealias CAActionArguments = [AnyHashable: Any]
#endif

/// The response to a change of a layer's property, usually an animation.
public protocol CAAction: AnyObject {
  /// Runs the action.
  /// - Parameters:
  ///   - event: The key, such as "position".
  ///   - anObject: The layer.
  ///   - dict: Additional information about the event, or nil.
  @MainActor func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?)
}

/// The null object as an action, which does nothing and ends the search for one.
extension NSNull: CAAction {
  @MainActor public func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {}
}

/// The event of a layer becoming visible: it was added to a tree on screen, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer being removed from a tree on screen, or hidden.
public let kCAOnOrderOut = "onOrderOut"
