/// The rarely used properties for assistive technology, stored separately so that other views need no memory for them.
@MainActor final class SpokenProperties {
  var identifier: String?
  var value: String?
  var hint: String?
  var hidesElements = false
  var customActions: [UIAccessibilityCustomAction]?
  #if !hasFeature(Embedded)
    var elements: [Any]?
  #endif
}
