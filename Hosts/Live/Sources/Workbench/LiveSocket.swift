import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The socket that listens, on this machine only. It belongs to a program, or to the supervisor, whose programs inherit it.
struct LiveSocket {
  let descriptor: Int32
  let port: UInt16

  /// What is wrong: one sentence.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Listens at a port.
  /// - Parameter wanted: taken if it is free; nil for any.
  init(wanted: UInt16?) throws(Problem) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = (wanted ?? 0).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(descriptor, place, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, place, &length) == 0
      }
    }
    guard isListening else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw Problem(description: "The page cannot be served at port \(wanted ?? 0) of this machine: \(reason).")
    }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Where there is a supervisor: its socket.
  static var inherited: LiveSocket? {
    guard let descriptor = LiveEnvironment.value("SOCKET").flatMap({ Int32($0) }),
      let port = LiveEnvironment.value("PORT").flatMap({ UInt16($0) })
    else { return nil }
    return LiveSocket(descriptor: descriptor, port: port)
  }

  private init(descriptor: Int32, port: UInt16) {
    self.descriptor = descriptor
    self.port = port
  }
}
