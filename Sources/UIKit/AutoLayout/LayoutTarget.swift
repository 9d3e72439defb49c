import Runtime

/// What a constraint is about: a view, by what it keeps for Auto Layout, or a guide.
@MainActor enum LayoutTarget {
  case view(ViewConstraints)
  case guide(UILayoutGuide)

  init(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view.constraintState)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      programmerError("A constraint is about something else than a view or a layout guide.")
    }
  }

  /// Nil when it is gone.
  var object: AnyObject? {
    switch self {
    case .view(let state): state.view
    case .guide(let guide): guide
    }
  }

  /// The view, or that of the guide.
  var view: UIView? {
    switch self {
    case .view(let state): state.view
    case .guide(let guide): guide.owningView
    }
  }

  /// For messages.
  var name: String {
    switch self {
    case .view(let state): state.view?.nameInMessages ?? "a view that is gone"
    case .guide(let guide):
      guide.identifier.isEmpty ? "a layout guide" : guide.identifier
    }
  }
}

extension UIView {
  /// The class, where the compiler knows it, and what tells views of one class apart.
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
