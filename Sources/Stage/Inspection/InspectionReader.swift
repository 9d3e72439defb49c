import Foundation

/// One who asks what happened on an inspected stage: each is told everything once.
@MainActor package final class InspectionReader {
  /// Not yet asked for.
  var begun: [InspectedAnimation] = []
  var ended: [Inspection.End] = []
  /// The number of the first entry of the trace that is new.
  var nextEntry: Int
  /// Of the entries so far.
  var layoutCalls = 0
  var attributes = 0

  init(nextEntry: Int) { self.nextEntry = nextEntry }
}
