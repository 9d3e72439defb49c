/// A collection view's answer to a drag above it: what a drop would do, and where.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of a drop.
  public enum Intent: Int, Sendable {
    /// The place is not known yet; nothing is displayed.
    case unspecified
    /// Items are inserted at the destination, where a gap opens.
    case insertAtDestinationIndexPath
    /// The item at the destination takes the dropped ones, and is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// The place of the drop.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal whose place is not known.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
