import UIKit

/// Remembers which views were made, taken from the reuse queues, shown and left. The views write into it themselves.
@MainActor final class Ledger {
  /// Of the trial that runs.
  static var current = Ledger()

  /// Per kind of view.
  private struct Count {
    var made = 0
    /// Made or taken from the queue, and not gone since.
    var out = 0
    var peak = 0
  }

  private var counts: [String: Count] = [:]
  /// What was wrong, to be reported by the next check.
  private(set) var complaint: String?
  /// Cells and supplementary views between `willDisplay` and `didEndDisplaying`.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// Views that were taken off the screen; whoever wants to know empties it before.
  var left: Set<ObjectIdentifier> = []
  /// Views that were made or taken from the queues; whoever wants to know empties it before.
  var arrived: [UICollectionReusableView] = []

  var openChanges = ChangeAccount()

  /// How far layouts have put the content elsewhere, so that what is seen stays in place when cells say their sizes.
  private(set) var shift = CGVector.zero

  func contentWasPut(elsewhere way: CGVector) {
    shift.dx += way.dx
    shift.dy += way.dy
  }

  func complain(_ message: String) { complaint = complaint ?? message }

  func wasMade(_ kind: String, _ view: UICollectionReusableView) {
    counts[kind, default: Count()].made += 1
    wasTaken(kind, view)
  }

  func wasTaken(_ kind: String, _ view: UICollectionReusableView) {
    arrived.append(view)
    counts[kind]!.out += 1
    counts[kind]!.peak = max(counts[kind]!.peak, counts[kind]!.out)
  }

  func hasLeft(_ kind: String, _ view: UIView) {
    counts[kind]!.out -= 1
    left.insert(ObjectIdentifier(view))
  }

  func willDisplay(_ view: UICollectionReusableView, at path: IndexPath) {
    if !displayed.insert(ObjectIdentifier(view)).inserted {
      complain("willDisplay came twice for a view of [\(path.section), \(path.item)]")
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, at path: IndexPath) {
    if displayed.remove(ObjectIdentifier(view)) == nil {
      complain("didEndDisplaying without willDisplay for a view of [\(path.section), \(path.item)]")
    }
  }

  /// A view is made only when none waits: never more than were needed at one time.
  func checkQueues() throws(Violation) {
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) where count.made > count.peak {
      throw Violation(
        "\(count.made) views of kind \(kind) were made, and at most \(count.peak) were needed at once"
      )
    }
  }
}
