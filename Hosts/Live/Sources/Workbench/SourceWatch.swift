import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether files of a folder have changed. It looks at their times, which costs a microsecond a file and works everywhere.
struct SourceWatch {
  private let folder: String
  private var times: [String: Int64] = [:]
  private var lastListing = Date.distantPast

  /// Seconds between looks for new files; those that are known are looked at each time.
  private static let listingInterval: TimeInterval = 0.5

  init(_ folder: URL) {
    self.folder = folder.path
    times = files()
  }

  /// Whether something has changed since the last call.
  mutating func hasChanged() -> Bool {
    var current: [String: Int64]
    if Date().timeIntervalSince(lastListing) > SourceWatch.listingInterval {
      current = files()
      lastListing = Date()
    } else {
      current = times
      for path in times.keys { current[path] = SourceWatch.time(of: path) }
    }
    defer { times = current }
    return current != times
  }

  /// All files of the package, without what is hidden and what was built.
  private func files() -> [String: Int64] {
    var found: [String: Int64] = [:]
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return found }
    while let name = enumerator.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || last == "build" {
        enumerator.skipDescendants()
      } else if last.contains(".") {
        let path = "\(folder)/\(name)"
        found[path] = SourceWatch.time(of: path)
      }
    }
    return found
  }

  /// When it was written last, in nanoseconds; nil for what is no file.
  private static func time(of path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }
}
