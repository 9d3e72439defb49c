// What is used of zlib, as its header declares it. Read by Scripts/check-apple.

public struct z_stream {
  public init()
  public var next_in: UnsafeMutablePointer<UInt8>! { get set }
  public var avail_in: UInt32 { get set }
  public var total_in: UInt { get set }
  public var next_out: UnsafeMutablePointer<UInt8>! { get set }
  public var avail_out: UInt32 { get set }
  public var total_out: UInt { get set }
}
public typealias z_streamp = UnsafeMutablePointer<z_stream>

public var Z_OK: Int32 { get }
public var Z_STREAM_END: Int32 { get }
public var Z_FINISH: Int32 { get }
public var Z_BEST_COMPRESSION: Int32 { get }
public var Z_DEFAULT_STRATEGY: Int32 { get }
public var Z_DEFLATED: Int32 { get }
public var MAX_WBITS: Int32 { get }
public var MAX_MEM_LEVEL: Int32 { get }
public var ZLIB_VERSION: String { get }

@discardableResult public func deflateInit2_(
  _ strm: z_streamp!, _ level: Int32, _ method: Int32, _ windowBits: Int32, _ memLevel: Int32, _ strategy: Int32,
  _ version: UnsafePointer<CChar>!, _ stream_size: Int32
) -> Int32
@discardableResult public func deflate(_ strm: z_streamp!, _ flush: Int32) -> Int32
@discardableResult public func deflateEnd(_ strm: z_streamp!) -> Int32
public func deflateBound(_ strm: z_streamp!, _ sourceLen: UInt) -> UInt
@discardableResult public func inflateInit2_(
  _ strm: z_streamp!, _ windowBits: Int32, _ version: UnsafePointer<CChar>!, _ stream_size: Int32
) -> Int32
@discardableResult public func inflate(_ strm: z_streamp!, _ flush: Int32) -> Int32
@discardableResult public func inflateEnd(_ strm: z_streamp!) -> Int32
