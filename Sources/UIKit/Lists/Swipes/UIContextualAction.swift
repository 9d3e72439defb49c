import Runtime

/// An action on a row that is revealed by swiping.
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  /// The style of an action; `destructive` actions are red and remove the row.
  public enum Style: Int, Sendable { case normal, destructive }

  /// A closure for an action.
  /// - Parameters:
  ///   - sourceView: The view that displays the action, or the row itself if there is none.
  ///   - completionHandler: To be called at the end, with whether the action was performed. If the row still exists, it
  ///     then closes.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style, which determines the default colour.
  public let style: Style
  /// The closure to call for a tap or a full swipe.
  public let handler: Handler
  /// The title, or nil.
  public var title: String?
  /// The background colour; nil for that of the style, red or grey.
  public var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  private var color: UIColor?
  /// The image, or nil.
  public var image: UIImage?

  /// Creates an action.
  /// - Parameter handler: A closure that must call its completion handler, otherwise the row stays open.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
