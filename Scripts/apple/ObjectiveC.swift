// `canImport(ObjectiveC)` tells that a platform is Apple's. Compiled by Scripts/check-apple, and never run.

public struct Selector {}

open class NSObject: Hashable {
  public init() {}
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}
