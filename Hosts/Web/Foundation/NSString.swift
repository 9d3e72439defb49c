/// A string as an object, such as the name of a boundary: `"floor" as NSString`.
public final class NSString: NSObject, NSCopying, ExpressibleByStringLiteral {
  private let text: String

  public init(string: String) { text = string }

  public convenience init(stringLiteral value: String) { self.init(string: value) }

  public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSString)?.text == text }

  public override var hash: Int { text.hashValue }

  public override var description: String { text }

  public func copy(with zone: NSZone?) -> AnyObject { self }
}
