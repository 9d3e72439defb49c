/// What few views say to assistive technology, kept apart so that the others do not pay for it.
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
