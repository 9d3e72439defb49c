public enum UITimingCurveType: Int, Sendable {
  /// A curve with a name, such as ease-in.
  case builtin
  case cubic
  case spring
  /// A spring in the time of a cubic curve; animators take the spring alone.
  case composed
}
