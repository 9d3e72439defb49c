import Zlib

/// Reads the file of a film and validates it, so that the result can be displayed and compared.
struct FilmReader {
  private var body: FilmByteReader
  private var history = WordHistory()
  private var scene = FilmScene()
  private var strings: [String] = []
  private var lastTime: (units: Int64, step: Int64) = (0, 0)
  private var lastSize: (width: Double, height: Double)?
  /// The number of words of all commands so far.
  private var wordCount = 0

  /// The valid lengths of a screen's sides.
  private static let sides = 0.0...1_000_000.0

  static func read(_ bytes: [UInt8]) throws(FilmError) -> Film {
    guard bytes.starts(with: FilmWriter.magic) else { throw FilmError("it isn’t a film") }
    var file = FilmByteReader(bytes)
    _ = try file.bytes(FilmWriter.magic.count)
    let version = try file.word()
    guard version == FilmWriter.version else {
      throw FilmError(
        "it has version \(version) of the film format, and this program reads version \(FilmWriter.version)")
    }
    let length = Int(try file.word())
    try FilmLimits.check(bodyLength: length)
    let packed = try file.bytes(Int(try file.word()))
    guard let body = Gzip.unpack(packed, length: length) else { throw FilmError("the file is damaged") }
    var reader = FilmReader(body: FilmByteReader(body))
    return try reader.readFilm(&file)
  }

  /// Returns the film of a body without pictures.
  static func read(body: [UInt8]) throws(FilmError) -> Film {
    var reader = FilmReader(body: FilmByteReader(body))
    var nothing = FilmByteReader([])
    return try reader.readFilm(&nothing)
  }

  private init(body: FilmByteReader) { self.body = body }

  private mutating func readFilm(_ file: inout FilmByteReader) throws(FilmError) -> Film {
    var film = Film(title: try body.string(), explanation: try body.string())
    for _ in 0..<(try checkedCount()) {
      let number = try body.count()
      let (type, address) = (try body.string(), try body.string())
      let data = Array(try file.bytes(try body.count()))
      film.pictures[number] = Film.Picture(mediaType: type, address: address.isEmpty ? nil : address, data: data)
    }
    guard file.left == 0 else { throw FilmError("there is data after its end") }
    let count = try checkedCount()
    try FilmLimits.check(frames: count)
    for index in 0..<count {
      let frame = try readFrame(index)
      if let last = film.frames.last, frame.time < last.time { throw FilmError("the times of its frames decrease") }
      film.frames.append(frame)
    }
    guard body.left == 0 else { throw FilmError("there is data after its last frame") }
    guard !film.frames.isEmpty else { throw FilmError("it has no frames") }
    film.strings = strings
    return film
  }

  /// Reads a count that must not exceed the number of remaining bytes.
  private mutating func checkedCount() throws(FilmError) -> Int {
    let count = try body.count()
    guard count <= body.left else { throw FilmError("the file is truncated") }
    return count
  }

  private mutating func readFrame(_ index: Int) throws(FilmError) -> Film.Frame {
    let time = lastTime.units + lastTime.step + (try body.difference())
    guard (0...WordHistory.limit).contains(time) else { throw FilmError("a frame has an invalid time") }
    lastTime = (time, time - lastTime.units)
    switch try body.byte() {
    case 0: break
    case 1: lastSize = (try body.double(), try body.double())
    default: throw FilmError("a frame has an invalid kind of size")
    }
    guard let lastSize, FilmReader.sides.contains(lastSize.width), FilmReader.sides.contains(lastSize.height) else {
      throw FilmError("a frame has an invalid size")
    }
    for _ in 0..<(try checkedCount()) { strings.append(try body.string()) }
    var frame = Film.Frame(
      time: Double(time) / 1_048_576, width: lastSize.width, height: lastSize.height, words: [])
    var layer: Int64 = 0
    for _ in 0..<(try checkedCount()) {
      let number = try body.count()
      layer += try body.difference()
      guard let layout = CommandLayout.all[number], (0...(1 << 40)).contains(layer) else {
        throw FilmError("it contains the unknown command \(number)")
      }
      let words = try readWords(number, Int(layer), frame: index)
      do {
        let end = try layout.read(words[...], strings: .numbers(count: strings.count))
        guard end == words.count else { throw FilmError("a command “\(layout.name)” has too many values") }
      } catch let problem as CommandLayout.Problem {
        throw FilmError("a command “\(layout.name)” \(problem.message)")
      } catch {
        throw FilmError("a command “\(layout.name)” has too many values")
      }
      do throws(FilmScene.Problem) {
        try scene.apply(number, Int(layer), words[...])
      } catch {
        throw FilmError(error.message)
      }
      frame.words += [Double(number), Double(layer)] + words
    }
    return frame
  }

  private mutating func readWords(_ number: Int, _ layer: Int, frame: Int) throws(FilmError) -> [Double] {
    var expected = history.expected(number, layer, frame: frame) ?? []
    let count = try body.count()
    guard count - 1 <= body.left * 8 else { throw FilmError("the file is truncated") }
    wordCount += (count > 0 ? count - 1 : expected.count) + 2
    try FilmLimits.check(words: wordCount)
    if count > 0 { expected = [Int64](repeating: 0, count: count - 1) }
    let mask = Array(try body.bytes((expected.count + 7) / 8))
    var units: [Int64] = []
    var words: [Double] = []
    for index in expected.indices {
      var unit = expected[index]
      if mask[index / 8] & 1 << UInt8(index % 8) != 0 {
        let code = try body.count()
        if code == 0 {
          units.append(0)
          words.append(try body.double())
          continue
        }
        let value = Int64(code - 1)
        unit += (value >> 1) ^ -(value & 1)
      }
      guard abs(unit) <= WordHistory.limit else { throw FilmError("it contains a number that is too large") }
      units.append(unit)
      words.append(Double(unit) / WordHistory.unitsPerWhole(number, word: index))
    }
    history.note(units, number, layer, frame: frame)
    return words
  }
}

extension Film {
  /// Reads a film from the bytes of a file.
  /// - Throws: A description of what is invalid.
  public init(bytes: [UInt8]) throws(FilmError) { self = try FilmReader.read(bytes) }
}
