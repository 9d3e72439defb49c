/// A constraint that takes part in placing a view.
public struct InspectedConstraint: Equatable {
  /// The number of a constraint that the program has activated, for ``Stage/inspectedTrial(_:withoutConstraint:)``; nil
  /// for the others.
  public var number: Int?
  /// The constraint as it is written: `title.leading = contentView.leading + 16 @750`.
  public var words: String
  /// The identifier; nil for none.
  public var identifier: String?
  /// The origin.
  public var origin: Origin
  /// The name of the view that holds it.
  public var holder: String
  /// Whether it names the view that was asked about.
  public var isOwn: Bool
  /// The result of solving.
  public var state: State
  /// The parts of the view's place that follow from it: some of `x`, `y`, `width` and `height`. Empty if
  /// none does, and for one that is not satisfied.
  public var effects: [String]

  /// The origins of constraints.
  public enum Origin: String, Sendable {
    /// The program.
    case program
    /// A stack view.
    case stackView
    /// The size of the view's content, with its priorities of hugging and compression resistance.
    case contentSize
    /// The frame and the autoresizing mask, or the size of the view in which the constraints start.
    case frame
  }

  /// The results of solving.
  public enum State: Equatable, Sendable {
    /// Satisfied.
    case satisfied
    /// Optional, and not satisfied by a number of points.
    case violated(by: Double)
    /// Required, and left out because it contradicts others.
    case broken
  }
}

extension InspectedConstraint {
  /// The result of solving, in words, such as "satisfied" or "not satisfied, off by 12".
  @MainActor public var stateInWords: String {
    switch state {
    case .satisfied: effects.isEmpty ? "satisfied, without effect now" : "satisfied"
    case .violated(let amount): "not satisfied, off by \(Words.number(amount))"
    case .broken: "broken: it contradicts others"
    }
  }

  /// The origin, in words.
  @MainActor public var originInWords: String {
    switch origin {
    case .program: isOwn ? "of \(holder)" : "of \(holder), about other views"
    case .stackView: "made by \(holder)"
    case .contentSize: "content of \(holder)"
    case .frame: "frame of \(holder)"
    }
  }
}

extension InspectedConstraint {
  @MainActor var json: String {
    let stateName =
      switch state {
      case .satisfied: "satisfied"
      case .violated: "violated"
      case .broken: "broken"
      }
    return JSONText.object([
      ("number", JSONText.optional(number.map { "\($0)" })), ("words", JSONText.quoted(words)),
      ("identifier", JSONText.optional(identifier.map { JSONText.quoted($0) })),
      ("origin", JSONText.quoted(origin.rawValue)), ("originInWords", JSONText.quoted(originInWords)),
      ("own", JSONText.bool(isOwn)), ("state", JSONText.quoted(stateName)),
      ("stateInWords", JSONText.quoted(stateInWords)),
      ("effects", JSONText.list(effects.map { JSONText.quoted($0) })),
    ])
  }
}
