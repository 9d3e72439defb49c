#if !hasFeature(Embedded)
  extension UIView {
    /// A view of a class that is only known at run time, such as that of a generic parameter: made by `init(frame:)`,
    /// without a size. `View()` is for classes that are known, as `init()` is not required of subclasses.
    public static func make() -> Self { unsafeDowncast(make(self, frame: .zero), to: Self.self) }
  }
#endif
