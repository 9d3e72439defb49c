import Runtime

/// Something that can be done with a row, shown beside it when it is swiped.
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }

  /// - Parameters:
  ///   - sourceView: the view that shows the action; the row itself when no such view was there.
  ///   - completionHandler: to be called when all is done, with whether it was: the row then goes back to its place, if it
  ///     is still there.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  /// nil for the colour of the style: red or grey.
  public var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  private var color: UIColor?
  public var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
