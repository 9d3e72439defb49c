import Runtime

/// The object that a constraint refers to: a view, by its layout state, or a guide.
@MainActor enum LayoutTarget {
  case view(ViewConstraints)
  case guide(UILayoutGuide)

  init(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view.constraintState)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      programmerError("The item of a constraint must be a view or a layout guide.")
    }
  }

  /// The view or guide, or nil if it has been deallocated.
  var object: AnyObject? {
    switch self {
    case .view(let state): state.view
    case .guide(let guide): guide
    }
  }

  /// The view, or the owner of the guide.
  var view: UIView? {
    switch self {
    case .view(let state): state.view
    case .guide(let guide): guide.owningView
    }
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .view(let state): state.view?.nameInMessages ?? "a deallocated view"
    case .guide(let guide):
      guide.identifier.isEmpty ? "a layout guide" : guide.identifier
    }
  }
}

extension UIView {
  /// The class, as far as the compiler knows it, and text that distinguishes views of the same class.
  var nameInMessages: String {
    #if hasFeature(Embedded)
      let name = "view"
    #else
      let name = "\(type(of: self))"
    #endif
    if let text = (self as? UILabel)?.text { return "\(name) \(quotedInMessage(text))" }
    return tag == 0 ? name : "\(name) \(tag)"
  }
}
