/// What the return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  /// A word for people: what pressing the key does, programs say.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
