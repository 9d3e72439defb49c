import Runtime

/// For a number: seconds, as `setAnimationDuration(_:)` takes them.
public let kCATransactionAnimationDuration = "animationDuration"
/// For a number, of which all but 0 is true; see `setDisableActions(_:)`.
public let kCATransactionDisableActions = "disableActions"
/// For a `CAMediaTimingFunction`; see `setAnimationTimingFunction(_:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// In Embedded Swift, where a block is no object, `setCompletionBlock(_:)` has to be used.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// A transaction's property by its key, or what was put there by an app: the innermost one that was set.
  public class func value(forKey key: String) -> AnyValue? {
    switch key {
    case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
    case kCATransactionDisableActions: return NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionCompletionBlock:
      #if hasFeature(Embedded)
        return nil
      #else
        return completionBlock()
      #endif
    default: return ownValue(forKey: key)
    }
  }

  /// - Parameter anObject: for the keys above numbers, a timing function or a block; for others anything. nil takes
  ///   it away, so that the transaction around counts.
  /// - Parameter key: one of the constants for transactions.
  public class func setValue(_ anObject: AnyValue?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: if let number = number(anObject) { setAnimationDuration(number) }
    case kCATransactionDisableActions: setDisableActions(number(anObject) ?? 0 != 0)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      #if !hasFeature(Embedded)
        setCompletionBlock(anObject as? () -> Void)
      #endif
    default: setOwnValue(anObject, forKey: key)
    }
  }

  private class func number(_ object: AnyValue?) -> Double? {
    guard case .number(let number)? = AnimationValue(object) else { return nil }
    return number
  }

  /// Keeps other threads away from layers on Apple's systems. Here layers belong to the main actor, which is alone.
  public class func lock() {}

  /// Does nothing, as `lock()`.
  public class func unlock() {}
}
