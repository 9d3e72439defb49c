#if !hasFeature(Embedded)
  /// Calls a closure. Nothing waits in a pool here: Swift lets objects go when they are used no more.
  public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
#endif
