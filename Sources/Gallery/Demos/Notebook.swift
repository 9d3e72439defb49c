import UIKit

/// What the outline demo shows: notes in folders.
struct Note {
  let id: Int
  let title: String
  let detail: String
  let icon: NoteIcon
  var isStarred = false
  var isUnread = false
  var isFolder: Bool { icon == .folder || icon == .map || icon == .pot || icon == .book }
}

/// Pictures of rows: white lines on a coloured tile.
@MainActor enum NoteIcon: Int, CaseIterable {
  case folder, page, map, pot, idea, book, star

  private var colours: (top: String, bottom: String) {
    switch self {
    case .folder: ("#5ac8fa", "#2a8fe8")
    case .page: ("#b8bcc6", "#8e93a0")
    case .map: ("#5fd98a", "#27a65a")
    case .pot: ("#ffb25a", "#f2792b")
    case .idea: ("#ffd84d", "#f4ad12")
    case .book: ("#c58bf2", "#8e4fd6")
    case .star: ("#ff8a9a", "#f0476a")
    }
  }

  private var lines: String {
    switch self {
    case .folder: "M14 22V42H44V22H29L25 17H14Z"
    case .page: "M19 14H33L40 21V44H19ZM25 29H34M25 36H34"
    case .map: "M14 18L24 14L34 18L44 14V40L34 44L24 40L14 44ZM24 14V40M34 18V44"
    case .pot: "M16 26H42V36Q42 44 34 44H24Q16 44 16 36ZM22 14V20M29 14V20M36 14V20"
    case .idea: "M29 13Q18 13 18 24Q18 30 24 34V39H34V34Q40 30 40 24Q40 13 29 13ZM26 45H32"
    case .book: "M29 18Q22 13 14 16V42Q22 39 29 44Q36 39 44 42V16Q36 13 29 18ZM29 18V44"
    case .star: "M29 13L34 23L45 25L37 33L39 44L29 39L19 44L21 33L13 25L24 23Z"
    }
  }

  /// 58 units, shown at half that size.
  private func draw() -> UIImage? {
    var sketch = Sketch(width: 58, height: 58)
    let paint = sketch.gradient(colours.top, colours.bottom)
    sketch.shape("M14 0H44Q58 0 58 14V44Q58 58 44 58H14Q0 58 0 44V14Q0 0 14 0Z", paint)
    sketch.line(lines, "#ffffff", width: 4)
    return sketch.image
  }

  private static let images = allCases.map { $0.draw() }

  var image: UIImage? { NoteIcon.images[rawValue] }
}

/// The notes by number, and how they lie in their folders.
@MainActor struct Notebook {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  private(set) var notes: [Int: Note] = [:]
  /// By section: pinned notes, the library, and what was read lately.
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

  /// Puts a note at the top, or back among the recent ones.
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

  /// How many notes are below an item.
  func count(below id: Int) -> Int {
    for tree in trees where tree.contains(id) { return tree.snapshot(of: id).items.count }
    return 0
  }

  /// The notes of a section that a filter lets through, without their folders.
  func filtered(_ section: Int, _ passes: (Note) -> Bool) -> Tree {
    var tree = Tree()
    tree.append(trees[section].items.filter { id in notes[id].map { !$0.isFolder && passes($0) } ?? false })
    return tree
  }
}
