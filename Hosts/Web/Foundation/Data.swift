/// Bytes.
public struct Data: Hashable, Sendable, RandomAccessCollection {
  private var bytes: [UInt8]

  public init() { bytes = [] }

  public init(_ elements: some Sequence<UInt8>) { bytes = Array(elements) }

  public init(bytes: UnsafeRawPointer, count: Int) {
    self.bytes = Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }

  public subscript(position: Int) -> UInt8 {
    get { bytes[position] }
    set { bytes[position] = newValue }
  }

  public mutating func append(_ other: Data) { bytes += other.bytes }

  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes(body)
  }
}
