import UIKit

/// The notes by number, with their folders.
@MainActor struct Notebook {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  private(set) var notes: [Int: Note] = [:]
  /// The trees by section: pinned notes, the library, and recently read notes.
  var trees = [Tree(), Tree(), Tree()]
  static let titles = ["Pinned", "Library", "Recent"]

  init() {
    func add(_ title: String, _ detail: String, _ icon: NoteIcon, starred: Bool = false, unread: Bool = false) -> Int {
      let id = notes.count + 1
      notes[id] = Note(id: id, title: title, detail: detail, icon: icon, isStarred: starred, isUnread: unread)
      return id
    }
    trees[0].append([
      add("Packing list", "Rain jacket, camera", .star, starred: true),
      add("Starlings at dusk", "How a flock turns as one", .idea, starred: true, unread: true),
    ])
    let trips = add("Trips", "", .map)
    let recipes = add("Recipes", "", .pot)
    let reading = add("Reading", "", .book)
    let projects = add("Projects", "", .folder)
    trees[1].append([trips, recipes, reading, projects])
    trees[1].append(
      [
        add("Lisbon", "Tram 28 before eight", .page, starred: true),
        add("Oslo", "Ferry to Hovedøya", .page),
        add("Kyoto", "Two days of temples", .page, unread: true),
      ], to: trips)
    trees[1].append(
      [
        add("Sourdough", "Three parts water", .page, unread: true),
        add("Plum cake", "Without the sugar", .page),
      ], to: recipes)
    trees[1].append(
      [
        add("On Growth and Form", "Chapter nine again", .page),
        add("The Peregrine", "The winter days", .page, starred: true),
      ], to: reading)
    let garden = add("Garden", "", .folder)
    trees[1].append([add("Bird table", "Oak, forty by sixty", .page), garden], to: projects)
    trees[1].append([add("Apple trees", "Graft in March", .page, unread: true)], to: garden)
    trees[2].append([
      add("Spring constants", "Stiffness over mass", .idea),
      add("Letter to Ines", "Half written", .page, unread: true),
      add("Train times", "None on Sundays", .page),
      add("Colours of ice", "From photographs", .idea, starred: true),
    ])
  }

  subscript(id: Int) -> Note? { notes[id] }

  mutating func toggleStar(_ id: Int) { notes[id]?.isStarred.toggle() }

  mutating func delete(_ ids: [Int]) {
    for id in ids {
      for section in trees.indices where trees[section].contains(id) { trees[section].delete([id]) }
    }
  }

  /// Pins a note, or moves it back to the recent ones.
  mutating func togglePin(_ id: Int) {
    let isPinned = trees[0].contains(id)
    delete([id])
    let section = isPinned ? 2 : 0
    if let first = trees[section].items.first {
      trees[section].insert([id], before: first)
    } else {
      trees[section].append([id])
    }
  }

  func isPinned(_ id: Int) -> Bool { trees[0].contains(id) }

  /// Returns the number of notes below an item.
  func count(below id: Int) -> Int {
    for tree in trees where tree.contains(id) { return tree.snapshot(of: id).items.count }
    return 0
  }

  /// Returns the notes of a section that pass a filter, without their folders.
  func filtered(_ section: Int, _ passes: (Note) -> Bool) -> Tree {
    var tree = Tree()
    tree.append(trees[section].items.filter { id in notes[id].map { !$0.isFolder && passes($0) } ?? false })
    return tree
  }
}
