/// How what is drawn goes together with what was drawn before.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// What is under the outline goes.
  case clear = 16
  /// Of the new only what covers the old; the old goes.
  case sourceIn = 18
  /// Of the new only what covers the old, over it.
  case sourceAtop = 20
  /// The new behind the old.
  case destinationOver = 21
  /// Of the old only what the new covers.
  case destinationIn = 22
  /// Of the old only what the new does not cover.
  case destinationOut = 23
}
