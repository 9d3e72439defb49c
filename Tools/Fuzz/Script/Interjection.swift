/// What a program does in the middle of a callback: at the next call of one, or at one of the calls after it, something
/// is done to the collection view that calls.
struct Interjection: Equatable {
  let callback: Callback
  let deed: Deed
  /// A raw number: where to scroll to, what to change.
  let number: Int
  /// How many calls to let pass.
  var delay: Int

  /// Of the delegate, the data source, the layout, and completions.
  enum Callback: Int, CaseIterable {
    case willDisplay, didEndDisplaying, cellForItem, didScroll
    case prepare, prepareForUpdates, initialAttributes, finalizeUpdates
    case completion, didSelect, didHighlight, prefetch, cancelPrefetching
    /// An item that was moved by hand has been dropped; of a diffable data source, `didReorder`.
    case moveItem
    case didEndDragging, didEndDecelerating
  }

  enum Deed: Int, CaseIterable {
    case setOffset, setOffsetAnimated, scrollToItem, scrollToItemAnimated
    case reload, insert, delete, reloadItems, emptyBatch, batchWithoutAnimation
    case select, invalidate, layOut, adjust
    /// By the setter, and animated; only where no layout goes on.
    case exchange, exchangeAnimated
  }

  /// - Parameter numbers: callback, deed, its number, how many calls to let pass.
  init(_ numbers: [Int]) {
    callback = Callback.allCases[numbers[0].reduced(to: Callback.allCases.count)]
    deed = Deed.allCases[numbers[1].reduced(to: Deed.allCases.count)]
    number = numbers[2]
    delay = numbers[3].reduced(to: 20)
  }
}
