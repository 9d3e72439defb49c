import Testing

@testable import UIKit

/// What is shown, in the order of its keys.
@MainActor @Suite struct KeyedElementsTests {
  private final class Token: KeyedElement {
    let key: ElementKey

    init(_ item: Int) { key = ElementKey(.cell, "", section: 0, item: item) }
  }

  @Test func elementsAreInTheOrderOfTheirKeysHoweverTheyCame() {
    var elements = KeyedElements([Token(5), Token(1), Token(3)])
    elements.insert(Token(2))
    #expect(elements.all.map { $0.key.item } == [1, 2, 3, 5])
  }

  @Test func theLastOfSeveralWithOneKeyCounts() {
    let (first, second, third) = (Token(1), Token(1), Token(1))
    var elements = KeyedElements([first, Token(0), second])
    #expect(elements[second.key] === second)
    elements.insert(third)
    #expect(elements[third.key] === third)
    #expect(elements.all.count == 2)
  }

  @Test func anElementIsFoundByItsKeyWhateverTheGuess() {
    let elements = KeyedElements([0, 2, 4, 6].map { Token($0) })
    for guess in 0...9 {
      #expect(elements.place(of: Token(4).key, guess: guess) == 2)
      #expect(elements.place(of: Token(3).key, guess: guess) == nil)
      #expect(elements.place(of: Token(7).key, guess: guess) == nil)
    }
  }

  @Test func anotherElementWithTheKeyIsNotTakenOut() {
    let token = Token(2)
    var elements = KeyedElements([Token(1), token])
    elements.remove(Token(2))
    #expect(elements[token.key] === token)
    elements.remove(token)
    #expect(elements.all.map { $0.key.item } == [1])
  }
}
