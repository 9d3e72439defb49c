import Testing

@testable import Prune

/// What a program's own classes are called.
@Suite struct ClassNamesTests {
  @Test func aNameIsThatOfTheClassAlone() {
    for (whole, name) in [
      ("Feed.FeedCell", "FeedCell"), ("Feed.Row.Cell", "Cell"), ("Feed.Box<Swift.Int>", "Box"),
      ("Feed.Box<Swift.Array<Swift.Int>>.Cell", "Cell"), ("Feed.Box<(Swift.Int) -> Swift.Int>.Cell", "Cell"),
      ("Feed.(Badge in _5B1C2A)", "Badge"), ("Feed.(Outer in _5B1C2A).Inner", "Inner"),
      ("Cell #1 in Feed.makeCell() -> UIKit.UIView", "Cell"),
    ] { #expect(ClassNames.ownName(in: whole[...]) == name, "\(whole)") }
  }

  @Test func ownViewsWithObjectsAreListedByTheirAddresses() throws {
    var module = TestModule()
    // Pieces of data are 32 bytes apart, from 16.
    func add(_ symbol: String, _ name: String, of superclass: String? = nil) {
      module.add(symbol + "D")
      module.add(
        data: symbol, meaning: "type metadata for \(name)",
        (superclass.map { [(0, $0)] } ?? []) + [(4, symbol + "D")])
    }
    add("$eviewN", "UIKit.UIView")
    add("$elabelN", "UIKit.UILabel", of: "$eviewN")
    add("$ecellN", "Feed.(FeedCell in _12AB)", of: "$elabelN")
    add("$eotherN", "Feed.Model")
    add("$eunusedN", "Feed.UnusedCell", of: "$eviewN")
    add("$elayerN", "QuartzCore.CALayer")
    add("$ewaveN", "Feed.WaveLayer", of: "$elayerN")
    let made = ["$elabelN", "$ecellN", "$eotherN", "$ewaveN"]
    module.add("main", .entry, made.flatMap { [.zero, .address($0), .store] })
    let parsed = try WebModule(module.bytes)
    let names = ClassNames(parsed, try Liveness(parsed, plain: module.plain), plain: module.plain)
    #expect(names.lines == "80 FeedCell\n208 WaveLayer\n")
  }
}
