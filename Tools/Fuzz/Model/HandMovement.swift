import UIKit

/// An item that follows a finger. It is shown where it would be dropped, and the others as if it had been.
struct HandMovement: Equatable {
  /// As the data has it.
  let original: IndexPath
  /// Where it would be dropped, in the order that is shown.
  var current: IndexPath
  /// Of its middle, in content coordinates.
  var position: CGPoint

  /// The order that is shown.
  func shown(_ contents: Contents) -> Contents {
    guard original != current else { return contents }
    var contents = contents
    contents.move(original, to: current)
    return contents
  }
}

extension Contents {
  /// - Parameter target: as it is when the item is there.
  mutating func move(_ source: IndexPath, to target: IndexPath) {
    var sections = sections
    let item = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(item, at: Swift.min(target.item, sections[target.section].items.count))
    self.sections = sections
  }
}

extension Board {
  /// The board with the moving item where the finger has it, in front of all others.
  func carrying(_ movement: HandMovement) -> Board {
    var board = self
    let key = Key(.cell, "", movement.current)
    guard let index = board.places.firstIndex(where: { $0.key == key }) else { return board }
    var place = board.places[index]
    let way = CGVector(dx: movement.position.x - place.frame.midX, dy: movement.position.y - place.frame.midY)
    place.frame = place.frame.offsetBy(dx: way.dx, dy: way.dy)
    place.outline = place.outline.offsetBy(dx: way.dx, dy: way.dy)
    place.zIndex = .max
    place.isHidden = false
    place.isCarried = true
    board.places[index] = place
    return board
  }
}
