import Foundation

/// Who is connected: pages, and those of whom nobody knows yet whether they are pages, since they have answered nothing.
///
/// A page is asked for the width of a text when it comes, and nothing is done for it before it has answered. So one that
/// answers nothing costs the others nothing, and is let go. All is called on the server's thread, but for what says otherwise.
final class LiveClients: @unchecked Sendable {
  /// So many are connected at once. When there are more, those who have not answered make room, the oldest first.
  static let most = 64
  /// Who has not answered after so many seconds is let go.
  static let patience = 5.0
  /// Who has said more than so many bytes before answering is let go.
  static let longestTalk = 64 << 20

  /// The question that a page is asked when it comes.
  static let firstQuestion = MeasuredText(line: "Murmuration", fontSize: 17, fontWeight: 400, isMonospaced: false)

  private final class Client {
    let store: TextWidthStore
    let number: Int
    var hasAnswered = false
    /// The messages that came before its first answer.
    var said: [String] = []
    var bytesSaid = 0

    init(_ store: TextWidthStore, _ number: Int) { (self.store, self.number) = (store, number) }
  }

  /// The outcome of a message that a client sends.
  enum Hearing {
    /// It waits, or the thread of the main actor has it already.
    case nothing
    /// It is a page now, and has said so much.
    case page(TextWidthStore, [String])
    case message
    /// It has said too much.
    case tooMuch
  }

  private let lock = NSLock()
  private var clients: [LiveConnection: Client] = [:]
  private var count = 0

  /// Adds a client.
  /// - Returns: the connection to close for it: its own, when all others are pages; nil while there is room.
  func open(_ connection: LiveConnection, gaveUp: @escaping @Sendable () -> Void) -> LiveConnection? {
    lock.withLock {
      let oldest = clients.filter { !$0.value.hasAnswered }.min { $0.value.number < $1.value.number }
      if clients.count >= LiveClients.most, oldest == nil { return connection }
      count += 1
      clients[connection] = Client(TextWidthStore(gaveUp: gaveUp), count)
      guard clients.count > LiveClients.most, let oldest else { return nil }
      clients[oldest.key] = nil
      return oldest.key
    }
  }

  /// Takes a message of a client, and says what is to be done with it.
  func hear(_ connection: LiveConnection, _ text: String) -> Hearing {
    guard let client = lock.withLock({ clients[connection] }) else { return .nothing }
    // The main actor may be waiting for it.
    let isAnswer = client.store.take(text)
    return lock.withLock {
      if client.hasAnswered { return isAnswer ? .nothing : .message }
      if isAnswer {
        client.hasAnswered = true
        defer { client.said = [] }
        return .page(client.store, client.said)
      }
      client.said.append(text)
      client.bytesSaid += text.utf8.count
      return client.bytesSaid > LiveClients.longestTalk ? .tooMuch : .nothing
    }
  }

  func hasAnswered(_ connection: LiveConnection) -> Bool { lock.withLock { clients[connection]?.hasAnswered ?? false } }

  func remove(_ connection: LiveConnection) { lock.withLock { clients.removeValue(forKey: connection) }?.store.close() }

  /// The connections of all clients. Called from any thread.
  var connections: [LiveConnection] { lock.withLock { Array(clients.keys) } }
}
