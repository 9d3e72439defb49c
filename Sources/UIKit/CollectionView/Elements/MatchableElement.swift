/// Something that is shown for an element, for the comparison with what a layout has.
@MainActor protocol MatchableElement: AnyObject {
  var key: ElementKey { get }
  /// The number of the last comparison that found it among what the layout has.
  var lastMatch: Int { get set }
}
