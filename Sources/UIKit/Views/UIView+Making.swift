#if !hasFeature(Embedded)
  extension UIView {
    /// A view of a class that is only known at run time, such as that of a generic parameter: made by `init(frame:)`,
    /// without a size. `View()` is for classes that are known, as `init()` is not required of subclasses.
    public static func make() -> Self { make(frame: .zero) }

    /// The same with a frame, in points.
    public static func make(frame: CGRect) -> Self { unsafeDowncast(make(self, frame: frame), to: Self.self) }
  }
#endif
