#if !hasFeature(Embedded)
  import Foundation

  /// What became of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// What has happened to the property.
    public typealias Kind = NSKeyValueChange

    /// Properties are set; there are no observed collections here.
    public let kind: Kind
    /// With the option `new`.
    public let newValue: Value?
    /// With the option `old`.
    public let oldValue: Value?
    /// Of the elements of a collection that changed: always nil here.
    public let indexes: IndexSet?
    /// Whether this is the first of two calls, with the option `prior`.
    public let isPrior: Bool
  }
#endif
