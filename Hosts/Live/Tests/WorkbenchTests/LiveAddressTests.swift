import Foundation
import Testing

@testable import Workbench

@Suite struct LiveAddressTests {
  private let address = LiveAddress(port: 8080, token: String(repeating: "ab", count: 16))

  @Test func onlyTheTokenAndTheNumberOfThisMachineAreAdmitted() {
    #expect(address.admits(host: "127.0.0.1:8080", path: address.path))
    #expect(address.admits(host: "127.0.0.1:8080", path: address.socketPath))
    #expect(!address.admits(host: "127.0.0.1:8081", path: address.path))
    #expect(!address.admits(host: "localhost:8080", path: address.path))
    #expect(!address.admits(host: nil, path: address.path))
    #expect(!address.admits(host: "127.0.0.1:8080", path: "/"))
    #expect(!address.admits(host: "127.0.0.1:8080", path: String(address.path.dropLast(2)) + "c/"))
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in LiveAddress.makeToken() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }
}
