/// Views that wait to be used again, and the classes that make new ones. Both go by what the view is for:
/// the element kind (empty for cells) and the reuse identifier.
@MainActor struct ReuseQueues {
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var waiting: [Name: [UICollectionReusableView]] = [:]
  /// Whose classes stand for nibs.
  private var nibs: Set<Name> = []

  /// From now on views are made of this class; those of another one are not used again.
  /// - Parameter isNib: It stands for a nib, from which its views awake.
  mutating func register(_ type: UICollectionReusableView.Type?, for name: Name, isNib: Bool = false) {
    classes[name] = type
    waiting[name] = nil
    if isNib && type != nil { nibs.insert(name) } else { nibs.remove(name) }
  }

  /// Registers a class unless it is the present one.
  mutating func use(_ type: UICollectionReusableView.Type, for name: Name) {
    if !makes(type, for: name) { register(type, for: name) }
  }

  private func makes(_ type: UICollectionReusableView.Type, for name: Name) -> Bool {
    classes[name].map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false
  }

  /// A waiting view, else a new one with the frame; nil when no class is registered.
  /// - Parameter observer: is told of it.
  mutating func dequeue(
    _ name: Name, frame: CGRect, observer: (any ElementObserver)?
  ) -> UICollectionReusableView? {
    if let view = waiting[name]?.popLast() {
      view.needsConfigurationUpdate = true
      view.becomeFresh()
      view.prepareForReuse()
      observer?.dequeued(isNew: false)
      return view
    }
    guard let type = classes[name] else { return nil }
    let view = UIView.make(type, frame: frame) as! UICollectionReusableView
    view.reuseIdentifier = name.identifier
    if nibs.contains(name) { view.awakeFromNib() }
    observer?.dequeued(isNew: true)
    return view
  }

  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if makes(type(of: view), for: name) { waiting[name, default: []].append(view) }
  }

  /// How many views wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
