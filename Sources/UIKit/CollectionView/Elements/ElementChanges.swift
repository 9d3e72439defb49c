/// What a change has on screen before and after: which elements appear, persist and disappear, and from where to where
/// each of them goes.
///
/// A layout pass, a batch update and a change of layouts make one each; ``UICollectionView`` performs it. It knows
/// elements and attributes, no views.
@MainActor struct ElementChanges<Shown> {
  typealias Attributes = UICollectionViewLayoutAttributes

  /// An element that the layout has after the change and that is not shown before.
  struct Appearing {
    let to: Attributes
    /// Where it starts; nil to start where it ends.
    var from: Attributes?
    /// It is inserted or reloaded, and not only brought on screen.
    var isInserted = false

    @MainActor var key: ElementKey { to.key }
  }

  /// An element that is shown before and after.
  struct Persisting {
    let element: Shown
    /// After the change.
    let key: ElementKey
    /// Where it starts; nil to start from where it is.
    var from: Attributes?
    let to: Attributes
    /// Where a picture of the element as it is before goes at the same time; nil for no picture.
    var picture: Attributes?
  }

  /// An element that is shown before and that the layout does not have after the change.
  struct Disappearing {
    let element: Shown
    /// Where it ends; nil to stay where it is.
    var to: Attributes?
    /// Under which it would get its view back; nil when it is deleted.
    var returningKey: ElementKey?
  }

  /// In the order of their keys, where the change is animated.
  var appearing: [Appearing] = []
  var persisting: [Persisting] = []
  var disappearing: [Disappearing] = []
  /// What is on screen neither before nor after the change, and crosses it meanwhile.
  var passing: [Appearing] = []
}

// The comparison alone asks something of the elements. A type with the requirement would have each program look up the
// conformance of the first array of changes, which takes longer than a pass.
extension ElementChanges where Shown: KeyedElement {
  /// Compares what is shown with what the layout has now, key by key. O(before + after).
  /// - Parameters:
  ///   - shown: before.
  ///   - order: the same and perhaps others, in the order in which those that disappear are to be named.
  ///   - after: what the layout has now. Where several are of one element, the first counts for one that appears, the last for one that persists.
  ///   - isInvalid: which of the elements that persist may have other attributes; the others are left out.
  init(
    from shown: KeyedElements<Shown>, order: [Shown], to after: [Attributes], isInvalid: (ElementKey) -> Bool
  ) {
    var comparison = ElementComparison(shown)
    var isInOrder = true
    for attributes in after {
      let key = attributes.key
      guard let element = comparison.find(key) else {
        if let last = appearing.last, !(last.key < key) { isInOrder = false }
        appearing.append(Appearing(to: attributes))
        continue
      }
      if isInvalid(key) { persisting.append(Persisting(element: element, key: key, to: attributes)) }
    }
    // In ascending order no two are of one element, and a set need not be made.
    if !isInOrder { leaveFirstAppearingOfEachKey() }
    disappear(comparison.missing(order))
  }

  private mutating func leaveFirstAppearingOfEachKey() {
    var keys: Set<ElementKey> = []
    var firsts: [Appearing] = []
    for appearing in appearing where keys.insert(appearing.key).inserted { firsts.append(appearing) }
    appearing = firsts
  }

  /// The same, of a layout that makes attributes only for what appears and for what is invalid.
  /// - Parameters:
  ///   - invalid: of those that persist, the ones that may have other attributes.
  ///   - bounds: what is not visible in them is left out.
  ///   - attributes: gives those of what the layout has now, as far as they are wanted; each element is asked about once.
  init(
    from shown: KeyedElements<Shown>, order: [Shown], invalid: Set<ElementKey>, in bounds: CGRect,
    to attributes: (_ isWanted: (ElementKey) -> Bool) -> [Attributes]
  ) {
    var comparison = ElementComparison(shown)
    // Of few, which is the rule, comparing is quicker than hashing.
    let few = invalid.count <= 8 ? Array(invalid) : nil
    func isInvalid(_ key: ElementKey) -> Bool { few?.contains(key) ?? invalid.contains(key) }
    for attributes in attributes({ isInvalid($0) || comparison.find($0) == nil }) where attributes.isVisible(in: bounds)
    {
      let key = attributes.key
      if let element = comparison.find(key) {
        persisting.append(Persisting(element: element, key: key, to: attributes))
      } else {
        appearing.append(Appearing(to: attributes))
      }
    }
    disappear(comparison.missing(order))
  }

  private mutating func disappear(_ elements: [Shown]) {
    for element in elements { disappearing.append(Disappearing(element: element, returningKey: element.key)) }
  }
}

// Loops, here and in ``KeyedElements``: a closure of the main actor that another module calls asks each time on which
// thread it is, which takes longer than what is done here for an element.

/// Finds out which of the elements that are shown a layout still has.
@MainActor private struct ElementComparison<Shown: KeyedElement> {
  private let shown: KeyedElements<Shown>
  /// By the places of the shown elements, whether the layout has them.
  private var isFound: [Bool]
  private var foundCount = 0
  /// Where the next one probably is.
  private var next = 0

  init(_ shown: KeyedElements<Shown>) {
    self.shown = shown
    isFound = [Bool](repeating: false, count: shown.all.count)
  }

  /// The element that shows what the layout has, nil for none.
  @inline(__always) mutating func find(_ key: ElementKey) -> Shown? {
    guard let place = shown.place(of: key, guess: next) else { return nil }
    next = place + 1
    if !isFound[place] { foundCount += 1 }
    isFound[place] = true
    return shown.all[place]
  }

  /// The shown ones that were not found, in an order that has them all.
  func missing(_ order: [Shown]) -> [Shown] {
    var missing: [Shown] = []
    guard shown.all.count > foundCount else { return missing }
    for element in order {
      if let place = shown.place(of: element.key), shown.all[place] === element, !isFound[place] {
        missing.append(element)
      }
    }
    return missing
  }
}
