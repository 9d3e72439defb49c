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

  func complain(_ message: String) { complaint = complaint ?? message }

  fileprivate func wasMade(_ kind: String, _ view: UICollectionReusableView) {
    counts[kind, default: Count()].made += 1
    wasTaken(kind, view)
  }

  fileprivate func wasTaken(_ kind: String, _ view: UICollectionReusableView) {
    arrived.append(view)
    counts[kind]!.out += 1
    counts[kind]!.peak = max(counts[kind]!.peak, counts[kind]!.out)
  }

  fileprivate func hasLeft(_ kind: String, _ view: UIView) {
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
    for (kind, count) in counts where count.made > count.peak {
      throw Violation(
        "\(count.made) views of kind \(kind) were made, and at most \(count.peak) were needed at once"
      )
    }
  }
}

/// A cell that remembers what it shows.
@MainActor final class FuzzCell: UICollectionViewCell {
  var text = ""
  /// The identity of the item.
  var item: Int?
  /// It has come back from its way out, and may still be animated as nothing around it is.
  var hasReturned = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    Ledger.current.wasMade("cell", self)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    hasReturned = false
    Ledger.current.wasTaken("cell", self)
  }

  override func didMoveToSuperview() { if superview == nil { Ledger.current.hasLeft("cell", self) } }
}

/// A header that remembers what it shows.
@MainActor class FuzzHeader: UICollectionReusableView {
  var text = ""
  class var kind: String { "header" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Ledger.current.wasMade(type(of: self).kind, self)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Ledger.current.wasTaken(type(of: self).kind, self)
  }

  override func didMoveToSuperview() {
    if superview == nil { Ledger.current.hasLeft(type(of: self).kind, self) }
  }
}

@MainActor final class FuzzFooter: FuzzHeader {
  override class var kind: String { "footer" }
}

@MainActor final class FuzzBadge: FuzzHeader {
  override class var kind: String { "badge" }
}

@MainActor final class FuzzDecoration: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Ledger.current.wasMade("decoration", self)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Ledger.current.wasTaken("decoration", self)
  }

  override func didMoveToSuperview() {
    if superview == nil { Ledger.current.hasLeft("decoration", self) }
  }
}
