import Foundation

/// Serves a page or a folder to the browsers of this machine, with a script that follows the builds. What is on the disk stays
/// without it.
final class PageServer: @unchecked Sendable {
  /// What pages are told.
  struct News: Encodable, Equatable {
    /// The number of the last build without a mistake. Another server begins with another one.
    var version: Int
    var isBuilding = false
    /// Why the last build gave no page; nil if it did.
    var problem: String?
  }

  let port: UInt16
  private let product: ScreensBuild.Product
  private let script: String
  private let socket: Int32

  private let lock = NSLock()
  private var news = News(version: Int(Date().timeIntervalSince1970 * 1000))
  /// The connections of pages that listen.
  private var listeners: [Int32] = []

  private static let scriptPath = "/.murmuration-watch.js", newsPath = "/.murmuration-watch"
  private static let usualPort: UInt16 = 8080
  private static let longestHead = 16_384

  /// Takes a port of this machine, which others cannot reach.
  /// - Parameters:
  ///   - script: what is added to pages; `{{version}}` in it becomes the number of the build.
  ///   - port: nil for the usual one, or another if that is taken.
  init(_ product: ScreensBuild.Product, script: String, port: UInt16?) throws(WebScreensError) {
    self.product = product
    self.script = script
    guard let bound = Self.listen(port ?? Self.usualPort) ?? (port == nil ? Self.listen(0) : nil) else {
      throw WebScreensError("port \(port ?? 0) cannot be used: \(String(cString: strerror(errno)).lowercased())")
    }
    (socket, self.port) = bound
  }

  var address: String { "http://localhost:\(port)/" }

  private static func listen(_ port: UInt16) -> (socket: Int32, port: UInt16)? {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && Foundation.listen(socket, 64) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else {
      let reason = errno
      close(socket)
      errno = reason
      return nil
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// Begins to serve, on threads of its own.
  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        if connection >= 0 {
          // A compiler that had it would keep the browser waiting.
          _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
          Thread.detachNewThread { [self] in answer(connection) }
        } else if errno != EINTR {
          Thread.sleep(forTimeInterval: 0.1)
        }
      }
    }
  }

  /// Tells all pages, also those that come later.
  func tell(_ change: (inout News) -> Void) {
    lock.withLock {
      change(&news)
      let message = Self.message(news)
      listeners.removeAll { listener in
        if Self.send(message, to: listener) { return false }
        close(listener)
        return true
      }
    }
  }

  private static func message(_ news: News) -> Data {
    Data("data: ".utf8) + ((try? JSONEncoder().encode(news)) ?? Data("{}".utf8)) + Data("\n\n".utf8)
  }

  // MARK: Requests

  private func answer(_ connection: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    // Browsers keep connections ready that they may not use.
    guard let head = Self.head(of: connection) else {
      close(connection)
      return
    }
    guard let request = PageRequest(head) else { return finish(connection, 400, "text/plain", Data()) }
    // Another name that leads to this machine is no reason to answer. Browsers leave out the usual port.
    let hosts = ["localhost", "127.0.0.1"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
    guard hosts.contains(request.host) else {
      return finish(connection, 403, "text/plain", Data())
    }
    guard request.method == "GET" else { return finish(connection, 405, "text/plain", Data()) }
    switch request.path {
    case Self.newsPath: listen(connection)
    case Self.scriptPath: finish(connection, 200, "text/javascript", Data(presentScript.utf8))
    default: sendFile(request, to: connection)
    }
  }

  private var presentScript: String {
    script.replacing("{{version}}", with: "\(lock.withLock { news.version })")
  }

  private func sendFile(_ request: PageRequest, to connection: Int32) {
    let file: URL?
    let addition: String
    switch product {
    // The page's policy allows scripts in it, and no others; that of the example allows files.
    case .page(let page):
      file = request.path == "/" ? page : nil
      addition = "<script type=\"module\">\n\(presentScript)</script>\n"
    case .folder(let folder):
      file = request.file(in: folder)
      addition = "<script type=\"module\" src=\"\(Self.scriptPath)\"></script>\n"
    }
    guard let file, var data = FileManager.default.contents(atPath: file.path) else {
      return finish(connection, 404, "text/plain", Data("There is no such file.\n".utf8))
    }
    let kind = Self.kinds[file.pathExtension.lowercased()] ?? "application/octet-stream"
    if kind == "text/html" {
      // It listens before the scripts of the page do anything.
      let place = data.range(of: Data("<script".utf8))?.lowerBound ?? data.endIndex
      data.insert(contentsOf: Data(addition.utf8), at: place)
    }
    finish(connection, 200, kind, data)
  }

  private static let kinds = [
    "html": "text/html", "js": "text/javascript", "mjs": "text/javascript", "css": "text/css",
    "wasm": "application/wasm",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "woff2": "font/woff2", "txt": "text/plain", "names": "text/plain",
  ]

  /// Reads the head of a request; nil if nothing comes.
  private static func head(of connection: Int32) -> String? {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    let end = Array("\r\n\r\n".utf8)
    while bytes.count < longestHead {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes.isEmpty ? nil : "" }
      bytes += buffer[..<count]
      if let range = bytes.firstRange(of: end) {
        return String(validating: bytes[..<range.lowerBound], as: UTF8.self) ?? ""
      }
    }
    return ""
  }

  private static func opening(_ status: Int, _ kind: String, _ rest: String) -> Data {
    let words = [200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed"]
    let type = kind.hasPrefix("text/") ? kind + "; charset=utf-8" : kind
    return Data(
      ("HTTP/1.1 \(status) \(words[status] ?? "")\r\nContent-Type: \(type)\r\nCache-Control: no-store\r\n"
        + "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n\(rest)\r\n").utf8)
  }

  private func finish(_ connection: Int32, _ status: Int, _ kind: String, _ body: Data) {
    let head = Self.opening(status, kind, "Content-Length: \(body.count)\r\nConnection: close\r\n")
    _ = Self.send(head + body, to: connection)
    close(connection)
  }

  /// Keeps a connection for news, and sends those that there are.
  private func listen(_ connection: Int32) {
    lock.withLock {
      if Self.send(Self.opening(200, "text/event-stream", "") + Self.message(news), to: connection) {
        listeners.append(connection)
      } else {
        close(connection)
      }
    }
  }

  /// Returns whether all of it was sent.
  private static func send(_ data: Data, to connection: Int32) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.send(
          connection, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
