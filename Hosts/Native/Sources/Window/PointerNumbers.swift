/// The numbers of fingers: the smallest that are free, whatever the system calls them.
struct PointerNumbers {
  /// A pointer that is down.
  enum Pointer: Hashable {
    case mouse
    /// A finger on a touch screen.
    case finger(UnsafeRawPointer)
    /// The finger of a screen reader.
    case screenReader
    /// A finger on a trackpad that pinches, 0 or 1.
    case pinch(Int)
  }

  private var numbers: [Pointer: Int] = [:]

  /// Returns the number of a pointer that is down, or nil.
  func number(of pointer: Pointer) -> Int? { numbers[pointer] }

  /// Returns the number of a pointer that goes down.
  mutating func add(_ pointer: Pointer) -> Int {
    if let known = numbers[pointer] { return known }
    var number = 0
    while numbers.values.contains(number) { number += 1 }
    numbers[pointer] = number
    return number
  }

  /// Removes a pointer and returns its number, or nil if it was not down.
  mutating func remove(_ pointer: Pointer) -> Int? { numbers.removeValue(forKey: pointer) }
}
