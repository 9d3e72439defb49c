// Foundation's collections and their counterparts in Objective-C.

@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSIndexPath: NSObject {}
@objc open class NSIndexSet: NSObject {}
@objc open class NSData: NSObject {}
@objc open class NSDate: NSObject {}
@objc open class NSURL: NSObject {}
extension Array: _Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _Bridged { public typealias _ObjectiveCType = NSDictionary }
extension Set: _Bridged { public typealias _ObjectiveCType = NSSet }

public struct IndexPath: MutableCollection, RandomAccessCollection, Hashable, Comparable, Sendable,
  ExpressibleByArrayLiteral, _Bridged
{
  public typealias _ObjectiveCType = NSIndexPath
  public typealias Element = Int
  public typealias Index = Int
  public init()
  public init<ElementSequence: Sequence>(indexes: ElementSequence) where ElementSequence.Element == Int
  public init(arrayLiteral indexes: Int...)
  public init(index: Int)
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public var count: Int { get }
  public func index(before i: Int) -> Int
  public func index(after i: Int) -> Int
  public subscript(index: Int) -> Int { get set }
  public func dropLast() -> IndexPath
  public mutating func append(_ other: Int)
  public func appending(_ other: Int) -> IndexPath
  public static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct IndexSet: BidirectionalCollection, SetAlgebra, Hashable, Sendable, _Bridged {
  public typealias _ObjectiveCType = NSIndexSet
  public typealias Element = Int
  public struct Index: Comparable {
    public static func == (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    public static func < (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
  }
  public typealias ArrayLiteralElement = Int
  public typealias Indices = DefaultIndices<IndexSet>
  public typealias SubSequence = Slice<IndexSet>
  public typealias Iterator = IndexingIterator<IndexSet>
  public init()
  public init(arrayLiteral elements: Int...)
  public init(integer: Int)
  public init(integersIn range: Range<Int>)
  public init(integersIn range: ClosedRange<Int>)
  public var startIndex: IndexSet.Index { get }
  public var endIndex: IndexSet.Index { get }
  public func index(after i: IndexSet.Index) -> IndexSet.Index
  public func index(before i: IndexSet.Index) -> IndexSet.Index
  public subscript(index: IndexSet.Index) -> Int { get }
  public var isEmpty: Bool { get }
  public func contains(_ integer: Int) -> Bool
  public func union(_ other: IndexSet) -> IndexSet
  public func intersection(_ other: IndexSet) -> IndexSet
  public func symmetricDifference(_ other: IndexSet) -> IndexSet
  public mutating func formUnion(_ other: IndexSet)
  public mutating func formIntersection(_ other: IndexSet)
  public mutating func formSymmetricDifference(_ other: IndexSet)
  @discardableResult public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int)
  @discardableResult public mutating func update(with integer: Int) -> Int?
  @discardableResult public mutating func remove(_ integer: Int) -> Int?
  public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Sendable, _Bridged
{
  public typealias _ObjectiveCType = NSData
  public typealias Element = UInt8
  public typealias Index = Int
  public init()
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public subscript(index: Int) -> UInt8 { get set }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8
  public func write(to url: URL, options: Data.WritingOptions = []) throws
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public static func == (lhs: Data, rhs: Data) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct URL: Hashable, Sendable, _Bridged {
  public typealias _ObjectiveCType = NSURL
  public init?(string: String)
  public init(fileURLWithPath path: String)
  public var path: String { get }
  public func appendingPathComponent(_ pathComponent: String) -> URL
  public static func == (lhs: URL, rhs: URL) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct Date: Hashable, Comparable, Sendable, _Bridged {
  public typealias _ObjectiveCType = NSDate
  public init()
  public static func == (lhs: Date, rhs: Date) -> Bool
  public static func < (lhs: Date, rhs: Date) -> Bool
  public func hash(into hasher: inout Hasher)
}
