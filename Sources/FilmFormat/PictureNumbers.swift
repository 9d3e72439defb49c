/// Numbers of pictures, which are distinguished by identity, not by content.
package struct PictureNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The pictures, retained so that no other object can have the same identity.
  private var pictures: [Int: AnyObject] = [:]
  private var last = 0

  package init() {}

  /// The number of pictures.
  package var count: Int { pictures.count }

  /// Returns the number of a picture, and whether the picture is new.
  package mutating func number(of picture: AnyObject) -> (number: Int, isNew: Bool) {
    if let known = numbers[ObjectIdentifier(picture)] { return (known, false) }
    last += 1
    numbers[ObjectIdentifier(picture)] = last
    pictures[last] = picture
    return (last, true)
  }

  /// Removes some pictures and returns their numbers, which are not reused. Linear in the number of pictures.
  /// - Parameter isGone: Whether a picture is no longer needed.
  @discardableResult package mutating func forget(where isGone: (_ number: Int, _ picture: AnyObject) -> Bool) -> [Int]
  {
    let gone = pictures.filter { isGone($0.key, $0.value) }.map { $0.key }.sorted()
    for number in gone {
      guard let picture = pictures.removeValue(forKey: number) else { continue }
      numbers[ObjectIdentifier(picture)] = nil
    }
    return gone
  }
}
