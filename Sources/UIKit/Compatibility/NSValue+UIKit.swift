#if !hasFeature(Embedded)
  import Foundation

  extension NSValue {
    /// Insets as an object.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The insets that the object was made of.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let insets = edgeInsetsValue
      return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
