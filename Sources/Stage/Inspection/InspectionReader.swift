import Foundation

/// A client of an inspection, which receives every event once.
@MainActor package final class InspectionReader {
  /// The animations that have begun since the last inspection.
  var begun: [InspectedAnimation] = []
  var ended: [Inspection.End] = []
  /// The number of the first trace entry since the last inspection.
  var nextEntry: Int
  /// The number of layout calls among the entries so far.
  var layoutCalls = 0
  var attributes = 0
  /// The time that the work since the last inspection took; nil if nothing was measured.
  var costs: Inspection.Costs?

  init(nextEntry: Int) { self.nextEntry = nextEntry }
}
