import CoreGraphics
import Foundation
import Runtime
import Stage
import WebImports

/// The pictures that the page has: each is handed over once, and let go when nothing in the program holds it.
@MainActor final class PageImages {
  private struct Entry {
    @Weak var image: CGImage?
    let number: Int

    init(_ image: CGImage, _ number: Int) {
      self.number = number
      self.image = image
    }
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// The number by which the page knows a picture. Linear in the number of pictures.
  func number(of image: Scene.Image) -> Int {
    if let known = entries.first(where: { $0.image === image.source }) { return known.number }
    lastNumber += 1
    entries.append(Entry(image.source, lastNumber))
    if let address = image.address {
      let bytes = Array(address.utf8)
      bytes.withUnsafeBufferPointer {
        murmuration_refer_to_image(Int32(lastNumber), $0.baseAddress!, Int32($0.count))
      }
      return lastNumber
    }
    let type = Array(image.mediaType.utf8)
    image.data.withUnsafeBytes { bytes in
      type.withUnsafeBufferPointer { type in
        murmuration_add_image(
          Int32(lastNumber), bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(bytes.count),
          type.baseAddress!, Int32(type.count))
      }
    }
    return lastNumber
  }

  /// Gives the reader a picture as a file, if the page has it: what was never shown cannot be shared.
  func share(_ image: CGImage, title: String) {
    guard let known = entries.first(where: { $0.image === image }) else { return }
    let bytes = Array(title.utf8)
    bytes.withUnsafeBufferPointer { murmuration_share_image(Int32(known.number), $0.baseAddress, Int32($0.count)) }
  }

  /// Lets go of pictures that are gone.
  func sweep() {
    for entry in entries where entry.image == nil { murmuration_remove_image(Int32(entry.number)) }
    entries.removeAll { $0.image == nil }
  }
}
