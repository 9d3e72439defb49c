/// A token that display links are added to. The stage's frames drive everything; nothing runs here.
public final class RunLoop: NSObject, @unchecked Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  public struct Mode: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
  }
}
