import CoreGraphics

/// Numbers of pictures, which are distinguished by identity, not by content.
@MainActor struct PictureNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The pictures, retained so that no other object can have the same identity.
  private var pictures: [Int: CGImage] = [:]
  private var last = 0

  /// The number of pictures.
  var count: Int { pictures.count }

  /// Returns the number of a picture, and whether the picture is new.
  mutating func number(of picture: CGImage) -> (number: Int, isNew: Bool) {
    if let known = numbers[ObjectIdentifier(picture)] { return (known, false) }
    last += 1
    numbers[ObjectIdentifier(picture)] = last
    pictures[last] = picture
    return (last, true)
  }

  /// Removes some pictures and returns their numbers, which are not reused. Linear in the number of pictures.
  @discardableResult mutating func forget(where isGone: (Int) -> Bool) -> [Int] {
    let gone = pictures.keys.filter(isGone)
    for number in gone {
      guard let picture = pictures.removeValue(forKey: number) else { continue }
      numbers[ObjectIdentifier(picture)] = nil
    }
    return gone
  }
}
