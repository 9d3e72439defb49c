import Runtime

/// The difference between the displayed elements before a change and the layout's visible elements after it: which
/// appear, persist and disappear, and the start and end of each.
///
/// A layout pass, a batch update and a change of layouts compute one each; ``UICollectionView`` performs it. The value
/// contains elements and attributes, but no views.
@MainActor struct ElementChanges<Shown> {
  typealias Attributes = UICollectionViewLayoutAttributes

  /// An element that is displayed only after the change.
  struct Appearing {
    let to: Attributes
    /// The start of its animation; nil to start at `to`.
    var from: Attributes?
    /// Whether the change inserts or reloads it, instead of only making it visible.
    var isInserted = false

    @MainActor var key: ElementKey { to.key }
  }

  /// An element that is displayed before and after the change.
  struct Persisting {
    let element: Shown
    /// The key after the change.
    let key: ElementKey
    /// The start of its animation; nil to start from its displayed attributes.
    var from: Attributes?
    let to: Attributes
    /// The destination of a snapshot of the view as it is before the change; nil for no snapshot.
    var picture: Attributes?
  }

  /// An element that is displayed only before the change.
  struct Disappearing {
    let element: Shown
    /// The end of its animation; nil to stay where it is.
    var to: Attributes?
    /// The key after the change under which the element would get its view back; nil if it is deleted or reloaded.
    var returningKey: ElementKey?
  }

  /// An element that is displayed before and after a change with a mapping.
  struct Renamed {
    let element: Shown
    /// The key after the change.
    let key: ElementKey
    /// The index of the element among those displayed before, in the order of their keys.
    let placeBefore: Int
    /// The index of its attributes among those after the change.
    let placeAfter: Int
  }

  /// Elements that become visible, in ascending order of their keys if the change is animated.
  var appearing: [Appearing] = []
  /// Elements that stay visible and may look different.
  var persisting: [Persisting] = []
  /// Elements that leave the screen.
  var disappearing: [Disappearing] = []
  /// Elements visible neither before nor after the change, which cross the screen meanwhile.
  var passing: [Appearing] = []
  /// All elements that stay visible, in the order of their keys after the change. Empty for a change without a mapping.
  var renamed: [Renamed] = []
}

// Only the comparison needs keys. A requirement on the type would make each app look up the conformance for its first
// array of changes, which takes longer than a pass.
extension ElementChanges where Shown: KeyedElement {
  /// Compares the displayed elements with those of the layout. O(before + after), and one lookup in the mapping for
  /// each element.
  /// - Parameters:
  ///   - before: the displayed elements.
  ///   - mapping: the keys before and after the change; nil when no key changes.
  ///   - order: `before`, and perhaps others, in the order in which disappearing elements are listed; by default the
  ///     order of the keys.
  ///   - invalid: the elements that may have other attributes if they persist. Valid ones are left out of `persisting`.
  ///   - bounds: the visible bounds, outside of which attributes do not count; nil when `after` leaves such attributes
  ///     out.
  ///   - after: returns the visible attributes after the change. It may leave out unwanted elements: those that persist
  ///     and are valid. It asks about each element once. Of several attributes for one element, the first count for one
  ///     that appears, the last for one that persists.
  init(
    before: KeyedElements<Shown>, mapping: ElementMap? = nil, order: [Shown]? = nil,
    invalid: InvalidElements = .all, in bounds: CGRect? = nil,
    after: (_ isWanted: (ElementKey) -> Bool) -> [Attributes]
  ) {
    var search = ElementSearch(before, mapping)
    var isInOrder = true
    let all = after { invalid.contains($0) || search.find($0) == nil }
    // By index: in unoptimized builds, a loop over the elements would allocate for each in generic code.
    for place in all.indices {
      let attributes = all[place]
      if let bounds, !attributes.isVisible(in: bounds) { continue }
      let key = attributes.key
      guard let former = search.find(key) else {
        if let last = appearing.last, !(last.key < key) { isInOrder = false }
        let isInserted = mapping.map { $0.formerKey(ofNew: key) == nil } ?? false
        appearing.append(Appearing(to: attributes, isInserted: isInserted))
        continue
      }
      let element = before.all[former]
      if mapping != nil { renamed.append(Renamed(element: element, key: key, placeBefore: former, placeAfter: place)) }
      if invalid.contains(key) { persisting.append(Persisting(element: element, key: key, to: attributes)) }
    }
    // In ascending order no two belong to one element, and a set is not needed.
    if !isInOrder { keepFirstAppearingOfEachKey() }
    for element in search.missing(order ?? before.all) {
      let key = element.key
      disappearing.append(
        Disappearing(element: element, returningKey: mapping == nil ? key : mapping?.presentKey(ofOld: key)))
    }
  }

  /// Sorts the elements of each list by their keys, as ``EndQueries/completeAll(_:)`` needs them.
  mutating func sort() {
    appearing = appearing.ordered { $0.key < $1.key }
    persisting = persisting.ordered { $0.key < $1.key }
    disappearing = disappearing.ordered { $0.element.key < $1.element.key }
  }

  private mutating func keepFirstAppearingOfEachKey() {
    var keys: Set<ElementKey> = []
    var firsts: [Appearing] = []
    for appearing in appearing where keys.insert(appearing.key).inserted { firsts.append(appearing) }
    appearing = firsts
  }
}

/// The elements whose attributes may have changed, by their keys after the change.
struct InvalidElements {
  /// All elements.
  static let all = InvalidElements()

  /// The elements; nil for all.
  private let named: Set<ElementKey>?
  /// The named elements if they are few, as is usual: comparing them is faster than hashing.
  private let few: [ElementKey]?

  private init() { (named, few) = (nil, nil) }

  init(_ named: Set<ElementKey>) {
    self.named = named
    few = named.count <= 8 ? Array(named) : nil
  }

  func contains(_ key: ElementKey) -> Bool { few?.contains(key) ?? named?.contains(key) ?? true }
}

// Loops, here and in ``KeyedElements``: a main-actor closure called by another module checks its thread each time,
// which takes longer than the work per element here.

/// A search for displayed elements by their keys after a change, which records those found.
@MainActor private struct ElementSearch<Shown: KeyedElement> {
  private let shown: KeyedElements<Shown>
  private let mapping: ElementMap?
  /// Whether the element at each index of `shown` was found.
  private var isFound: [Bool]
  private var foundCount = 0
  /// The index where the next element probably is.
  private var next = 0

  init(_ shown: KeyedElements<Shown>, _ mapping: ElementMap?) {
    self.shown = shown
    self.mapping = mapping
    isFound = [Bool](repeating: false, count: shown.all.count)
  }

  /// Returns the index of the displayed element that has a key after the change; nil for none.
  @inline(__always) mutating func find(_ key: ElementKey) -> Int? {
    guard let mapping else { return found(at: shown.place(of: key, guess: next)) }
    return found(at: mapping.formerKey(ofNew: key).flatMap { shown.place(of: $0, guess: next) })
  }

  @inline(__always) private mutating func found(at place: Int?) -> Int? {
    guard let place else { return nil }
    next = place + 1
    if !isFound[place] { foundCount += 1 }
    isFound[place] = true
    return place
  }

  /// Returns the displayed elements that were not found.
  /// - Parameter order: an array that contains all displayed elements, in the order of the result.
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
