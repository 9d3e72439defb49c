import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the page is. Who does not know the token is answered nothing, and neither are pages from elsewhere.
struct LiveAddress: Equatable, Sendable {
  let port: UInt16
  let token: String

  /// "127.0.0.1:8080"
  var host: String { "127.0.0.1:\(port)" }
  var origin: String { "http://\(host)" }
  /// Of the page.
  var path: String { "/\(token)/" }
  /// Of the page's connection.
  var socketPath: String { "/\(token)/live" }
  var url: String { "\(origin)\(path)" }

  /// 128 random bits.
  static func makeToken() -> String {
    var numbers = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(numbers.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a request is the page's own. What is compared takes as long whatever is wrong with it.
  /// - Parameter host: what the request says that it wants; another name that leads to this machine is no reason to answer.
  func admits(host: String?, path: String) -> Bool {
    guard host == self.host else { return false }
    let parts = Array(path.utf8.prefix(self.path.utf8.count))
    let wanted = Array(self.path.utf8)
    guard parts.count == wanted.count else { return false }
    return zip(parts, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  // MARK: The last one

  // A page that is open finds a program again that was ended and started.

  /// Beside the program, for its owner only.
  private static var file: URL { LiveProgram.executable.appendingPathExtension("workbench") }

  static func last() -> LiveAddress? {
    guard let parts = try? String(contentsOf: file, encoding: .utf8).split(separator: " "), parts.count == 2,
      let port = UInt16(parts[0]), parts[1].count == 32, parts[1].allSatisfy({ $0.isHexDigit })
    else { return nil }
    return LiveAddress(port: port, token: String(parts[1]))
  }

  /// What cannot be written is not known the next time, which is no reason to stop.
  func remember() {
    let path = LiveAddress.file.path
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? file.write(contentsOf: Data("\(port) \(token)".utf8))
  }
}
