/// A `Double` on the web also where addresses have 32 bits, so that every host computes the same numbers.
public typealias CGFloat = Double

public struct CGPoint: Equatable, Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let zero = CGPoint()

  public init() {
    x = 0
    y = 0
  }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }
}

public struct CGSize: Equatable, Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public static let zero = CGSize()

  public init() {
    width = 0
    height = 0
  }

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
}

extension CGPoint: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { debugDescription }
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { debugDescription }
  public var debugDescription: String { "(\(width), \(height))" }
}
