// Creates a view from its class through `init(frame:)`, although that is not `required`, so that apps can write
// `override init(frame:)` as on iOS. Every subclass has its own entry for it in its class metadata, so its slot is the
// first method word that differs between `UIView` and two private subclasses. `init(frame:)` must therefore be the
// first designated initialiser in `UIView`. A class without it traps with the language's own "Use of unimplemented
// initializer".

import CRuntime
import Runtime

private final class FirstProbe: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class SecondProbe: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

#if hasFeature(Embedded)
  let firstMethodWord = 2  // after superclass and destroyer
#else
  let firstMethodWord = 6  // after kind, superclass, flags, sizes and the type descriptor
#endif

/// Returns the metadata of a class, with a word for each method that can be overridden.
@MainActor func methodWords(of type: UIView.Type) -> UnsafePointer<UInt> {
  UnsafePointer(bitPattern: unsafeBitCast(type, to: UInt.self))!
}

@MainActor private let initializerSlot: Int = {
  let base = methodWords(of: UIView.self)
  let first = methodWords(of: FirstProbe.self)
  let second = methodWords(of: SecondProbe.self)
  for slot in firstMethodWord..<1024
  where base[slot] != first[slot] && first[slot] != second[slot] && second[slot] != base[slot] { return slot }
  programmerError("UIView.init(frame:) has no entry of its own in the class metadata.")
}()

extension UIView {
  /// Creates a view of a class that is known only at run time.
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    let words = methodWords(of: type)
    let object = murmuration_call_frame_init(
      UnsafeRawPointer(bitPattern: words[initializerSlot])!, UnsafeRawPointer(words), frame.origin.x, frame.origin.y,
      frame.size.width, frame.size.height)
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }
}
