/// The elements to be measured, and those whose preferred attributes do not settle.
@MainActor struct SelfSizing {
  /// The elements that the next pass measures.
  private var elements: [Element] = []
  /// The elements that preferred other attributes in the last pass, with the number of such passes in a row.
  private var undecided: [(element: Element, passes: Int)] = []
  /// Whether a message has named an unsettled element: one is enough.
  private var hasNamedUndecided = false

  /// The number of passes in a row after which an element counts as unsettled. In a third pass it may still be
  /// following its neighbours.
  private static let passesOfUndecidedElements = 5

  mutating func add(_ element: Element) { elements.append(element) }
  mutating func add(_ others: [Element]) { elements += others }

  /// Returns the elements to be measured now, each once.
  mutating func take() -> [Element] {
    defer { elements = [] }
    guard elements.count > 1 else { return elements }
    var taken: Set<ObjectIdentifier> = []
    return elements.filter { taken.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Unsettled elements

  /// Returns the elements that preferred other attributes in the last pass, with the number of such passes in a row.
  mutating func takeUndecided() -> [(element: Element, passes: Int)] {
    defer { undecided = [] }
    return undecided
  }

  /// Notes that an element preferred other attributes in this pass.
  /// - Parameter former: the unsettled elements of the pass before.
  mutating func noteUndecided(_ element: Element, former: [(element: Element, passes: Int)]) {
    undecided.append((element, (former.first { $0.element === element }?.passes ?? 0) + 1))
  }

  mutating func forgetUndecided() { undecided = [] }

  /// Returns an unsettled element, if no message has named one yet.
  mutating func takeUndecidedElementToName() -> Element? {
    let element = takeUndecided().first { $0.passes >= Self.passesOfUndecidedElements }?.element
    guard element != nil, !hasNamedUndecided else { return nil }
    hasNamedUndecided = true
    return element
  }
}
