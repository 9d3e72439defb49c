import Foundation
import Testing

@testable import WebScreens

/// The server of `--watch`, asked as browsers and others ask.
@Suite struct PageServerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString)")

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func serve(_ product: ScreensBuild.Product) throws -> PageServer {
    let server = try PageServer(product, script: "version({{version}})", port: nil)
    server.start()
    return server
  }

  /// A connection, which ends with the object.
  private final class Client {
    private let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    deinit { close(socket) }

    /// Connects, and sends a text.
    init(_ server: PageServer, _ text: String) throws {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = server.port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(status == 0)
      _ = Array(text.utf8).withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Returns what is answered, until a text comes or the connection ends.
    func read(until end: String? = nil) -> String {
      var (answer, buffer) = ("", [UInt8](repeating: 0, count: 4096))
      while end.map({ !answer.contains($0) }) ?? true {
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { break }
        answer += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return answer
    }
  }

  private func ask(_ server: PageServer, _ text: String) throws -> String { try Client(server, text).read() }

  private func get(_ path: String, from server: PageServer) throws -> String {
    try ask(server, "GET \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
  }

  @Test func filesOfTheFolderAreServedAndPagesFollowTheBuilds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "site/index.html": "<p>Ä</p><script src=a.js></script>", "site/a b.js": "1", "site/.secret": "no",
      "site/more/index.html": "<p>", "out": "no",
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("site/link"), withDestinationURL: folder.appendingPathComponent("out"))
    let server = try serve(.folder(folder.appendingPathComponent("site")))
    let page = try get("/?a=b", from: server)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(
      page.hasSuffix(
        "<p>Ä</p><script type=\"module\" src=\"/.murmuration-watch.js\"></script>\n<script src=a.js></script>"))
    #expect(try get("/more/", from: server).contains("watch.js"))
    let script = try get("/a%20b.js", from: server)
    #expect(script.contains("text/javascript") && script.hasSuffix("\r\n\r\n1"))
    for path in ["/../out", "/%2e%2e/out", "/.secret", "/link", "/more", "/none", "/more/../../out"] {
      #expect(try get(path, from: server).hasPrefix("HTTP/1.1 404"), "\(path)")
    }
  }

  @Test func aPageHasTheScriptInItself() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["p.html": "<p>", "q.html": "<p>"])
    let server = try serve(.page(folder.appendingPathComponent("p.html")))
    let page = try get("/", from: server)
    #expect(page.contains("<p><script type=\"module\">\nversion(1") && page.hasSuffix(")</script>\n"))
    #expect(try get("/q.html", from: server).hasPrefix("HTTP/1.1 404"))
  }

  @Test func othersThanTheBrowserOfThisMachineAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["index.html": "<p>"])
    let server = try serve(.folder(folder))
    for (request, status) in [
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", 200),
      ("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", 403),
      ("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\nHost: example.org\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", 405),
      ("nonsense\r\n\r\n", 400), (String(repeating: "x", count: 20_000), 400),
    ] {
      #expect(try ask(server, request).hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(60))")
    }
    // A second server takes another port than the usual one; one that is asked for has to be free.
    #expect(throws: WebScreensError("port \(server.port) cannot be used: address already in use")) {
      try PageServer(.folder(folder), script: "", port: server.port)
    }
    #expect(try PageServer(.folder(folder), script: "", port: nil).port != server.port)
  }

  @Test func pagesAreToldOfBuildsAlsoIfTheyComeLater() throws {
    let server = try serve(.folder(folder))
    let listen = "GET /.murmuration-watch HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
    server.tell { ($0.isBuilding, $0.problem) = (true, "A.swift:1: \"no\"") }
    let (page, gone) = (try Client(server, listen), try Client(server, listen))
    let told = page.read(until: "}\n\n")
    #expect(told.contains("Content-Type: text/event-stream; charset=utf-8\r\n") && told.contains("\"isBuilding\":true"))
    #expect(told.contains(#""problem":"A.swift:1: \"no\"""#))
    let version = try #require(told.firstMatch(of: #/"version":(\d+)/#).flatMap { Int($0.output.1) })
    #expect(try get("/.murmuration-watch.js", from: server).hasSuffix("\r\n\r\nversion(\(version))"))
    #expect(gone.read(until: "}\n\n").contains("\(version)"))
    server.tell { ($0.isBuilding, $0.problem, $0.version) = (false, nil, $0.version + 1) }
    let next = page.read(until: "}\n\n")
    #expect(next.contains("\"version\":\(version + 1)") && next.contains("\"isBuilding\":false"), "\(next)")
    #expect(!next.contains("problem"))
    #expect(try get("/.murmuration-watch.js", from: server).hasSuffix("version(\(version + 1))"))
  }
}
