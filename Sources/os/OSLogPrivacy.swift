/// Whether a value may be read in the log.
public struct OSLogPrivacy: Equatable, Sendable {
  let isHidden: Bool

  /// It is shown: the log is on standard error, which the person at the machine reads.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// It is shown.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// `<private>` is shown in its place.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// `<private>` is shown in its place.
  public static let sensitive = OSLogPrivacy(isHidden: true)
}
