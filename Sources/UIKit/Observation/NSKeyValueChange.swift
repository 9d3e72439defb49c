#if !hasFeature(Embedded)
  /// What was done to an observed property.
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
#endif
