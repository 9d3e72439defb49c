import Zlib

/// Writes the file of a film; Documentation/Films.md describes the format.
struct FilmWriter {
  /// The signature of a film: a byte that does not occur in text, the name, and characters that a text-mode transfer
  /// would change.
  static let magic: [UInt8] = [0x89] + Array("FILM\r\n".utf8) + [0x1A]
  static let version: UInt32 = 1

  private let film: Film
  private var body = FilmByteWriter()
  private var history = WordHistory()
  /// The numbers of strings in the file, by those in the film: in the order of their first use.
  private var numbers: [Int: Int] = [:]
  private var lastTime: (units: Int64, step: Int64) = (0, 0)
  private var lastSize: (Double, Double)?

  init(_ film: Film) { self.film = film }

  mutating func write() throws(FilmError) -> [UInt8] {
    try FilmLimits.check(frames: film.frames.count)
    try FilmLimits.check(words: film.frames.reduce(0) { $0 + $1.words.count })
    body.string(film.title)
    body.string(film.explanation)
    let pictures = film.pictures.sorted { $0.key < $1.key }
    body.count(pictures.count)
    for (number, picture) in pictures {
      body.count(number)
      body.string(picture.mediaType)
      body.string(picture.address ?? "")
      body.count(picture.data.count)
    }
    body.count(film.frames.count)
    for (index, frame) in film.frames.enumerated() {
      write(frame, index)
      try FilmLimits.check(bodyLength: body.bytes.count)
    }
    let packed = Gzip.pack(body.bytes)
    var file = FilmByteWriter()
    file.append(FilmWriter.magic)
    file.word(FilmWriter.version)
    file.word(UInt32(body.bytes.count))
    file.word(UInt32(packed.count))
    file.append(packed)
    for (_, picture) in pictures { file.append(picture.data) }
    return file.bytes
  }

  private mutating func write(_ frame: Film.Frame, _ index: Int) {
    let time = Int64((frame.time * 1_048_576).rounded())
    body.difference(time - lastTime.units - lastTime.step)
    lastTime = (time, time - lastTime.units)
    let isResized = lastSize == nil || lastSize! != (frame.width, frame.height)
    body.append([isResized ? 1 : 0])
    if isResized {
      body.double(frame.width)
      body.double(frame.height)
      lastSize = (frame.width, frame.height)
    }
    var commands: [(number: Int, layer: Int, words: [Double])] = []
    var fresh: [String] = []
    frame.forEachCommand { number, layer, words in
      var renumbered: [Double] = []
      renumbered.reserveCapacity(words.count)
      _ = try? CommandLayout.all[number]!.read(words, strings: .numbers(count: .max)) { word, kind in
        guard kind == .string, word >= 0 else { return renumbered.append(word) }
        if numbers[Int(word)] == nil {
          numbers[Int(word)] = numbers.count
          fresh.append(film.strings[Int(word)])
        }
        renumbered.append(Double(numbers[Int(word)]!))
      }
      commands.append((number, layer, renumbered))
    }
    body.count(fresh.count)
    for string in fresh { body.string(string) }
    body.count(commands.count)
    var lastLayer = 0
    for (number, layer, words) in commands {
      body.count(number)
      body.difference(Int64(layer - lastLayer))
      lastLayer = layer
      write(words, number, layer, frame: index)
    }
  }

  private mutating func write(_ words: [Double], _ number: Int, _ layer: Int, frame: Int) {
    var expected = history.expected(number, layer, frame: frame) ?? []
    if expected.count == words.count {
      body.count(0)
    } else {
      body.count(words.count + 1)
      expected = [Int64](repeating: 0, count: words.count)
    }
    var units: [Int64] = []
    var mask = [UInt8](repeating: 0, count: (words.count + 7) / 8)
    var rest = FilmByteWriter()
    for (index, word) in words.enumerated() {
      let found = WordHistory.units(word, number, word: index)
      units.append(found ?? 0)
      if let found, found == expected[index] { continue }
      mask[index / 8] |= 1 << UInt8(index % 8)
      if let found {
        let difference = found - expected[index]
        rest.count(UInt64(bitPattern: (difference << 1) ^ (difference >> 63)) + 1)
      } else {
        rest.count(0)
        rest.double(word)
      }
    }
    body.append(mask)
    body.append(rest.bytes)
    history.note(units, number, layer, frame: frame)
  }
}

extension Film {
  /// The film as the bytes of a file. Time and memory are proportional to its content.
  /// - Throws: An error if the film exceeds the limits in Documentation/Films.md.
  public var bytes: [UInt8] {
    get throws(FilmError) {
      var writer = FilmWriter(self)
      return try writer.write()
    }
  }
}
