#if !hasFeature(Embedded)
  extension UIView {
    /// Creates a view of a class that is known only at run time, such as a generic parameter, with `init(frame:)` and
    /// no size. `View()` works only for known classes, because `init()` is not required of subclasses.
    public static func make() -> Self { make(frame: .zero) }

    /// Creates a view of a class that is known only at run time, with a frame in points.
    public static func make(frame: CGRect) -> Self { unsafeDowncast(make(self, frame: frame), to: Self.self) }
  }
#endif
