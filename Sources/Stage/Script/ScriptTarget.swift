import CoreGraphics
import Foundation
import UIKit

/// Finds the points that steps of a script tap.
@MainActor enum ScriptTarget {
  /// Returns the centre of the visible part of a cell.
  /// - Parameter number: The number of the collection view, depth first from 0.
  static func item(
    _ item: Int, section: Int, collectionView number: Int, on stage: Stage
  ) throws(ScriptError) -> CGPoint {
    stage.window.layoutIfNeeded()
    let views = ViewSearch.collectionViews(in: stage.window)
    guard number < views.count else {
      let there = views.count == 1 ? "there is 1" : "there are \(views.count)"
      throw ScriptError("there is no collection view \(number): \(there), numbered from 0")
    }
    let view = views[number]
    let name = "item [\(section), \(item)]"
    guard section < view.numberOfSections, item < view.numberOfItems(inSection: section) else {
      throw ScriptError("there is no \(name)")
    }
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)),
      ViewSearch.visibleFrame(of: cell, in: stage.window) != nil
    else { throw ScriptError("\(name) is not on the screen") }
    guard let point = ViewSearch.touchPoint(of: cell, in: stage.window) else {
      throw ScriptError("\(name) cannot be tapped, because another view covers it")
    }
    return point
  }

  /// Returns the centre of the visible part of a button or text field.
  /// - Parameter number: The number among those with this title, depth first from 0.
  static func button(_ title: String, number: Int, on stage: Stage) throws(ScriptError) -> CGPoint {
    stage.window.layoutIfNeeded()
    let name = JSONText.quotedInMessage(title)
    let named = ViewSearch.buttons(titled: title, in: stage.window)
    let usable = named.filter { $0.isEnabled && ViewSearch.visibleFrame(of: $0, in: stage.window) != nil }
    guard !usable.isEmpty else {
      if named.isEmpty { throw ScriptError("there is no button \(name)") }
      throw ScriptError("the button \(name) is not \(named.contains { $0.isEnabled } ? "on the screen" : "enabled")")
    }
    guard number < usable.count else {
      let there = usable.count == 1 ? "there is 1" : "there are \(usable.count)"
      throw ScriptError("there is no button \(name) with \"nth\" \(number): \(there), numbered from 0")
    }
    guard let point = ViewSearch.touchPoint(of: usable[number], in: stage.window) else {
      throw ScriptError("the button \(name) cannot be tapped, because another view covers it")
    }
    return point
  }
}
