import Foundation

@testable import Workbench

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A connection on which anything can be said.
final class RawClient {
  private let descriptor: Int32

  struct Problem: Error {}

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = port.bigEndian
    let descriptor = descriptor
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Problem() }
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// What the other side does not take any more is lost.
  func send(_ bytes: [UInt8]) { _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  /// The first line of what is answered within five seconds.
  func firstLine() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return String(text.prefix { $0 != "\r\n" })
  }

  /// A connection with a page's program, after the handshake.
  static func connected(to address: LiveAddress) throws -> RawClient {
    let client = try RawClient(port: address.port)
    let lines = [
      "GET \(address.socketPath) HTTP/1.1", "Host: \(address.host)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Origin: \(address.origin)",
    ]
    client.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = client.receive(1)?.first else { throw Problem() }
      head.append(byte)
    }
    guard head.starts(with: "HTTP/1.1 101".utf8) else { throw Problem() }
    return client
  }

  func say(_ text: String) { send(RawClient.frame(text)) }

  /// So many bytes, nil when they have not come within five seconds, or the connection has ended.
  private func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return recv(descriptor, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
  }

  /// Reads the next message of the program and the kind of its frame: 1 is a text, 2 are bytes, 8 is the end; nil as for `receive`.
  func message() -> (kind: UInt8, bytes: [UInt8])? {
    guard let head = receive(2) else { return nil }
    var length = Int(head[1])
    if length > 125 {
      guard let rest = receive(length == 126 ? 2 : 8) else { return nil }
      length = rest.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let bytes = length == 0 ? [] : receive(length) else { return nil }
    return (head[0] & 15, bytes)
  }

  /// Answers each question for widths until a frame comes, as a page does. Answers the kinds of all that came, nil when
  /// the last one did not.
  func answerUntilAFrame() -> [UInt8]? {
    var kinds: [UInt8] = []
    while let (kind, bytes) = message() {
      kinds.append(kind)
      if kind == 2 { return kinds }
      guard kind == 1 else { return nil }
      let said = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
      guard let texts = said?["measure"] as? [[Any]] else { continue }
      let widths = texts.map { $0 + [40] }
      let answer = try? JSONSerialization.data(withJSONObject: ["widths", widths] as [Any])
      say(String(decoding: answer ?? Data(), as: UTF8.self))
    }
    return nil
  }

  /// A text as RFC 6455 has it from a client, with a mask that changes nothing.
  static func frame(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8.prefix(60_000))
    let length: [UInt8] =
      bytes.count < 126 ? [0x80 | UInt8(bytes.count)] : [0xFE, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    return [0x81] + length + [0, 0, 0, 0] + bytes
  }
}
