import Foundation
import Gallery
import Stage
import Testing
import UIKit

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
    return try Gzip.unpack(file[20..<(20 + packed)], length: length)
  }

  @Test func whatIsNoFilmIsRefusedByASentence() throws {
    let bytes = makeFilm().bytes
    #expect(problem(bytes) == nil)
    #expect(problem([]) == "it is no film")
    #expect(problem(Array("<svg></svg>".utf8)) == "it is no film")
    var other = bytes
    other[8] = 7
    #expect(problem(other) == "it is a film of version 7, and this program knows version 1")
    #expect(problem(Array(bytes.dropLast(5))) == "it ends too early")
    #expect(problem(bytes + [0]) == "there is something behind its end")
    #expect(problem(file(body: try body(of: bytes))) == nil)
  }

  @Test func everyCutIsNoticed() throws {
    let bytes = makeFilm().bytes
    for length in stride(from: 0, to: bytes.count, by: 37) { #expect(problem(Array(bytes[..<length])) != nil) }
  }

  /// Mutated in the file, where the checksum finds almost all, and in the body, where nothing does.
  @Test func tenThousandMutatedFilmsAreReadOrRefused() throws {
    var film = makeFilm()
    film.cut(after: 0.03)
    let bytes = film.bytes
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
