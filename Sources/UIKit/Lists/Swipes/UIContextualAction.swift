import Runtime

/// Something that can be done with a row, shown beside it when it is swiped.
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  /// What an action does to the row: `destructive` ones, which are red, take it away.
  public enum Style: Int, Sendable { case normal, destructive }

  /// - Parameters:
  ///   - sourceView: the view that shows the action; the row itself when no such view was there.
  ///   - completionHandler: to be called when all is done, with whether it was: the row then goes back to its place, if it
  ///     is still there.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Which colour it has unless one is set.
  public let style: Style
  /// What it does; called when it is tapped, or when a full swipe performs it.
  public let handler: Handler
  /// Shown on the action; nil for none.
  public var title: String?
  /// nil for the colour of the style: red or grey.
  public var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  private var color: UIColor?
  /// Shown on the action; nil for none.
  public var image: UIImage?

  /// - Parameter handler: has to call its completion handler, or the row stays aside.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
