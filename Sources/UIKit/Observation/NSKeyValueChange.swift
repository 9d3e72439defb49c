#if !hasFeature(Embedded)
  /// The kind of a change of an observed property.
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
#endif
