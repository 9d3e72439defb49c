import Stage
import Testing

/// Names of screens in addresses.
@Suite struct AddressNamesTests {
  @Test(arguments: [
    ("My feed", "my-feed"),
    ("  ZIP @ [codes] `09`: {AZ/az}~ ", "zip-codes-09-az-az"),
    ("two\r\nlines", "two-lines"),
    // A letter with an accent is one character, and none of ASCII, however it is composed.
    ("Café au lait", "caf-au-lait"), ("e\u{301}t\u{301}ude", "ude"),
    ("雪 🌨", "screen"), ("", "screen"),
  ])
  func lettersAndDigitsOfASCIIStay(title: String, name: String) {
    #expect(AddressNames.names(of: [title]) == [name])
  }

  @Test func equalNamesAreNumbered() {
    #expect(
      AddressNames.names(of: ["Feed", "feed!", "é", "FEED", "ü"])
        == ["feed", "feed-2", "screen", "feed-3", "screen-2"])
  }
}
