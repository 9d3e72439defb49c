import Runtime

/// A parser for the visual format, character by character, which creates constraints on the way.
@MainActor struct VisualFormat {
  private let format: String
  private let characters: [Character]
  private var place = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: CGFloat]
  private let views: [String: AnyObject]
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var made: [NSLayoutConstraint] = []

  /// A predicate such as "at least 8 at priority 750", or with the length of another view.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: CGFloat], views: [String: AnyObject]
  ) {
    self.format = format
    characters = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  // MARK: Characters

  private func fail(_ reason: String) -> Never {
    programmerError("The visual format \"\(format)\" at character \(place + 1): \(reason).")
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard place + wanted.count <= characters.count, Array(characters[place..<(place + wanted.count)]) == wanted else {
      return false
    }
    place += wanted.count
    return true
  }

  private mutating func expect(_ text: String) { if !take(text) { fail("expected \"\(text)\"") } }

  private mutating func word() -> String {
    let start = place
    while let character = next, character.isLetter || character.isNumber || character == "_" || character == "." {
      place += 1
    }
    return String(characters[start..<place])
  }

  private mutating func number() -> CGFloat? {
    let start = place
    let isNegative = take("-")
    let name = word()
    guard let first = name.first else {
      place = start
      return nil
    }
    let value: CGFloat
    if first.isNumber || first == "." {
      guard let read = Double(name) else { fail("\(name) is not a number") }
      value = CGFloat(read)
    } else if let metric = metrics[name] {
      value = metric
    } else {
      place = start
      return nil
    }
    return isNegative ? -value : value
  }

  // MARK: Parts

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var former: AnyObject?
    var all: [AnyObject] = []
    var leading: [Predicate]?
    var beginsOutside = false
    if take("|") {
      beginsOutside = true
      leading = connection(isAtSide: true)
    }
    while true {
      let view = box()
      all.append(view)
      if let former {
        connect(former, view, leading ?? [])
      } else if beginsOutside {
        connectToStart(view, leading ?? [])
      }
      former = view
      guard next != nil else { break }
      let between = connection(isAtSide: false)
      if take("|") {
        connectToEnd(view, between)
        break
      }
      leading = between
    }
    if place < characters.count { fail("expected the end of the format") }
    align(all)
    return made
  }

  /// Parses `-`, `-8-`, `-(>=8@750)-`, or nothing. An empty list of predicates stands for the system's spacing.
  private mutating func connection(isAtSide: Bool) -> [Predicate] {
    guard take("-") else { return [Predicate()] }
    if next == "[" || next == "|" { return [] }
    let list: [Predicate]
    if take("(") {
      list = predicates()
    } else {
      guard let value = number() else { fail("expected a number or the name of a metric") }
      list = [Predicate(constant: value)]
    }
    expect("-")
    return list
  }

  private mutating func box() -> AnyObject {
    expect("[")
    let name = word()
    guard let view = views[name] else { fail("there is no view named \"\(name)\"") }
    if take("(") {
      for predicate in predicates() {
        let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        add(
          view, length, predicate, predicate.view, predicate.view == nil ? .notAnAttribute : length,
          constant: predicate.constant)
      }
    }
    expect("]")
    return view
  }

  private mutating func predicates() -> [Predicate] {
    var list: [Predicate] = []
    repeat {
      var predicate = Predicate()
      if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else {
        _ = take("==")
      }
      if let value = number() {
        predicate.constant = value
      } else {
        let name = word()
        guard let view = views[name] else { fail("\"\(name)\" is neither a number, a metric nor a view") }
        predicate.view = view
      }
      if take("@") {
        guard let value = number() else { fail("expected a priority") }
        predicate.priority = UILayoutPriority(Float(value))
      }
      list.append(predicate)
    } while take(",")
    expect(")")
    return list
  }

  // MARK: Constraints

  private var start: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  /// The sign of distances, which is negative for a format from right to left.
  private var sign: CGFloat { axis == .horizontal && options.contains(.directionRightToLeft) ? -1 : 1 }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  /// Adds a distance from an earlier to a later position, in reverse order if distances are negative.
  private mutating func addDistance(
    _ later: AnyObject, _ place: NSLayoutConstraint.Attribute, _ earlier: AnyObject,
    _ other: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    if sign > 0 {
      add(later, place, predicate, earlier, other, constant: predicate.constant)
    } else {
      add(earlier, other, predicate, later, place, constant: predicate.constant)
    }
  }

  private mutating func connect(_ former: AnyObject, _ view: AnyObject, _ predicates: [Predicate]) {
    let byBaseline = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    for predicate in predicates.isEmpty ? [Predicate(constant: LayoutSpacing.system)] : predicates {
      addDistance(view, byBaseline ? .firstBaseline : start, former, byBaseline ? .lastBaseline : end, predicate)
    }
  }

  private mutating func connectToStart(_ view: AnyObject, _ predicates: [Predicate]) {
    let outer = superview(of: view)
    if predicates.isEmpty { return add(view, start, Predicate(), outer, margin(start), constant: 0) }
    for predicate in predicates { addDistance(view, start, outer, start, predicate) }
  }

  private mutating func connectToEnd(_ view: AnyObject, _ predicates: [Predicate]) {
    let outer = superview(of: view)
    if predicates.isEmpty { return add(outer, margin(end), Predicate(), view, end, constant: 0) }
    for predicate in predicates { addDistance(outer, end, view, end, predicate) }
  }

  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  private func superview(of object: AnyObject) -> UIView {
    let view = (object as? UIView)?.parent ?? (object as? UILayoutGuide)?.owningView
    guard let view else { fail("the view beside | has no superview yet") }
    return view
  }

  private mutating func align(_ all: [AnyObject]) {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      if attribute.axis == axis { fail("views along an axis cannot be aligned along the same axis") }
      for (former, view) in zip(all, all.dropFirst()) {
        add(view, attribute, Predicate(), former, attribute, constant: 0)
      }
    }
  }
}
