import Runtime

#if hasFeature(Embedded)
  /// Embedded Swift has no dictionary of anything: actions get no arguments there.
  public final class CAActionArguments {}
#else
  /// More about an event, by names; layers pass nil.
  public typealias CAActionArguments = [AnyHashable: Any]
#endif

/// What happens when a layer's property has changed. Most often an animation.
public protocol CAAction: AnyObject {
  /// - Parameters:
  ///   - event: the key, such as "position".
  ///   - anObject: the layer.
  ///   - dict: more about the event; nil for none.
  @MainActor func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?)
}

/// The null object as an action does nothing, and ends the search for one.
extension NSNull: CAAction {
  @MainActor public func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {}
}

/// A layer becomes visible: it was put into a tree on screen or is hidden no more.
public let kCAOnOrderIn = "onOrderIn"
/// A layer is taken out of a tree on screen or is hidden.
public let kCAOnOrderOut = "onOrderOut"
