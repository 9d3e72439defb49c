/// The numbers of the commands that are treated by themselves; `Tools/Commands/commands.txt` and `film-commands.txt` have all.
enum CommandNumber {
  static let create = 1
  static let geometry = 2
  static let opacity = 3
  static let style = 4
  static let text = 5
  static let children = 7
  static let remove = 8
  static let picture = 9
  static let shape = 10
  static let gradient = 11
  static let name = 41
  static let element = 42
  static let animation = 43
  static let ended = 44
  static let mark = 48
  /// Those that tell how a layer looks, besides its place and opacity.
  static let looks = [style, text, picture, shape, gradient]
  /// Those that tell of a moment and not of how a layer is.
  static let moments = 43...48
}
