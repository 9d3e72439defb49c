// A film that has become too long: its beginning is drawn into one frame, and what nothing refers to any more is dropped.

extension Film {
  /// What is on the stage at its end.
  var lastScene: FilmScene {
    var scene = FilmScene()
    for frame in frames {
      frame.forEachCommand { number, layer, words in try? scene.apply(number, layer, words) }
    }
    return scene
  }

  /// Makes one frame of the first ones: what was on the stage at their end, and the animations that went on then.
  /// - Parameter count: how many, from 1 on.
  mutating func fold(_ count: Int) {
    var scene = FilmScene()
    var running: [Double: [Double]] = [:]
    for frame in frames[..<count] {
      frame.forEachCommand { number, layer, words in
        if number == CommandNumber.animation {
          running[words[words.startIndex]] = [Double(number), Double(layer)] + words
        } else if number == CommandNumber.ended {
          running[words[words.startIndex]] = nil
        } else {
          try? scene.apply(number, layer, words)
        }
      }
    }
    var last = frames[count - 1]
    last.words = scene.words + running.sorted { $0.key < $1.key }.flatMap { $0.value }
    frames.replaceSubrange(..<count, with: [last])
  }

  /// Drops what is later than some seconds after the first frame.
  public mutating func cut(after seconds: Double) {
    guard let first = frames.first else { return }
    frames.removeAll { $0.time > first.time + seconds + 1e-9 }
  }

  /// Drops strings and pictures to which no frame refers.
  mutating func sweep() {
    var numbers: [Int: Int] = [:]
    var kept: [String] = []
    var shown: Set<Int> = []
    for index in frames.indices {
      var words: [Double] = []
      words.reserveCapacity(frames[index].words.count)
      frames[index].forEachCommand { number, layer, command in
        if number == CommandNumber.picture, command.count > 1 { shown.insert(Int(command[command.startIndex + 1])) }
        words += [Double(number), Double(layer)]
        _ = try? CommandLayout.all[number]!.read(command, strings: .numbers(count: .max)) { word, kind in
          guard kind == .string, word >= 0 else { return words.append(word) }
          if numbers[Int(word)] == nil {
            numbers[Int(word)] = kept.count
            kept.append(strings[Int(word)])
          }
          words.append(Double(numbers[Int(word)]!))
        }
      }
      frames[index].words = words
    }
    strings = kept
    pictures = pictures.filter { shown.contains($0.key) }
  }
}
