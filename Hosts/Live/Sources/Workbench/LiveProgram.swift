import Foundation

/// The program that runs, as a file.
enum LiveProgram {
  static var executable: URL {
    // The link leads to the file also after another one has taken its place, with words behind its name then.
    let link =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let path = link.hasSuffix(" (deleted)") ? String(link.dropLast(10)) : link
    return URL(fileURLWithPath: path)
  }
}
