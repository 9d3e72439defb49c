/// The numbers of commands that are handled individually; `Tools/Commands/commands.txt` and `film-commands.txt` list
/// all.
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
  static let start = 49
  static let surroundings = 51
  /// The commands for the appearance of a layer, except its geometry and opacity.
  static let looks = [style, text, picture, shape, gradient]
  /// The commands for events and for the device, as opposed to the state of a layer.
  static let moments = 43...51
}
