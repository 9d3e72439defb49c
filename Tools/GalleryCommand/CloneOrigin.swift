import Foundation

/// Where a clone can be had again: its revision, and the address that it was cloned from. Nil is what git does not know,
/// and what only this machine does.
struct CloneOrigin {
  let revision, address: String?

  init(of folder: URL) {
    // In a repository around the folder the revision would be that of other files.
    guard CloneOrigin.git(["rev-parse", "--show-prefix"], in: folder)?.isEmpty == true else {
      (revision, address) = (nil, nil)
      return
    }
    revision = CloneOrigin.git(["rev-parse", "--verify", "HEAD"], in: folder)
    address = CloneOrigin.git(["remote", "get-url", "origin"], in: folder).flatMap(CloneOrigin.publicAddress)
  }

  /// The address by HTTPS that is meant by one for git, without the name and the password of who cloned.
  static func publicAddress(_ address: String) -> String? {
    let withScheme = #/(?:https|ssh|git)://(?:[^/@]*@)?([\w.\-]+)(?::[0-9]+)?/([\w.~/\-]+)/#
    let short = #/(?:[\w.\-]+@)?([\w.\-]+\.[a-z]+):([\w.~/\-]+)/#
    if let match = address.wholeMatch(of: withScheme) ?? address.wholeMatch(of: short) {
      return "https://\(match.1)/\(match.2)"
    }
    return nil
  }

  /// What git prints, without the end of its line, or nil when it fails or is not there.
  private static func git(_ arguments: [String], in folder: URL) -> String? {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
