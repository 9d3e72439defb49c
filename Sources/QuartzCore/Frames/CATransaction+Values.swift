import Runtime

/// The key of the duration, a number of seconds; see `setAnimationDuration(_:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a number that disables actions if it is not 0; see `setDisableActions(_:)`.
public let kCATransactionDisableActions = "disableActions"
/// The key of a `CAMediaTimingFunction`; see `setAnimationTimingFunction(_:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block. In Embedded Swift, where a block is no object, use `setCompletionBlock(_:)`
/// instead.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Returns the innermost value of a transaction's property, or of a key set by the app.
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

  /// Sets a transaction's property, or any value for a key of the app.
  /// - Parameter anObject: A number, a timing function or a block for the keys of transactions, anything for others.
  ///   Nil removes the value, so that the enclosing transaction's applies.
  /// - Parameter key: The key.
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

  /// Does nothing. On Apple's systems it keeps other threads from changing layers, which here are isolated to the main
  /// actor.
  public class func lock() {}

  /// Does nothing, like `lock()`.
  public class func unlock() {}
}
