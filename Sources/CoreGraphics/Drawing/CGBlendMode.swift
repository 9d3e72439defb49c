/// The composition of new content with the existing one.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the new content over the old one.
  case normal = 0
  /// The product of both colours: never lighter than either.
  case multiply = 1
  /// The inverted product of the inverted colours, like two lights on one wall: never darker than either.
  case screen = 2
  /// `multiply` where the old colour is dark, `screen` where it is light.
  case overlay = 3
  /// The minimum of each of red, green and blue.
  case darken = 4
  /// The maximum of each of red, green and blue.
  case lighten = 5
  /// Lightens the old colour by the lightness of the new one.
  case colorDodge = 6
  /// Darkens the old colour by the darkness of the new one.
  case colorBurn = 7
  /// Darkens the old colour somewhat where the new one is dark, and lightens it where the new one is light.
  case softLight = 8
  /// `multiply` where the new colour is dark, `screen` where it is light.
  case hardLight = 9
  /// The absolute difference of each of red, green and blue.
  case difference = 10
  /// `difference` with less contrast.
  case exclusion = 11
  /// The hue of the new colour with the saturation and luminosity of the old one.
  case hue = 12
  /// The saturation of the new colour with the hue and luminosity of the old one.
  case saturation = 13
  /// The hue and saturation of the new colour with the luminosity of the old one.
  case color = 14
  /// The luminosity of the new colour with the hue and saturation of the old one.
  case luminosity = 15
  /// Erases the old content under the new one.
  case clear = 16
  /// Keeps the new content where it covers the old one, and erases the old one.
  case sourceIn = 18
  /// Draws the new content over the old one, only where it covers it.
  case sourceAtop = 20
  /// Draws the new content behind the old one.
  case destinationOver = 21
  /// Keeps the old content only where the new one covers it.
  case destinationIn = 22
  /// Keeps the old content only where the new one does not cover it.
  case destinationOut = 23
}
