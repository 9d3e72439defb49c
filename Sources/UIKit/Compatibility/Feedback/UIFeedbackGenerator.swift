import Runtime

// What a person feels. No host has anything that can be felt, and these do what they do on devices without it: nothing.

/// What lets a person feel what happens.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Something to be felt follows shortly.
  open func prepare() {}
}
