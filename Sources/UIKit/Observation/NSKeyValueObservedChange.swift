#if !hasFeature(Embedded)
  import Foundation

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change, always `setting`, because collections are not observed here.
    public let kind: Kind
    /// The new value, with the option `new`.
    public let newValue: Value?
    /// The previous value, with the option `old`.
    public let oldValue: Value?
    /// The changed indexes of a collection; always nil here.
    public let indexes: IndexSet?
    /// Whether this is the first of two calls, with the option `prior`.
    public let isPrior: Bool
  }
#endif
