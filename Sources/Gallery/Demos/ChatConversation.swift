/// The messages of a chat, by the days and the identifiers that a snapshot has.
struct ChatConversation {
  /// The loaded messages by their identifiers, of which each day has a thousand.
  private(set) var messages: [Int: ChatMessage] = [:]
  /// The index of the first day that has been loaded.
  private var firstDay = ChatTexts.days.count
  private var newCount = 0
  private var suggestionCount = 0
  private var answerCount = 0

  /// The day to which new messages belong.
  var today: Int { ChatTexts.days.count - 1 }

  /// Whether there are no older days.
  var isComplete: Bool { firstDay == 0 }

  /// Loads the messages of the day before the first one.
  /// - Returns: The day and its messages; nil if there is none.
  mutating func loadDay() -> (day: Int, ids: [Int])? {
    guard firstDay > 0 else { return nil }
    firstDay -= 1
    let ids = (0..<ChatTexts.count).map { firstDay * 1_000 + $0 }
    for (index, id) in ids.enumerated() { messages[id] = ChatTexts.message(index, on: firstDay) }
    return (firstDay, ids)
  }

  /// Adds a new message.
  /// - Returns: Its identifier.
  mutating func add(_ text: String, isMine: Bool) -> Int {
    let id = today * 1_000 + ChatTexts.count + newCount
    newCount += 1
    messages[id] = ChatMessage(text: text, isMine: isMine, time: ChatTexts.time(ofNew: newCount))
    return id
  }

  /// Gives a message a heart, or takes it away.
  /// - Returns: Whether there is such a message.
  mutating func toggleHeart(_ id: Int) -> Bool {
    messages[id]?.isLoved.toggle()
    return messages[id] != nil
  }

  /// The next message to send for those who write nothing.
  var suggestion: String { ChatTexts.suggestions[suggestionCount % ChatTexts.suggestions.count] }

  /// Returns the suggestion, and goes on to the next one.
  mutating func takeSuggestion() -> String {
    defer { suggestionCount += 1 }
    return suggestion
  }

  /// Returns the texts of the friend's next answer.
  mutating func takeAnswer() -> [String] {
    defer { answerCount += 1 }
    return ChatTexts.answers[answerCount % ChatTexts.answers.count]
  }
}
