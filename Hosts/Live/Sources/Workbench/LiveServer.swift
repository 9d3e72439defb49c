import CSoup
import Foundation

/// Serves the page and its connections by libsoup, on a thread of its own. All that it calls, it calls there.
final class LiveServer: @unchecked Sendable {
  /// What the server asks and tells.
  struct Handlers: Sendable {
    /// The page, as HTML; nil if it cannot be made.
    var page: @Sendable () -> String?
    var opened: @Sendable (LiveConnection) -> Void
    var heard: @Sendable (LiveConnection, String) -> Void
    var closed: @Sendable (LiveConnection) -> Void
  }

  private let address: LiveAddress
  private let handlers: Handlers
  private let context = g_main_context_new()!
  private let server = workbench_server_new()
  /// Used on the server's thread only.
  private var connections: Set<LiveConnection> = []

  /// Begins to serve.
  /// - Throws: what is wrong, as one sentence.
  init(_ socket: LiveSocket, _ address: LiveAddress, _ handlers: Handlers) throws {
    self.address = address
    self.handlers = handlers
    let hasBegun = DispatchSemaphore(value: 0)
    let problem = Problem()
    Thread { [self] in
      g_main_context_push_thread_default(context)
      problem.reason = listen(socket)
      hasBegun.signal()
      if problem.reason == nil { g_main_loop_run(g_main_loop_new(context, 0)) }
    }.start()
    hasBegun.wait()
    if let reason = problem.reason { throw LiveSocket.Problem(description: "The page cannot be served: \(reason).") }
  }

  /// Written before it is read, on two threads.
  private final class Problem: @unchecked Sendable {
    var reason: String?
  }

  /// Answers what is wrong, nil for nothing.
  private func listen(_ socket: LiveSocket) -> String? {
    // Packing takes longer than sending it to this machine.
    soup_server_remove_websocket_extension(server, soup_websocket_extension_deflate_get_type())
    addHandlers()
    var error: UnsafeMutablePointer<GError>?
    guard let listener = g_socket_new_from_fd(dup(socket.descriptor), &error),
      soup_server_listen_socket(server, listener, SoupServerListenOptions(rawValue: 0), &error) != 0
    else { return error.map { String(cString: $0.pointee.message) } ?? "no socket is available" }
    return nil
  }

  /// Takes no more connections, and ends those that there are. Returns when that is done.
  func stop() {
    let isDone = DispatchSemaphore(value: 0)
    CSoupThread.perform(on: context) { [self] in
      soup_server_disconnect(server)
      for connection in connections { connection.closeAtOnce() }
      isDone.signal()
    }
    isDone.wait()
  }

  // MARK: Requests

  private func addHandlers() {
    let data = Unmanaged.passRetained(self).toOpaque()
    let check: SoupServerCallback = { _, message, path, _, data in
      let server = Unmanaged<LiveServer>.fromOpaque(data!).takeUnretainedValue()
      if let status = server.refusal(of: message!, String(cString: path!)) {
        soup_server_message_set_status(message, status, nil)
      }
    }
    soup_server_add_early_handler(server, "/", check, data, nil)
    soup_server_add_early_handler(server, address.socketPath, check, data, nil)
    soup_server_add_handler(
      server, "/",
      { _, message, path, _, data in
        let server = Unmanaged<LiveServer>.fromOpaque(data!).takeUnretainedValue()
        server.answer(message!, String(cString: path!))
      }, data, nil)
    soup_server_add_websocket_handler(
      server, address.socketPath, address.origin, nil,
      { _, _, _, connection, data in
        Unmanaged<LiveServer>.fromOpaque(data!).takeUnretainedValue().take(connection!)
      }, data, nil)
  }

  /// The status of a request that is not answered, nil for one that is.
  private func refusal(of message: OpaquePointer, _ path: String) -> UInt32? {
    let headers = soup_server_message_get_request_headers(message)
    // Of several, those between here and the browser may have read another one (RFC 9112, 3.2).
    func list(_ name: String) -> String? { soup_message_headers_get_list(headers, name).map { String(cString: $0) } }
    let host = list("Host")
    if host?.contains(",") == true { return 400 }
    // Some browsers say from where a page asks; what no page asks says nothing.
    let origin = list("Origin")
    return address.admits(host: host, path: path) && (origin == nil || origin == address.origin) ? nil : 403
  }

  private func answer(_ message: OpaquePointer, _ path: String) {
    let method = String(cString: soup_server_message_get_method(message))
    guard path == address.path else { return soup_server_message_set_status(message, 404, nil) }
    guard method == "GET" || method == "HEAD" else { return soup_server_message_set_status(message, 405, nil) }
    let headers = soup_server_message_get_response_headers(message)
    for (name, value) in [
      ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"), ("X-Frame-Options", "DENY"),
      ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ] {
      soup_message_headers_append(headers, name, value)
    }
    guard let page = handlers.page() else { return soup_server_message_set_status(message, 500, nil) }
    soup_server_message_set_status(message, 200, nil)
    let bytes = Array(page.utf8)
    bytes.withUnsafeBytes {
      soup_server_message_set_response(
        message, "text/html; charset=utf-8", SOUP_MEMORY_COPY,
        $0.baseAddress!.assumingMemoryBound(to: CChar.self), gsize($0.count))
    }
  }

  // MARK: Connections

  private func take(_ pointer: OpaquePointer) {
    let connection = LiveConnection(pointer, context: context)
    connections.insert(connection)
    handlers.opened(connection)
    connection.listen { [handlers] in
      handlers.heard(connection, $0)
    } closed: { [self] in
      connections.remove(connection)
      handlers.closed(connection)
    }
  }
}
