/// One end of a channel for texts between a screen and the page around it.
///
/// The page of the element `<murmuration-view>` has the other end: its method `postMessage` and its event `message`. In the
/// workbench nobody is there: what a screen posts is lost. The names are those of HTML's ports, because the page's side has
/// them; WebKit's `WKScriptMessage` is for the other way round, a page inside of an app.
///
/// A text arrives before `postMessage(_:)` returns, and waits if nobody listens yet. In tests, ``makeChannel()`` gives both ends.
@MainActor public final class MessagePort {
  /// Messages to one end.
  private final class Inbox {
    var listener: (@MainActor (String) -> Void)?
    var waiting: [String] = []
    var isClosed = false
  }

  private let own: Inbox
  /// Nil if nobody has the other end.
  private let other: Inbox?

  private init(own: Inbox, other: Inbox?) {
    self.own = own
    self.other = other
  }

  /// Creates an end without another one. What it posts is lost.
  public convenience init() { self.init(own: Inbox(), other: nil) }

  /// Returns both ends of a new channel.
  public static func makeChannel() -> (MessagePort, MessagePort) {
    let (first, second) = (Inbox(), Inbox())
    return (MessagePort(own: first, other: second), MessagePort(own: second, other: first))
  }

  /// The closure that is called with each message, retained; nil leaves messages waiting. Setting it delivers those that have
  /// waited, in their order.
  public var onMessage: (@MainActor (String) -> Void)? {
    get { own.listener }
    set {
      own.listener = newValue
      while let listener = own.listener, !own.waiting.isEmpty { listener(own.waiting.removeFirst()) }
    }
  }

  /// Sends a text to the other end. A message that contains several values can be JSON.
  public func postMessage(_ message: String) {
    guard let other, !other.isClosed else { return }
    guard other.waiting.isEmpty, let listener = other.listener else { return other.waiting.append(message) }
    listener(message)
  }

  /// Closes the channel: from now on both ends lose what is posted, and the closures are released.
  public func close() {
    for inbox in [own, other ?? own] {
      inbox.isClosed = true
      inbox.listener = nil
      inbox.waiting = []
    }
  }
}
