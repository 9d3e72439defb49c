/// The elements that are to be asked for their preferred attributes, and those that do not settle on any.
@MainActor struct SelfSizing {
  /// The elements that the next pass asks.
  private var elements: [Element] = []
  /// The elements that preferred other attributes in the last pass, and in how many passes in a row.
  private var undecided: [(element: Element, passes: Int)] = []
  /// Whether a message has named an undecided element: one is enough.
  private var hasNamedUndecided = false

  /// An element that preferred other attributes in so many passes in a row does not decide. One that does for the third time
  /// may still follow its neighbours.
  private static let passesOfUndecidedElements = 5

  mutating func add(_ element: Element) { elements.append(element) }
  mutating func add(_ others: [Element]) { elements += others }

  mutating func addOnce(_ element: Element) {
    if !elements.contains(where: { $0 === element }) { elements.append(element) }
  }

  /// Returns the elements that are to be asked now.
  mutating func take() -> [Element] {
    if elements.isEmpty { return [] }
    defer { elements = [] }
    return elements
  }

  // MARK: Undecided elements

  /// Returns the elements that preferred other attributes in the last pass, with the numbers of passes in a row.
  mutating func takeUndecided() -> [(element: Element, passes: Int)] {
    defer { undecided = [] }
    return undecided
  }

  /// - Parameter former: the undecided elements of the pass before.
  mutating func noteUndecided(_ element: Element, former: [(element: Element, passes: Int)]) {
    undecided.append((element, (former.first { $0.element === element }?.passes ?? 0) + 1))
  }

  mutating func forgetUndecided() { undecided = [] }

  /// Returns an element that does not decide, when no message has named one yet.
  mutating func takeUndecidedElementToName() -> Element? {
    let element = takeUndecided().first { $0.passes >= Self.passesOfUndecidedElements }?.element
    guard element != nil, !hasNamedUndecided else { return nil }
    hasNamedUndecided = true
    return element
  }
}
