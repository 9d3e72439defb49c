import Runtime

/// The effect of a drop on the dragged items.
public enum UIDropOperation: UInt, Sendable {
  /// No drop: the items return.
  case cancel
  /// No drop here, although there might be one: the items return.
  case forbidden
  /// The items stay at their source, too.
  case copy
  /// The items leave their source.
  case move
}

/// A view's answer to a drag above it: what a drop would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The effect of a drop.
  public let operation: UIDropOperation
  /// Whether the position matters, so that the finger must not hide it; false by default. Here it has no effect.
  open var isPrecise = false
  /// Whether previews have their full size above the view; false by default. All previews do.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An interaction that accepts dragged items in its view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate, which accepts the items; not retained.
  @Weak public private(set) var delegate: (any UIDropInteractionDelegate)?
  @Weak public private(set) var view: UIView?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Whether several drags may be above the view at once. There is only one at a time here.
  open var allowsSimultaneousDropSessions = false

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
