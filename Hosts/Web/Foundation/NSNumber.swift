open class NSValue: NSObject {}

/// A boxed number. Two are equal when their values are, whatever type they were made of.
public final class NSNumber: NSValue {
  private let value: Double

  public init(value: Double) { self.value = value }
  public init(value: Float) { self.value = Double(value) }
  public init(value: Int) { self.value = Double(value) }
  public init(value: Bool) { self.value = value ? 1 : 0 }

  public var doubleValue: Double { value }
  public var floatValue: Float { Float(value) }
  public var intValue: Int { Int(value) }
  public var boolValue: Bool { value != 0 }

  public override func isEqual(_ object: AnyObject?) -> Bool {
    (object as? NSNumber)?.value == value
  }

  public override var hash: Int { value.hashValue }
  public override var description: String { "\(value)" }
}

extension NSNumber: ExpressibleByIntegerLiteral {
  public convenience init(integerLiteral value: Int) { self.init(value: value) }
}

extension NSNumber: ExpressibleByFloatLiteral {
  public convenience init(floatLiteral value: Double) { self.init(value: value) }
}
