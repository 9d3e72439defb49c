/// The type that Apple's headers call `Any`: a value of any type in full Swift, any object in Embedded Swift, which has
/// no `Any`. Code for both passes objects (`NSNumber` for numbers).
#if hasFeature(Embedded)
  public typealias AnyValue = AnyObject
#else
  public typealias AnyValue = Any
#endif
