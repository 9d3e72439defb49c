import QuartzCore
import Stage
import UIKit

// What has to hold in every frame: each place in view has its element and nothing else has, in the right place and with
// the right content, while anything moves.

extension Trial {
  /// How far numbers that were computed in different ways may differ, in points.
  static let tolerance: CGFloat = 1e-6

  func checkFrame() throws(Violation) {
    view.layoutIfNeeded()
    layOutWhatWaits()
    let (board, index) = board
    let bounds = view.bounds
    guard isNear(view.contentSize.width, board.contentSize.width),
      isNear(view.contentSize.height, board.contentSize.height)
    else {
      throw Violation("the content size is \(view.contentSize), and should be \(board.contentSize)")
    }

    var shown: Set<Int> = []
    for element in view.elementViews where !element.isDisappearing {
      guard let attributes = element.shownAttributes else {
        throw Violation("an element has no attributes")
      }
      let key = Board.Key(attributes)
      guard let number = index[key] else { throw Violation("\(key) is shown and does not exist") }
      let place = board.places[number]
      guard shown.insert(number).inserted else { throw Violation("\(key) is shown twice") }
      guard place.isCarried || place.depth(in: bounds) > -Trial.tolerance && !place.isHidden else {
        throw Violation("\(key) is shown and is not in view: \(place.outline), bounds \(bounds)")
      }
      try check(element, zIndex: attributes.zIndex, at: place)
    }
    for (number, place) in board.places.enumerated()
    where place.isCarried || place.depth(in: bounds) > Trial.tolerance {
      if !place.isHidden && !shown.contains(number) {
        throw Violation("\(place.key) is missing: \(place.outline), bounds \(bounds)")
      }
    }
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
    if expectedReports > 0 { throw Violation("a wrong batch was not reported") }
  }

  private func check(_ element: UICollectionReusableView, zIndex: Int, at place: Board.Place)
    throws(Violation)
  {
    let key = place.key
    let frame = place.frame
    let (center, size) = (element.center, element.bounds.size)
    guard isNear(center.x, frame.midX), isNear(center.y, frame.midY),
      isNear(size.width, frame.width),
      isNear(size.height, frame.height)
    else {
      let found = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      throw Violation("\(key) is at \(found), and should be at \(frame)")
    }
    let transform = element.transform3D
    let isOpaque = place.mayFade && place.isCarried && element.alpha == 1
    guard isNear(element.alpha, place.alpha) || isOpaque, isNear(transform.m11, place.transform.m11),
      isNear(transform.m22, place.transform.m22), transform.m41 == 0, transform.m42 == 0
    else {
      throw Violation(
        "\(key) has another alpha or transform than its place: alpha \(element.alpha)")
    }
    guard zIndex == place.zIndex else {
      throw Violation("\(key) has zIndex \(zIndex), not \(place.zIndex)")
    }
    guard !element.isHidden, element.window != nil else { throw Violation("\(key) cannot be seen") }

    // A header that its layout led, and leads no more, takes its time.
    if stage.time > restTime + (element.isLed ? 0.3 : 0), element.layer.isAnimated {
      throw Violation("\(key) is still being animated, longer than any animation lasts")
    }
    try checkContent(element, key)
  }

  /// In an interactive transition, whose places nobody foretells: each element once, with its content.
  func checkContents() throws(Violation) {
    var keys: Set<Board.Key> = []
    for element in view.elementViews where !element.isDisappearing {
      guard let key = element.shownAttributes.map({ Board.Key($0) }), keys.insert(key).inserted
      else {
        throw Violation("an element is shown twice during a transition")
      }
      try checkContent(element, key)
    }
  }

  private func checkContent(_ element: UICollectionReusableView, _ key: Board.Key) throws(Violation) {
    if let cell = element as? FuzzCell {
      let item = (host.movement == nil ? host.contents : shown)[key.path]
      guard cell.text == item?.text else {
        throw Violation("\(key) shows \(cell.text), and should show \(item?.text ?? "nothing")")
      }
      guard cell.isSelected == item.map({ host.selected.contains($0.id) }) else {
        throw Violation("\(key) is \(cell.isSelected ? "" : "not ")selected")
      }
      guard view.cellForItem(at: dataPath(key.path)) === cell else {
        throw Violation("cellForItem has another cell for \(key)")
      }
    } else if let header = element as? FuzzHeader {
      let text = host.text(key.kind, section: key.path.section)
      guard header.text == text else {
        throw Violation("\(key) shows \(header.text), and should show \(text)")
      }
    }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= Trial.tolerance }
}
