import Runtime

/// A group of layer changes. Transactions nest; outside explicit ones an implicit transaction lasts until the end of
/// the frame.
///
/// Each screen has its own transactions: one applies while the screen that was current at its beginning is.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Begins a nested transaction. Its properties apply until the matching `commit()`.
  public class func begin() { stack.append(Frame(disabledActionsBefore: disablesActions)) }

  /// Commits the innermost transaction. Its completion block runs when the animations added since `begin()` have ended.
  public class func commit() {
    ensure(
      stack.count > 1,
      "CATransaction.commit() has no matching begin(). Call both while the same stage is current.")
    let ended = stack.removeLast()
    disablesActions = ended.disabledActionsBefore
    ended.completion?.close()
  }

  /// Commits the implicit transaction, as the end of a frame does.
  public class func flush() {
    guard stack.count == 1 else { return }
    let implicit = stack[0]
    stack[0] = Frame(disabledActionsBefore: false)
    disablesActions = false
    implicit.completion?.close()
  }

  /// Returns whether property changes currently cause no animations; false unless a transaction disables them.
  public class func disableActions() -> Bool { disablesActions }

  /// Sets whether property changes cause no animations until the end of the transaction, even in view animation blocks.
  public class func setDisableActions(_ flag: Bool) { disablesActions = flag }

  /// Returns the duration in seconds of animations without one; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval { explicitAnimationDuration ?? 0.25 }

  /// The explicit duration in seconds, or nil.
  package class var explicitAnimationDuration: CFTimeInterval? { stack.last { $0.duration != nil }?.duration }

  /// Sets the duration in seconds for this transaction and nested ones without a duration of their own.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack[stack.count - 1].duration = dur }

  /// Returns the innermost timing function, or nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction
  }

  /// Sets the timing function of implicit animations, in place of the default curve.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].timingFunction = function
  }

  /// Returns the completion block of the innermost transaction, or nil. Those of enclosing transactions are not
  /// considered.
  public class func completionBlock() -> (() -> Void)? { stack.last!.completion?.block }

  /// Sets a block that runs when all animations added after this call have ended, or at the commit if there are none. A
  /// previous block waits only for the animations added before this call.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let former = stack[stack.count - 1].completion
    stack[stack.count - 1].completion = block.map { AnimationGroup($0) }
    former?.close()
  }

  /// The groups that a new animation belongs to.
  static var openGroups: [AnimationGroup] {
    var groups: [AnimationGroup] = []
    for index in stack.indices { if let group = stack[index].completion { groups.append(group) } }
    return groups
  }

  class func ownValue(forKey key: String) -> AnyValue? {
    for frame in stack.reversed() { if let value = frame.values[key] { return value } }
    return nil
  }

  class func setOwnValue(_ value: AnyValue?, forKey key: String) { stack[stack.count - 1].values[key] = value }

  fileprivate struct Frame {
    /// The value of `disablesActions` to restore afterwards.
    let disabledActionsBefore: Bool
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationGroup?
    /// The values set by apps.
    var values: [String: AnyValue] = [:]
  }

  /// All transactions of a screen.
  struct Stack {
    fileprivate var frames = [Frame(disabledActionsBefore: false)]
    fileprivate var disablesActions = false
  }

  /// Switches to another screen's transactions.
  /// - Returns: The previous ones.
  static func exchange(_ other: Stack) -> Stack {
    let former = Stack(frames: stack, disablesActions: disablesActions)
    stack = other.frames
    disablesActions = other.disablesActions
    return former
  }

  /// The transactions of the current screen. Those of other screens are stored in their contexts.
  private static var stack = [Frame(disabledActionsBefore: false)]
  /// Whether the innermost transaction disables actions. Stored separately, because every change of a layer reads it.
  private static var disablesActions = false
}
