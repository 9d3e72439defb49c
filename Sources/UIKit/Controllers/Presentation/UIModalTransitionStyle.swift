import Runtime

/// How what is presented comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// It fades in where it is, and out.
  case crossDissolve = 2
}
