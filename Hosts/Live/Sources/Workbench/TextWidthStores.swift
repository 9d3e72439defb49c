import Foundation

/// The widths that each page has told.
final class TextWidthStores: @unchecked Sendable {
  private let lock = NSLock()
  private var stores: [LiveConnection: TextWidthStore] = [:]

  func make(for connection: LiveConnection) -> TextWidthStore {
    let store = TextWidthStore()
    lock.withLock { stores[connection] = store }
    return store
  }

  func store(of connection: LiveConnection) -> TextWidthStore? { lock.withLock { stores[connection] } }

  func remove(_ connection: LiveConnection) { lock.withLock { stores.removeValue(forKey: connection) }?.close() }
}
