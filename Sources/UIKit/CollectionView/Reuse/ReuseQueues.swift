import CollectionIndex

/// The queues of reusable views, and the classes for new ones. Both are identified by the element kind (empty for
/// cells) and the reuse identifier.
@MainActor struct ReuseQueues {
  struct Name: Comparable {
    let kind: String
    let identifier: String

    static func < (a: Name, b: Name) -> Bool { (a.kind, a.identifier) < (b.kind, b.identifier) }
  }

  /// The class and the views of one name.
  private struct Queue {
    let name: Name
    let type: UICollectionReusableView.Type
    /// Whether the class stands for a nib that its views awake from.
    let isNib: Bool
    /// Whether the app has registered the name.
    let isOfProgram: Bool
    var waiting: [UICollectionReusableView] = []
  }

  /// The queues in ascending order of their names. A dictionary would make each app look up the hashing of its keys
  /// when the first collection view opens, which takes as long as creating twenty cells.
  private var queues: [Queue] = []

  /// Registers the class of new views; waiting views of another class are not reused.
  /// - Parameter isNib: whether it stands for a nib that its views awake from.
  mutating func register(
    _ type: UICollectionReusableView.Type?, for name: Name, isNib: Bool = false, isOfProgram: Bool = true
  ) {
    let place = placeToInsert(name)
    if has(name, at: place) { queues.remove(at: place) }
    if let type { queues.insert(Queue(name: name, type: type, isNib: isNib, isOfProgram: isOfProgram), at: place) }
  }

  /// Registers a class unless it is the present one.
  mutating func use(_ type: UICollectionReusableView.Type, for name: Name, isNib: Bool = false) {
    if place(of: name, makes: type) == nil { register(type, for: name, isNib: isNib, isOfProgram: false) }
  }

  /// Returns a waiting view, or otherwise a new one with the frame; nil when no class is registered. O(log names).
  /// - Parameter observer: an observer to notify.
  mutating func dequeue(
    _ name: Name, frame: CGRect, observer: (any ElementObserver)?
  ) -> UICollectionReusableView? {
    let place = placeToInsert(name)
    guard has(name, at: place) else { return nil }
    if let view = queues[place].waiting.popLast() {
      view.needsConfigurationUpdate = true
      view.becomeFresh()
      view.prepareForReuse()
      observer?.dequeued(isNew: false)
      return view
    }
    let view = UIView.make(queues[place].type, frame: frame) as! UICollectionReusableView
    view.reuseIdentifier = name.identifier
    if queues[place].isNib { view.awakeFromNib() }
    observer?.dequeued(isNew: true)
    return view
  }

  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if let place = place(of: name, makes: type(of: view)) { queues[place].waiting.append(view) }
  }

  // The names registered by the app, in ascending order, for messages; the page omits them.
  #if hasFeature(Embedded)
    let registeredCells: [String] = []
    let registeredViews: [String] = []
  #else
    var registeredCells: [String] {
      queues.filter { $0.isOfProgram && $0.name.kind.isEmpty }.map { "\"\($0.name.identifier)\"" }
    }
    var registeredViews: [String] {
      queues.filter { $0.isOfProgram && !$0.name.kind.isEmpty }
        .map { "\"\($0.name.identifier)\" of kind \"\($0.name.kind)\"" }
    }
  #endif

  /// The number of waiting views.
  var count: Int { queues.reduce(0) { $0 + $1.waiting.count } }

  private func place(of name: Name, makes type: UICollectionReusableView.Type) -> Int? {
    let place = placeToInsert(name)
    guard has(name, at: place), ObjectIdentifier(queues[place].type) == ObjectIdentifier(type) else { return nil }
    return place
  }

  private func has(_ name: Name, at place: Int) -> Bool { place < queues.count && queues[place].name == name }

  private func placeToInsert(_ name: Name) -> Int { ReuseQueues.placeToInsert(name, in: queues) }

  /// Returns the index to insert a name at. Not isolated to an actor: each comparison would check its thread otherwise.
  private nonisolated static func placeToInsert(_ name: Name, in queues: [Queue]) -> Int {
    queues.indices.partitioningIndex { !(queues[$0].name < name) }
  }
}
