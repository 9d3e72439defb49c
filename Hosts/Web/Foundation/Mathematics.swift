// Foundation passes the C library's functions on; so does this one: sin, cos, pow, floor and the rest.
@_exported import CRuntime

/// Seconds.
public typealias TimeInterval = Double

/// "No such index".
public let NSNotFound = Int.max
