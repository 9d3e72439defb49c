#if !hasFeature(Embedded)
  /// Calls a closure. There is no pool here: Swift releases objects after their last use.
  public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
#endif
