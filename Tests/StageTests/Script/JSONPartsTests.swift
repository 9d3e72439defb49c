import Stage
import Testing

@Suite struct JSONPartsTests {
  @Test func partsAreReadByNameAndKind() throws {
    let value = try JSONValue(json: #"{"title": "é", "n": -1.5, "on": true, "list": [1, "2"], "none": null}"#)
    #expect(value["title"]?.string == "é" && value["n"]?.number == -1.5 && value["on"]?.bool == true)
    #expect(value["list"]?.array?.map { $0.number } == [1, nil] && value["list"]?.array?[1].string == "2")
    #expect(value["none"] == .null && value["missing"] == nil)
    let twice = JSONValue.object([JSONMember(name: "a", value: .bool(true)), JSONMember(name: "a", value: .null)])
    #expect(twice["a"] == .bool(true))
  }

  @Test func otherKindsHaveNoSuchParts() throws {
    for text in ["null", "true", "1", #""text""#, "[]", "{}"] {
      let value = try JSONValue(json: text)
      let parts: [Bool] = [value.bool != nil, value.number != nil, value.string != nil, value.array != nil]
      #expect(parts == ["true", "1", #""text""#, "[]"].map { $0 == text }, "\(text)")
      #expect(value["text"] == nil)
    }
  }
}
