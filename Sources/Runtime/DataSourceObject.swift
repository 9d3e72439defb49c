#if !hasFeature(Embedded)
  import Foundation
#endif

/// What a data source is: an `NSObjectProtocol`. In Embedded Swift any object: its compiler ends with "no witness table
/// found" when a generic class conforms to a protocol and the superclass to what that protocol inherits.
#if hasFeature(Embedded)
  public typealias DataSourceObject = AnyObject
#else
  public typealias DataSourceObject = NSObjectProtocol
#endif
