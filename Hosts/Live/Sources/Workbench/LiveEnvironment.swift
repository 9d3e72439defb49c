import Foundation

/// What a supervisor tells the programs that it starts.
enum LiveEnvironment {
  /// - Parameter name: SOCKET, PORT, TOKEN or READY.
  static func value(_ name: String) -> String? { ProcessInfo.processInfo.environment["WORKBENCH_\(name)"] }
}
