import Foundation
import Testing

@testable import Workbench

/// Answers requests as a program does, and remembers what it hears.
private final class ServedPage: @unchecked Sendable {
  let address: LiveAddress
  private let server: LiveServer
  private let lock = NSLock()
  private var texts: [String] = []

  init() throws {
    let socket = try LiveSocket(wanted: nil)
    address = LiveAddress(port: socket.port, token: LiveAddress.makeToken())
    let heard = Heard()
    let handlers = LiveServer.Handlers(
      page: { "<p>Here I am." }, opened: { $0.send(.notice("hello")) },
      heard: { connection, text in
        heard.page?.take(text)
        connection.send(.notice("heard"))
      }, closed: { _ in })
    server = try LiveServer(socket, address, handlers)
    heard.page = self
  }

  private final class Heard: @unchecked Sendable { weak var page: ServedPage? }

  private func take(_ text: String) { lock.withLock { texts.append(text) } }

  var count: Int { lock.withLock { texts.count } }

  deinit { server.stop() }
}

@Suite struct LiveServerTests {
  private func upgrade(_ page: ServedPage, host: String? = nil, origin: String?, path: String? = nil) -> String {
    let lines =
      [
        "GET \(path ?? page.address.socketPath) HTTP/1.1", "Host: \(host ?? page.address.host)", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ] + (origin.map { ["Origin: \($0)"] } ?? [])
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  private func status(_ request: String, _ page: ServedPage) throws -> String {
    let client = try RawClient(port: page.address.port)
    client.send(Array(request.utf8))
    return client.firstLine()
  }

  private func get(_ page: ServedPage, _ path: String, host: String? = nil, more: String = "") throws -> String {
    try status("GET \(path) HTTP/1.1\r\nHost: \(host ?? page.address.host)\r\n\(more)\r\n", page)
  }

  @Test func thePageIsServedToWhoKnowsTheToken() throws {
    let page = try ServedPage()
    #expect(try get(page, page.address.path).contains("200"))
    #expect(try get(page, "/").contains("403"))
    #expect(try get(page, "/\(LiveAddress.makeToken())/").contains("403"))
    #expect(try get(page, page.address.path + "other").contains("404"))
  }

  @Test func anotherNameForThisMachineIsRefused() throws {
    let page = try ServedPage()
    #expect(try get(page, page.address.path, host: "evil.example:\(page.address.port)").contains("403"))
    #expect(try get(page, page.address.path, host: "localhost:\(page.address.port)").contains("403"))
    #expect(try get(page, page.address.path, more: "Origin: http://evil.example\r\n").contains("403"))
  }

  @Test func severalHostsAreABadRequest() throws {
    let page = try ServedPage()
    for (first, second) in [(page.address.host, "evil.example"), ("evil.example", page.address.host)] {
      #expect(try get(page, page.address.path, host: first, more: "Host: \(second)\r\n").contains("400"))
    }
    #expect(try get(page, page.address.path, more: "Host: \(page.address.host)\r\n").contains("400"))
    let origins = "Origin: http://evil.example\r\nOrigin: \(page.address.origin)\r\n"
    #expect(try get(page, page.address.path, more: origins).contains("403"))
  }

  @Test func onlyThePageItselfConnects() throws {
    let page = try ServedPage()
    #expect(try status(upgrade(page, origin: page.address.origin), page).contains("101"))
    #expect(try status(upgrade(page, origin: "http://evil.example"), page).contains("403"))
    #expect(try status(upgrade(page, origin: nil), page).contains("403"))
    #expect(try status(upgrade(page, host: "evil.example", origin: page.address.origin), page).contains("403"))
    let other = "/\(LiveAddress.makeToken())/live"
    #expect(try status(upgrade(page, origin: page.address.origin, path: other), page).contains("403"))
  }

  @Test func whatIsNoWebSocketIsNoDanger() throws {
    let page = try ServedPage()
    var numbers = Numbers(seed: 5)
    var sent = 0
    while sent < 10_000 {
      let client = try RawClient(port: page.address.port)
      client.send(Array(upgrade(page, origin: page.address.origin).utf8))
      #expect(client.firstLine().contains("101"))
      // A frame that is none ends the connection, so others are made.
      for _ in 0..<200 {
        var frame = RawClient.frame(numbers.mutated([#"["frame", 1]"#, #"["pointerDown", 1, 2, 3]"#]))
        if UInt8.random(in: 0...19, using: &numbers) == 0 {
          frame[Int.random(in: 0..<frame.count, using: &numbers)] ^= UInt8.random(in: 1...255, using: &numbers)
        }
        client.send(frame)
        sent += 1
      }
    }
    #expect(try get(page, page.address.path).contains("200"))
    #expect(page.count > 100, "no message has come through")
  }
}
