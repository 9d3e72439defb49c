import Runtime

/// An item in a drag: what it provides, and how it looks.
@preconcurrency @MainActor public final class UIDragItem: NSObject {
  /// The provider of the item's content.
  public let itemProvider: NSItemProvider
  /// The program's own object for the item; nil by default. Drops in the same program need nothing else.
  public var localObject: AnyValue?

  /// A closure that returns the preview that is dragged; nil for the lifted one. It is called when the item starts to
  /// move; while it moves, setting another closure changes the preview.
  public var previewProvider: (() -> UIDragPreview?)? { didSet { previewDidChange?() } }

  /// The size of the lifted preview, in points; zero without one.
  var previewSize = CGSize.zero
  /// A closure that updates the displayed preview while the item is dragged.
  var previewDidChange: (() -> Void)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
