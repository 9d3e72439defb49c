import CoreGraphics
import Foundation

/// The constraints that place a view by Auto Layout, as they were last solved.
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

/// The result of deactivating a constraint.
public struct InspectedTrial: Equatable {
  /// The views that would be elsewhere, with other frames or with their superviews, in the order in which constraints first
  /// name them.
  public var changes: [Change]
  /// Whether the place of the view that was asked about would be undetermined.
  public var isAmbiguous: Bool

  /// A view that would be elsewhere.
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
