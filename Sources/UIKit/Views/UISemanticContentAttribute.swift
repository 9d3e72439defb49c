/// What a view shows, as far as the direction of reading matters to it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turned round in languages that are written from right to left.
  case unspecified
  /// Buttons for playing: never turned round.
  case playback
  /// A choice of direction, such as alignment: never turned round.
  case spatial
  /// Lined up that way in every language.
  case forceLeftToRight, forceRightToLeft
}
