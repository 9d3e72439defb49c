import CoreGraphics
import Foundation

/// What places a view by Auto Layout: its constraints, as they were last solved.
public struct InspectedLayout: Equatable {
  /// The name of the view, as in the constraints.
  public var view: String
  /// The `id` of the view's node in the scene.
  public var layer: Int
  /// The name of the view whose own size the constraints start from: the view itself or an ancestor.
  public var root: String
  /// Whether the constraints leave the view's position or size undetermined: `hasAmbiguousLayout`.
  public var isAmbiguous: Bool
  /// The constraints that name the view, in the order of their activation, then the others that its place follows from.
  public var constraints: [InspectedConstraint]
}

/// A constraint that takes part in placing a view.
public struct InspectedConstraint: Equatable {
  /// The number of a constraint that the program has activated, for ``Stage/inspectedTrial(_:withoutConstraint:)``; nil
  /// for the others.
  public var number: Int?
  /// The constraint as it is written: `title.leading = contentView.leading + 16 @750`.
  public var words: String
  /// The identifier; nil for none.
  public var identifier: String?
  /// Where it comes from.
  public var origin: Origin
  /// The name of the view that holds it.
  public var holder: String
  /// Whether it names the view that was asked about.
  public var isOwn: Bool
  /// The result of solving.
  public var state: State
  /// What of the view follows from it: some of `x`, `y`, `width` and `height`; empty if it has no effect now.
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

/// What deactivating a constraint would change.
public struct InspectedTrial: Equatable {
  /// The views that would have other frames, from back to front.
  public var changes: [Change]
  /// Whether the place of the view that was asked about would be undetermined.
  public var isAmbiguous: Bool

  /// A view with other frames.
  public struct Change: Equatable {
    /// The `id` of the view's node in the scene.
    public var layer: Int
    /// The name of the view.
    public var view: String
    /// The frame in the coordinates of the superview, in points, now.
    public var before: CGRect
    /// The frame in the coordinates of the superview, in points, without the constraint.
    public var after: CGRect
    /// The corners of the new frame in the window's coordinates: top left, top right, bottom right, bottom left.
    public var corners: [CGPoint]
  }
}

// MARK: - Text

extension InspectedConstraint {
  /// The result of solving, in words: "satisfied", "off by 12" or "broken".
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

// MARK: - JSON

extension InspectedLayout {
  /// The layout as a JSON object; see Documentation/Inspector.md.
  @MainActor public var json: String {
    JSONText.object([
      ("view", JSONText.quoted(view)), ("layer", "\(layer)"), ("root", JSONText.quoted(root)),
      ("ambiguous", JSONText.bool(isAmbiguous)), ("constraints", JSONText.list(constraints.map { $0.json })),
    ])
  }
}

extension InspectedConstraint {
  @MainActor fileprivate var json: String {
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

extension InspectedTrial {
  /// The trial as a JSON object; see Documentation/Inspector.md.
  @MainActor public var json: String {
    let views = changes.map { change in
      JSONText.object([
        ("layer", "\(change.layer)"), ("view", JSONText.quoted(change.view)), ("before", JSONText.list(change.before)),
        ("after", JSONText.list(change.after)), ("quad", JSONText.list(change.corners)),
      ])
    }
    return JSONText.object([("ambiguous", JSONText.bool(isAmbiguous)), ("views", JSONText.list(views))])
  }
}
