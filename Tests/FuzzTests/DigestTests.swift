import Testing

@testable import Fuzz

/// The same script shows the same, to the last digit, in each run. Sets and dictionaries have another order in each, and
/// objects other addresses.
@MainActor @Suite(.serialized) struct DigestTests {
  private func digest(_ script: FuzzScript) -> Digest {
    Digest.current = Digest()
    _ = script.run()
    return Digest.current
  }

  @Test(arguments: FuzzScript.Family.allCases)
  func theSameScriptShowsTheSame(family: FuzzScript.Family) {
    var digests: [Digest] = []
    for episode in 0..<3 {
      let script = Generator.script(family, seed: 41, episode: episode, length: 60)
      digests.append(digest(script))
      #expect(digest(script) == digests.last)
    }
    #expect(digests[0] != digests[1] && digests[1] != digests[2] && digests[0] != Digest())
  }

  @Test func theLastDigitMatters() {
    var (first, second) = (Digest(), Digest())
    first.add(1)
    second.add((1 as Double).nextUp)
    #expect(first != second && first.description != second.description)
  }
}
