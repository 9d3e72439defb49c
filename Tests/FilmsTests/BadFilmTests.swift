import Foundation
import Gallery
import Stage
import Testing
import UIKit
import Zlib

@testable import FilmFormat
@testable import Films

/// Numbers that are the same in each run.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

@MainActor @Suite struct BadFilmTests {
  private func makeFilm() -> Film {
    let stage = Stage(
      size: CGSize(width: 200, height: 200), rootViewController: DemoIndex.demo("three-cells")!.makeViewController())
    stage.film = FilmRecorder(title: "Three")
    stage.frame(at: 0)
    stage.tap(at: CGPoint(x: 40, y: 50))
    stage.advance(by: 0.1)
    return stage.film!.film
  }

  /// Why bytes are no film; nil if they are one.
  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(FilmError) {
      _ = try Film(bytes: bytes)
      return nil
    } catch {
      return error.message
    }
  }

  /// A film's file with another body, whose lengths and checksum are right.
  private func file(body: [UInt8]) -> [UInt8] {
    var writer = FilmByteWriter()
    let packed = Gzip.pack(body)
    writer.append(FilmWriter.magic)
    writer.word(FilmWriter.version)
    writer.word(UInt32(body.count))
    writer.word(UInt32(packed.count))
    writer.append(packed)
    return writer.bytes
  }

  private func body(of file: [UInt8]) throws -> [UInt8] {
    var reader = FilmByteReader(Array(file[12..<20]))
    let length = Int(try reader.word())
    let packed = Int(try reader.word())
    return try #require(Gzip.unpack(file[20..<(20 + packed)], length: length))
  }

  @Test func whatIsNoFilmIsRefusedByASentence() throws {
    let bytes = try makeFilm().bytes
    #expect(problem(bytes) == nil)
    #expect(problem([]) == "it isn’t a film")
    #expect(problem(Array("<svg></svg>".utf8)) == "it isn’t a film")
    var other = bytes
    other[8] = 7
    #expect(problem(other) == "it has version 7 of the film format, and this program reads version 1")
    #expect(problem(Array(bytes.dropLast(5))) == "the file is truncated")
    #expect(problem(bytes + [0]) == "there is data after its end")
    #expect(problem(file(body: try body(of: bytes))) == nil)
  }

  /// Of a small file that unpacks to more than a film can have, nothing is read that takes long.
  @Test func whatIsTooLongIsRefusedWithTheLimit() throws {
    func header(length: UInt32) -> [UInt8] {
      var writer = FilmByteWriter()
      writer.append(FilmWriter.magic)
      writer.word(FilmWriter.version)
      writer.word(length)
      writer.word(0)
      return writer.bytes
    }
    #expect(problem(header(length: 1 << 28)) == "it is 256 MB uncompressed; the limit is 64 MB")
    #expect(
      problem(header(length: UInt32(FilmLimits.bodyLength) + 1)) == "it is 65 MB uncompressed; the limit is 64 MB")
    #expect(problem(header(length: UInt32(FilmLimits.bodyLength))) == "the file is damaged")

    // No title, no explanation, no pictures, and a frame of which the rest is told.
    func body(frames: Int, _ tell: (inout FilmByteWriter) -> Void) -> [UInt8] {
      var writer = FilmByteWriter()
      writer.append([0, 0, 0])
      writer.count(frames)
      tell(&writer)
      return writer.bytes
    }
    let tooMany = FilmLimits.frames + 1
    #expect(
      bodyProblem(body(frames: tooMany) { $0.append([UInt8](repeating: 0, count: tooMany)) })
        == "it has \(tooMany) frames; the limit is \(FilmLimits.frames)")
    // A command of geometry that says how many words it has; they would be unpacked to eight bytes each.
    let words = body(frames: 1) {
      $0.append([0, 1])
      $0.double(390)
      $0.double(844)
      $0.append([0, 1, 2, 2])
      $0.count(FilmLimits.words)
      $0.append([UInt8](repeating: 0, count: FilmLimits.words / 8 + 1))
    }
    #expect(bodyProblem(words) == "its commands have more than \(FilmLimits.words) values")
  }

  @Test func whatCouldNotBeReadIsNotWritten() throws {
    var film = Film(title: "", explanation: "")
    func writingProblem() -> String? {
      do throws(FilmError) {
        _ = try film.bytes
        return nil
      } catch {
        return error.message
      }
    }
    let frame = Film.Frame(time: 0, width: 390, height: 844, words: [])
    film.frames = [Film.Frame](repeating: frame, count: FilmLimits.frames + 1)
    #expect(writingProblem() == "it has \(FilmLimits.frames + 1) frames; the limit is \(FilmLimits.frames)")
    film.frames = [frame]
    film.frames[0].words = [Double](repeating: 0, count: FilmLimits.words + 1)
    #expect(writingProblem() == "its commands have more than \(FilmLimits.words) values")
    film.frames = [frame]
    film.explanation = String(repeating: "a", count: FilmLimits.bodyLength)
    #expect(writingProblem() == "it is 65 MB uncompressed; the limit is 64 MB")
    film.explanation = ""
    #expect(writingProblem() == nil)
  }

  @Test func aFilmWhoseTimeGoesBackIsRefused() throws {
    var film = makeFilm()
    #expect(film.frames.count > 3)
    let time = film.frames[2].time
    film.frames[2].time = film.frames[1].time
    #expect(try problem(film.bytes) == nil)
    film.frames[2].time = time
    film.frames[1].time = time + 0.1
    #expect(try problem(film.bytes) == "the times of its frames decrease")
  }

  @Test func everyCutIsNoticed() throws {
    let bytes = try makeFilm().bytes
    for length in stride(from: 0, to: bytes.count, by: 37) { #expect(problem(Array(bytes[..<length])) != nil) }
  }

  /// Mutated in the file, where the checksum finds almost all, and in the body, where nothing does.
  @Test func tenThousandMutatedFilmsAreReadOrRefused() throws {
    var film = makeFilm()
    film.cut(after: 0.03)
    let bytes = try film.bytes
    let body = try body(of: bytes)
    var dice = Dice(seed: 17)
    var refused = 0
    for index in 0..<10_000 {
      let isBody = index % 4 != 0
      var mutated = isBody ? body : bytes
      for _ in 0...dice.roll(3) {
        let place = dice.roll(mutated.count)
        switch dice.roll(4) {
        case 0: mutated[place] = UInt8(dice.roll(256))
        case 1: mutated[place] ^= UInt8(1 << dice.roll(8))
        case 2: mutated.remove(at: place)
        default: mutated.insert(UInt8(dice.roll(256)), at: place)
        }
      }
      // Packing is what takes time; a body is read as it is.
      let found = isBody ? bodyProblem(mutated) : problem(mutated)
      if let found {
        refused += 1
        #expect(!found.isEmpty && !found.contains("\n"))
      }
    }
    #expect(refused > 5000)
  }

  private func bodyProblem(_ body: [UInt8]) -> String? {
    do throws(FilmError) {
      let film = try FilmReader.read(body: body)
      var comparison = FilmComparison(film, film)
      #expect(comparison.first() == nil)
      return nil
    } catch {
      return error.message
    }
  }
}
