import CSoup
import Foundation

/// The connection with one page. What is sent goes out in its order, from any thread.
final class LiveConnection: Hashable, @unchecked Sendable {
  private let context: OpaquePointer
  /// Used on the server's thread only; nil when it is closed.
  private var pointer: OpaquePointer?
  private var heard: ((String) -> Void)?
  private var closed: (() -> Void)?

  /// The longest message of a page, in bytes.
  private static let longestMessage: UInt = 4 << 20

  init(_ pointer: OpaquePointer, context: OpaquePointer) {
    self.context = context
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
    soup_websocket_connection_set_max_incoming_payload_size(pointer, LiveConnection.longestMessage)
  }

  static func == (one: LiveConnection, other: LiveConnection) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// On the server's thread.
  /// - Parameters:
  ///   - heard: gets the messages that are texts; others are none.
  ///   - closed: called once.
  func listen(heard: @escaping (String) -> Void, closed: @escaping () -> Void) {
    self.heard = heard
    self.closed = closed
    workbench_listen(
      pointer!,
      { _, type, bytes, data in
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        let text = String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
        Unmanaged<LiveConnection>.fromOpaque(data).takeUnretainedValue().heard?(text)
      },
      { _, data in Unmanaged<LiveConnection>.fromOpaque(data).takeUnretainedValue().end() },
      { data, _ in Unmanaged<LiveConnection>.fromOpaque(data!).release() }, Unmanaged.passRetained(self).toOpaque())
  }

  private func end() {
    let last = pointer
    pointer = nil
    heard = nil
    let tell = closed
    closed = nil
    tell?()
    if let last { g_object_unref(UnsafeMutableRawPointer(last)) }
  }

  func send(_ answer: LiveAnswer) {
    CSoupThread.perform(on: context) { [self] in
      guard let pointer, soup_websocket_connection_get_state(pointer) == SOUP_WEBSOCKET_STATE_OPEN else { return }
      switch answer {
      case .text(let text): soup_websocket_connection_send_text(pointer, text)
      case .bytes(let bytes):
        bytes.withUnsafeBytes { soup_websocket_connection_send_binary(pointer, $0.baseAddress, gsize($0.count)) }
      }
    }
  }

  /// Ends it, from any thread, after what was sent before.
  /// - Parameters:
  ///   - delay: not before so many seconds have passed.
  ///   - isUnwanted: asked on the server's thread then.
  func close(after delay: Double = 0, if isUnwanted: @escaping () -> Bool = { true }) {
    CSoupThread.perform(on: context, after: delay) { [self] in if isUnwanted() { closeAtOnce() } }
  }

  /// Ends it, on the server's thread, after what was sent before.
  func closeAtOnce() {
    guard let pointer, soup_websocket_connection_get_state(pointer) == SOUP_WEBSOCKET_STATE_OPEN else { return }
    soup_websocket_connection_close(pointer, UInt16(SOUP_WEBSOCKET_CLOSE_GOING_AWAY.rawValue), nil)
  }
}
