import Foundation
import Testing
import Zlib

@Suite struct GzipTests {
  private func isKept(_ bytes: [UInt8]) -> Int {
    let packed = Gzip.pack(bytes)
    #expect(Gzip.unpack(packed[...], length: bytes.count) == bytes)
    return packed.count
  }

  @Test func whatIsPackedIsTheSameWhenItIsUnpacked() throws {
    #expect(isKept([]) < 40)
    #expect(isKept([7]) < 40)
    #expect(isKept([UInt8](repeating: 65, count: 100_000)) < 200)
    var state: UInt64 = 17
    let noise = (0..<100_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    #expect(isKept(noise) < 103_000)
    let text = (0..<5000).map { "line \($0) of \($0 * $0 % 97)\n" }.joined()
    #expect(isKept(Array(text.utf8)) < text.utf8.count / 4)
  }

  @Test func aFlippedBitIsFound() throws {
    let bytes = Array(String(repeating: "a cell at rest, ", count: 50).utf8)
    let packed = Gzip.pack(bytes)
    // Before the checksum and the length is a byte whose last bits only fill it up, and the header has a time and a system.
    for place in packed.indices where place > 9 && place != packed.count - 9 {
      var damaged = packed
      damaged[place] ^= 4
      #expect(Gzip.unpack(damaged[...], length: bytes.count) == nil)
    }
    #expect(Gzip.unpack(packed.dropLast(9), length: bytes.count) == nil)
  }

  /// Films of earlier versions were packed by code of the package's own.
  @Test func whatWasPackedWithoutZlibIsUnpacked() throws {
    let packed = [UInt8](
      Data(
        base64Encoded:
          "H4sIAAAAAAAC/zXRwQ0DIQxE0Xuq2BIWGwAKSqRIUdL/LfL3+OYRBj/g8/4+r/v6va77Qd2ibllb1D1rj/pk3emZGUYEGxlmBNfKYrv27AhTh5"
          + "0IW1Ma412B+aa+loKlhGGZEooKKLxOhDFrDceRsAHxGodk6e6GpGmfQRnqNChHVzMoXUyDcurVsPTah+VUJ5ZR87BsBShTTIdiurlD2ep0KKM+"
          + "BooJ7VC2Ht2hTME8f6cmQGm1lhRdz9MyH39jAb3THwIAAA==")!)
    let text = (0..<40).map { "line \($0) of \($0 * $0 % 97)\n" }.joined()
    #expect(Gzip.unpack(packed[...], length: text.utf8.count) == Array(text.utf8))
  }

  @Test func anotherLengthOrMoreBehindTheEndIsRefused() throws {
    let bytes = Array(String(repeating: "a cell at rest, ", count: 50).utf8)
    let packed = Gzip.pack(bytes)
    for length in [0, 1, bytes.count - 1, bytes.count + 1, 1 << 26] {
      #expect(Gzip.unpack(packed[...], length: length) == nil)
    }
    #expect(Gzip.unpack((packed + [0])[...], length: bytes.count) == nil)
    #expect(Gzip.unpack((packed + packed)[...], length: bytes.count) == nil)
    #expect(Gzip.unpack([], length: 0) == nil)
  }
}
