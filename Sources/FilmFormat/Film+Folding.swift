// Shortening a film: its beginning is merged into one frame, and unreferenced strings and pictures are removed.

extension Film {
  /// The scene at the end of the film.
  var lastScene: FilmScene {
    var scene = FilmScene()
    for frame in frames {
      frame.forEachCommand { number, layer, words in try? scene.apply(number, layer, words) }
    }
    return scene
  }

  /// Merges the first frames into one, with the scene at their end, the surroundings, and the animations running then.
  /// - Parameter count: The number of frames to merge, at least 1.
  mutating func fold(_ count: Int) {
    var scene = FilmScene()
    var running: [Double: [Double]] = [:]
    var surroundings: [Double] = []
    for frame in frames[..<count] {
      frame.forEachCommand { number, layer, words in
        if number == CommandNumber.animation {
          running[words[words.startIndex]] = [Double(number), Double(layer)] + words
        } else if number == CommandNumber.start {
          running[words[words.startIndex]]? += [Double(number), Double(layer)] + words
        } else if number == CommandNumber.ended {
          running[words[words.startIndex]] = nil
        } else if number == CommandNumber.surroundings {
          surroundings = [Double(number), Double(layer)] + words
        } else {
          try? scene.apply(number, layer, words)
        }
      }
    }
    var last = frames[count - 1]
    last.words = scene.words + surroundings + running.sorted { $0.key < $1.key }.flatMap { $0.value }
    frames.replaceSubrange(..<count, with: [last])
  }

  /// Removes the frames later than some seconds after the first one.
  public mutating func cut(after seconds: Double) {
    guard let first = frames.first else { return }
    frames.removeAll { $0.time > first.time + seconds + 1e-9 }
  }

  /// Removes strings and pictures that no frame refers to.
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
