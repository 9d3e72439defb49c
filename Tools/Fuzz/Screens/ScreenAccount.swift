import UIKit

/// What a trial with screens remembers of them: which completions are due, and who has to be released.
@MainActor final class ScreenAccount {
  /// Of the trial that runs.
  static var current = ScreenAccount()

  var completions = Completions()
  /// What was said to the program about its mistakes, of which it makes none.
  private(set) var warning: String?
  private var cells: [Met] = []
  private(set) var screens: [Met] = []

  struct Met {
    weak var object: AnyObject?
    let name: String
  }

  func met(_ cell: UICollectionReusableView) { cells.append(Met(object: cell, name: "\(type(of: cell))")) }

  func met(_ screen: FuzzScreen) {
    screens.append(Met(object: screen, name: "the \(type(of: screen)) number \(screens.count)"))
  }

  func warn(_ message: String) { warning = warning ?? message }

  /// All screens that there are, in the order in which they were made.
  var living: [FuzzScreen] { screens.compactMap { $0.object as? FuzzScreen } }

  /// Who is there though nobody needs it any more.
  /// - Parameter needed: the screens that can be reached.
  func kept(besides needed: [FuzzScreen]) -> String? {
    screens.first { met in met.object != nil && !needed.contains { $0 === met.object } }?.name
  }

  /// A cell, header or footer that has outlived all screens.
  var keptCell: String? { cells.first { $0.object != nil }?.name }

  /// Calls what takes a completion, and sees to it that this is called once.
  /// - Parameter runsLater: It may not run before the call returns.
  func expectCompletion(runsLater: Bool, of call: (@escaping @MainActor () -> Void) -> Void) {
    let number = completions.begin(runsLater: runsLater)
    call { [self] in completions.complete(number) }
    completions.callReturned(number)
  }
}
