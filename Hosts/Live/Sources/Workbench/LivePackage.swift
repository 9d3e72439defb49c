import Foundation

/// The package from which a program is built, as far as that can be told from where the program is.
struct LivePackage {
  let folder: URL
  private let product: String
  private let configuration: String
  /// The build folder.
  let scratch: URL
  private let options: [String]
  private let executable: URL

  /// Why a program cannot be built.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(_ options: LiveOptions) throws(Problem) {
    executable = LiveProgram.executable
    product = executable.lastPathComponent
    // .build/x86_64-unknown-linux-gnu/debug/MyScreens
    let parts = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    configuration = parts.lastPathComponent
    scratch = parts.deletingLastPathComponent().deletingLastPathComponent()
    self.options = options.buildOptions
    let start = options.package ?? FileManager.default.currentDirectoryPath
    var place = URL(fileURLWithPath: start).standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path) {
      guard place.path != "/", options.package == nil else {
        throw Problem(
          description: "There is no Package.swift in \(start)"
            + (options.package == nil ? " or its parent folders. Use --package-path to specify the package." : "."))
      }
      place.deleteLastPathComponent()
    }
    guard ["debug", "release"].contains(configuration) else {
      throw Problem(
        description:
          "--watch needs a program that \"swift run\" has built, but \(executable.path) is not in a build folder.")
    }
    folder = place
  }

  /// Answers the program, or what the compiler complains of.
  func build() -> Result<URL, Problem> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path, "-c", configuration]
      + ["--product", product] + options
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return .failure(Problem(description: "The program cannot be built: \(error.localizedDescription)"))
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 0 { return .success(executable) }
    return .failure(Problem(description: LivePackage.complaint(in: output, folder: folder.path)))
  }

  /// What the page shows of what the compiler has written: its errors, each once, with paths in the package.
  static func complaint(in output: String, folder: String) -> String {
    var lines: [String] = []
    for line in output.split(separator: "\n") where line.firstMatch(of: #/^[^ ].*error: /#) != nil {
      let short = String(line).replacing("\(folder)/", with: "")
      if !lines.contains(short) { lines.append(short) }
    }
    if lines.isEmpty { lines = output.split(separator: "\n").suffix(5).map { String($0) } }
    let more = lines.count > 8 ? "\nand \(lines.count - 8) more" : ""
    return "The build failed; the previous program keeps running.\n"
      + lines.prefix(8).joined(separator: "\n") + more
  }
}
