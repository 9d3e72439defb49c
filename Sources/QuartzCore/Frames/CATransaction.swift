import Runtime

/// Groups changes of layers. Transactions nest; outside all of them an implicit one lasts until the frame's end.
///
/// Each screen has its own: a transaction counts while the screen is driven that was when it began.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Opens a transaction within the one that is open; what is set from here on counts until its `commit()`.
  public class func begin() { stack.append(Frame(disabledActionsBefore: disablesActions)) }

  /// Ends the innermost `begin()`. Its completion block runs when the animations added since are over.
  public class func commit() {
    ensure(
      stack.count > 1,
      "CATransaction.commit() without begin(): each commit needs a begin before it, while the same stage is driven.")
    let ended = stack.removeLast()
    disablesActions = ended.disabledActionsBefore
    ended.completion?.close()
  }

  /// Ends the implicit transaction, as the end of a frame does.
  public class func flush() {
    guard stack.count == 1 else { return }
    let implicit = stack[0]
    stack[0] = Frame(disabledActionsBefore: false)
    disablesActions = false
    implicit.completion?.close()
  }

  /// Whether changes of properties cause no animations now; false outside of transactions that say otherwise.
  public class func disableActions() -> Bool { disablesActions }

  /// Changes of properties cause no animations from here to the transaction's end, in view animation
  /// blocks neither.
  public class func setDisableActions(_ flag: Bool) { disablesActions = flag }

  /// Seconds, for animations that do not say; 0.25 by default.
  public class func animationDuration() -> CFTimeInterval { explicitAnimationDuration ?? 0.25 }

  /// The duration if one was set, in seconds.
  package class var explicitAnimationDuration: CFTimeInterval? { stack.last { $0.duration != nil }?.duration }

  /// Counts for this transaction and those in it that set none; in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack[stack.count - 1].duration = dur }

  /// The innermost one that was set, nil for none.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last { $0.timingFunction != nil }?.timingFunction
  }

  /// For animations that properties cause by themselves, instead of the default curve.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].timingFunction = function
  }

  /// What was set for the innermost transaction; nil for none. That of one around it is not asked for.
  public class func completionBlock() -> (() -> Void)? { stack.last!.completion?.block }

  /// Runs when all animations added after this are over, or at the commit when there are none. One that was set
  /// before waits only for the animations added until now.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let former = stack[stack.count - 1].completion
    stack[stack.count - 1].completion = block.map { AnimationGroup($0) }
    former?.close()
  }

  /// The groups that an animation added now belongs to.
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
    /// What `disablesActions` is again after it.
    let disabledActionsBefore: Bool
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationGroup?
    /// What apps put there.
    var values: [String: AnyValue] = [:]
  }

  /// All transactions of a screen.
  struct Stack {
    fileprivate var frames = [Frame(disabledActionsBefore: false)]
    fileprivate var disablesActions = false
  }

  /// Begins to use another screen's transactions.
  /// - Returns: those until now.
  static func exchange(_ other: Stack) -> Stack {
    let former = Stack(frames: stack, disablesActions: disablesActions)
    stack = other.frames
    disablesActions = other.disablesActions
    return former
  }

  /// Of the screen that is being driven. Those of the others wait in their contexts.
  private static var stack = [Frame(disabledActionsBefore: false)]
  /// Of the innermost one. By itself, because every change of a layer asks.
  private static var disablesActions = false
}
