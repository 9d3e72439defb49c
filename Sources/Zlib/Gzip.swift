import CZlib
import Runtime

/// The gzip format, RFC 1952, which every browser unpacks.
package enum Gzip {
  /// The exponent of the largest window, with the 16 by which zlib knows that gzip's header and trailer are wanted.
  private static let windowBits = 16 + MAX_WBITS

  /// Packs bytes, at most 4 GB of them. The same bytes give the same result wherever zlib is the same.
  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    ensure(bytes.count <= UInt32.max, "Gzip.pack(_:) packs at most 4 GB, and was given \(bytes.count) bytes.")
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    ensure(status == Z_OK, "zlib has no memory to pack \(bytes.count) bytes.")
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }

  /// Unpacks bytes.
  /// - Parameter length: the number of bytes that there have to be, in one member with nothing behind it.
  /// - Returns: nil if they are damaged or have another checksum.
  package static func unpack(_ packed: ArraySlice<UInt8>, length: Int) -> [UInt8]? {
    var stream = z_stream()
    let status = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    ensure(status == Z_OK, "zlib has no memory to unpack \(packed.count) bytes.")
    defer { inflateEnd(&stream) }
    // A byte packs 1032 at most: no memory is taken for more than there can be. One byte more shows that there are too many.
    let room = min(length, packed.count * 1032) + 1
    var isWhole = false
    let bytes = packed.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
        count = Int(stream.total_out)
      }
    }
    return isWhole && bytes.count == length ? bytes : nil
  }
}
