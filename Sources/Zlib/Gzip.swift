import CZlib

/// The gzip format, RFC 1952, which every browser can decompress.
package enum Gzip {
  /// The exponent of the largest window, plus the 16 that makes zlib use gzip's header and trailer.
  private static let windowBits = 16 + MAX_WBITS

  /// Compresses bytes, at most 4 GB of them. The result is deterministic for a given version of zlib.
  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    ensure(bytes.count <= UInt32.max, "Gzip.pack(_:) packs at most 4 GB, but got \(bytes.count) bytes.")
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    ensure(status == Z_OK, "zlib could not allocate the memory for packing \(bytes.count) bytes.")
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)  // which zlib only reads
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }

  /// Decompresses bytes.
  /// - Parameter length: The expected number of bytes, in a single member with nothing after it.
  /// - Returns: The bytes, or nil if they are damaged or have another checksum.
  package static func unpack(_ packed: ArraySlice<UInt8>, length: Int) -> [UInt8]? {
    var stream = z_stream()
    let status = inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    ensure(status == Z_OK, "zlib could not allocate the memory for unpacking \(packed.count) bytes.")
    defer { inflateEnd(&stream) }
    // A byte expands to 1032 at most, so no more memory than that is allocated. One byte more detects an excess.
    let room = min(length, packed.count * 1032) + 1
    var isWhole = false
    let bytes = packed.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)  // which zlib only reads
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
