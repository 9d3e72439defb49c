/// How what is drawn goes together with what was drawn before.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  /// The product of both: never lighter than either.
  case multiply = 1
  /// The product of what both lack of white, as two lights on one wall: never darker than either.
  case screen = 2
  /// As `multiply` where the old is dark, as `screen` where it is light.
  case overlay = 3
  /// Of each of red, green and blue the smaller one.
  case darken = 4
  /// Of each of red, green and blue the larger one.
  case lighten = 5
  /// The old made lighter, the more so the lighter the new is.
  case colorDodge = 6
  /// The old made darker, the more so the darker the new is.
  case colorBurn = 7
  /// The old somewhat darker where the new is dark, somewhat lighter where it is light.
  case softLight = 8
  /// As `multiply` where the new is dark, as `screen` where it is light.
  case hardLight = 9
  /// How far both are apart, in each of red, green and blue.
  case difference = 10
  /// As `difference`, with less contrast.
  case exclusion = 11
  /// The hue of the new with the saturation and luminosity of the old.
  case hue = 12
  /// The saturation of the new with the hue and luminosity of the old.
  case saturation = 13
  /// The hue and saturation of the new with the luminosity of the old.
  case color = 14
  /// The luminosity of the new with the hue and saturation of the old.
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
