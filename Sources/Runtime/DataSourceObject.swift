#if !hasFeature(Embedded)
  import Foundation
#endif

/// The base protocol of data sources: `NSObjectProtocol`, in Embedded Swift any object. The compiler for Embedded Swift
/// fails with "no witness table found" if a generic class conforms to a protocol and its superclass conforms to the
/// inherited one.
#if hasFeature(Embedded)
  public typealias DataSourceObject = AnyObject
#else
  public typealias DataSourceObject = NSObjectProtocol
#endif
