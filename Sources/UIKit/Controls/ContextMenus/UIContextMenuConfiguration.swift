import Foundation

/// The preview and menu that a long press or a secondary click opens.
@preconcurrency @MainActor public final class UIContextMenuConfiguration: NSObject {
  /// An identifier for the program's use.
  public let identifier: (any NSCopying)?
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  /// - Parameters:
  ///   - previewProvider: Returns a controller for the preview; nil for a snapshot of the view.
  ///   - actionProvider: Returns the menu when it opens; nil for a preview without a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// A closure that returns the menu. The suggested actions are always empty here.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// A closure that returns the controller whose view is the preview, or nil for a snapshot.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
