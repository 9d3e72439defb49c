import UIKit

// Batches of a trial with a diffable data source: what there is to be is told by a snapshot.

extension Trial {
  /// Shows other contents by a snapshot.
  /// - Parameter reconfigured: the identities of items whose cells are to be filled again, not made anew.
  func showSnapshot(
    _ style: BatchStyle, _ contents: Contents, reconfigured: Set<Int>, then next: @escaping @MainActor () -> Void
  ) {
    guard let source else { return }
    var snapshot =
      style == .nested ? source.editedSnapshot(for: contents) : SnapshotSource.snapshot(of: contents)
    if !contents.areThose(of: snapshot) {
      Ledger.current.complain("a snapshot has other sections or items than were put into it")
    }
    let reloads = SnapshotReloads(from: host.contents, to: contents, reconfigured: reconfigured)
    if reloads.isEmpty, reconfigured.isEmpty, contents.areThose(of: source.dataSource.snapshot()) {
      showsAtOnce = true  // no batch: what is to be laid out is not animated
    }
    snapshot.reloadSections(reloads.sections)
    snapshot.reloadItems(reloads.items)
    snapshot.reconfigureItems(reconfigured.sorted())

    let selection = isReloadDue || style == .alone ? [] : host.selected.intersection(contents.itemIDs)
    let old = host.contents
    host.contents = contents
    expectedSelection = (selection, except: reloads.madeAnew)
    isReloadDue = false
    noteAnimation()
    let number = completions.begin(runsLater: false)
    let movement = host.movement
    if movement != nil {
      // The item goes back while the data is the new one already.
      host.isUnsettled = true
      wasInterrupted = true
    }
    forgetMovement()
    host.prefetching.keep(contents.itemIDs)
    if style == .alone { host.prefetching.forgetAll() }
    if style == .alone { host.touches.forget() } else { host.touches.follow(from: old, to: contents) }
    style.run { [self] in
      if style == .alone {
        source.dataSource.applySnapshotUsingReloadData(snapshot) { [self] in end(number, next) }
      } else {
        source.dataSource.apply(snapshot, animatingDifferences: style != .withoutAnimation) { [self] in
          end(number, next)
        }
      }
      learnSelection()
    }
    // A snapshot that changes nothing may leave the item in the hand.
    if view.hasUncommittedUpdates { host.movement = movement }
  }

  private func end(_ number: Int, _ next: @MainActor () -> Void) {
    learnSelection()
    completions.complete(number)
    Interjections.current.reached(.completion)
    next()
  }

  /// After a snapshot: what was selected is so still, except for what may have been deleted and inserted instead of
  /// reloaded and moved.
  private func learnSelection() {
    guard let (expected, except) = expectedSelection else { return }
    expectedSelection = nil
    let kept = Set((view.indexPathsForSelectedItems ?? []).compactMap { host.contents[$0]?.id })
    if !kept.isSubset(of: expected) || !expected.subtracting(kept).isSubset(of: except) {
      host.complain("a snapshot changed the selection from \(expected.sorted()) to \(kept.sorted())")
    }
    host.selected = kept
  }
}

/// What a snapshot has to reload: what stays and has another version.
private struct SnapshotReloads {
  var sections: [Int] = []
  var items: [Int] = []
  /// Items that get new cells.
  var madeAnew: Set<Int> = []
  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  init(from old: Contents, to new: Contents, reconfigured: Set<Int>) {
    let oldSections = Dictionary(uniqueKeysWithValues: old.sections.map { ($0.id, $0.version) })
    let oldItems = Dictionary(
      uniqueKeysWithValues: old.sections.flatMap { $0.items.map { ($0.id, $0.version) } })
    for section in new.sections {
      if let version = oldSections[section.id], version != section.version {
        sections.append(section.id)
        madeAnew.formUnion(section.items.map { $0.id })
        continue
      }
      items += section.items.filter {
        (oldItems[$0.id] ?? $0.version) != $0.version && !reconfigured.contains($0.id)
      }.map { $0.id }
    }
    madeAnew.formUnion(items)
  }
}

extension Contents {
  fileprivate func areThose(of snapshot: SnapshotSource.Snapshot) -> Bool {
    snapshot.sectionIdentifiers == sections.map { $0.id }
      && sections.allSatisfy { section in
        snapshot.itemIdentifiers(inSection: section.id) == section.items.map { $0.id }
      }
  }
}
