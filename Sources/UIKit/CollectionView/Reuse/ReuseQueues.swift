import CollectionIndex

/// Views that wait to be used again, and the classes that make new ones. Both go by what the view is for:
/// the element kind (empty for cells) and the reuse identifier.
@MainActor struct ReuseQueues {
  /// The request that the data source is answering; nil outside of one.
  var request: Request?

  /// A request for a view.
  enum Request {
    /// A view for an element with these attributes; so many registrations there were before.
    case view(UICollectionViewLayoutAttributes, registrations: Int)
    /// The view of an element, to be configured again, by its key.
    case reconfiguration(of: Element, ElementKey)
  }

  struct Name: Comparable {
    let kind: String
    let identifier: String

    static func < (a: Name, b: Name) -> Bool { (a.kind, a.identifier) < (b.kind, b.identifier) }
  }

  /// What is known of one name.
  private struct Queue {
    let name: Name
    let type: UICollectionReusableView.Type
    /// The class stands for a nib, from which its views awake.
    let isNib: Bool
    /// A program has named it.
    let isOfProgram: Bool
    var waiting: [UICollectionReusableView] = []
  }

  /// In ascending order of their names. A dictionary would have each program look up, when its first collection view
  /// opens, how its keys are hashed, which takes as long as to make twenty cells.
  private var queues: [Queue] = []

  /// From now on views are made of this class; those of another one are not used again.
  /// - Parameter isNib: It stands for a nib, from which its views awake.
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

  /// A waiting view, else a new one with the frame; nil when no class is registered. O(log names).
  /// - Parameter observer: is told of it.
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

  // What programs have named, in ascending order, for messages; the page does without.
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

  /// How many views wait.
  var count: Int { queues.reduce(0) { $0 + $1.waiting.count } }

  private func place(of name: Name, makes type: UICollectionReusableView.Type) -> Int? {
    let place = placeToInsert(name)
    guard has(name, at: place), ObjectIdentifier(queues[place].type) == ObjectIdentifier(type) else { return nil }
    return place
  }

  private func has(_ name: Name, at place: Int) -> Bool { place < queues.count && queues[place].name == name }

  private func placeToInsert(_ name: Name) -> Int { ReuseQueues.placeToInsert(name, in: queues) }

  /// Of no actor, so that nothing looks for each question on which thread it is.
  private nonisolated static func placeToInsert(_ name: Name, in queues: [Queue]) -> Int {
    queues.indices.partitioningIndex { !(queues[$0].name < name) }
  }
}
