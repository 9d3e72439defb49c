#if !hasFeature(Embedded)
  import Foundation

  /// The text of a view's `description`, in UIKit's format.
  @MainActor enum ViewDescription {
    /// Returns the description of a view: `<UIView: 0x7f10; frame = (0 0; 100 44); layer = <CALayer: 0x7f20>>`.
    static func of(_ view: UIView) -> String {
      let frame = view.frame
      let (origin, size) = (frame.origin, frame.size)
      var facts = [
        name(of: view),
        "frame = (\(number(origin.x)) \(number(origin.y)); \(number(size.width)) \(number(size.height)))",
      ]
      if view.alpha != 1 { facts.append("alpha = \(number(view.alpha))") }
      if view.isHidden { facts.append("hidden = YES") }
      facts.append("layer = <\(name(of: view.layer))>")
      return "<" + facts.joined(separator: "; ") + ">"
    }

    /// Returns an object's class without its module, and its address.
    private static func name(of object: AnyObject) -> String {
      "\(type(of: object)): 0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    }

    /// Returns a number with six significant digits at most, as `printf` prints it with `%g`.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
  }
#endif
