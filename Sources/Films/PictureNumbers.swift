import CoreGraphics

/// Numbers for pictures, which are told apart by what they are, not by what is in them.
@MainActor struct PictureNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// So that no other picture takes the place of one.
  private var pictures: [Int: CGImage] = [:]
  private var last = 0

  /// How many pictures have numbers.
  var count: Int { pictures.count }

  /// The number of a picture, and whether it was not known before.
  mutating func number(of picture: CGImage) -> (number: Int, isNew: Bool) {
    if let known = numbers[ObjectIdentifier(picture)] { return (known, false) }
    last += 1
    numbers[ObjectIdentifier(picture)] = last
    pictures[last] = picture
    return (last, true)
  }

  /// Lets go of some pictures, and answers their numbers, which are not used again. Linear in the number of pictures.
  @discardableResult mutating func forget(where isGone: (Int) -> Bool) -> [Int] {
    let gone = pictures.keys.filter(isGone)
    for number in gone {
      guard let picture = pictures.removeValue(forKey: number) else { continue }
      numbers[ObjectIdentifier(picture)] = nil
    }
    return gone
  }
}
