import Stage

// Find in page over the items of collection views; Sources/PageBundle/Page/hidden-texts.js calls these.

/// Answers the collection views whose texts can be found, with what has changed since the last call: for each its layer, the
/// number of items, how many at the beginning and at the end are as they were, how many are visible, and the numbers of these.
@MainActor @_cdecl("murmuration_findable_lists") @_expose(wasm, "findableLists")
public func findableLists() {
  // Objects in JSON would be a large part of programs that find no texts.
  var numbers: [Double] = []
  for list in Program.current?.stage.takeFindableLists() ?? [] {
    for number in [list.id, list.count, list.unchangedPrefix, list.unchangedSuffix, list.visibleItems.count] {
      numbers.append(Double(number))
    }
    for item in list.visibleItems { numbers.append(Double(item)) }
  }
  Strings.answer(JSONText.list(numbers))
}

/// Answers the texts of items, from one on.
@MainActor @_cdecl("murmuration_findable_texts") @_expose(wasm, "findableTexts")
public func findableTexts(_ layer: Int32, _ start: Int32, _ count: Int32) {
  let items = Int(start)..<Int(start) + max(0, Int(count))
  let texts = Program.current?.stage.findableTexts(of: items, in: Int(layer)) ?? []
  Strings.answer(JSONText.list(texts.map { JSONText.quoted($0) }))
}

/// Returns the layer of an item's cell; 0 if it has none.
@MainActor @_cdecl("murmuration_cell_of_item") @_expose(wasm, "cellOfItem")
public func cellOfItem(_ layer: Int32, _ item: Int32) -> Int32 {
  Int32(Program.current?.stage.cell(ofItem: Int(item), in: Int(layer)) ?? 0)
}
