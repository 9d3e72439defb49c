import Foundation

/// What a long press or a secondary click opens: a preview and a menu.
@preconcurrency @MainActor public final class UIContextMenuConfiguration: NSObject {
  /// For the program, to tell configurations apart.
  public let identifier: (any NSCopying)?
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - previewProvider: nil for a picture of what was pressed.
  ///   - actionProvider: asked when the menu opens; nil for a preview without one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// Makes the menu. What the system suggests is always empty here.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes the controller whose view is seen beside the menu; nil for a picture of what was pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
