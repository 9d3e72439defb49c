/// The texts of the chat.
enum ChatTexts {
  static let friend = "Mira"

  /// The days before the conversation continues, the oldest first.
  static let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Yesterday", "Today"]
  /// The number of messages of a day.
  static let count = 12

  /// Returns a message of a day: the friend and you say the same things in other orders.
  static func message(_ index: Int, on day: Int) -> ChatMessage {
    let place = (day * 7 + index) % lines.count
    return ChatMessage(
      text: lines[place], isMine: (place + place / 5) % 3 == 1,
      time: time(9 + index, (index * 17 + day * 5) % 60), isLoved: (index + day) % 8 == 2)
  }

  /// Returns the time of a new message: one minute after another.
  /// - Parameter number: The number of the message, from 1.
  static func time(ofNew number: Int) -> String { time(21 + number / 60 % 3, number % 60) }

  private static func time(_ hour: Int, _ minute: Int) -> String { "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)" }

  /// The messages that are sent one after another if nothing is written.
  static let suggestions = [
    "Shall we take the night train?", "I'll bring the map and the good thermos.", "Window seat?",
    "See you on the platform, then.", "Did you find the tent?",
  ]

  /// The answers, one after another. An answer may be two messages.
  static let answers = [
    ["Yes! The one at 21:40. We wake up by the lake, and the first boat leaves an hour later."],
    ["You're the best.", "I'll bring cinnamon rolls. Enough of them this time."],
    ["Already booked. Both of them."],
    ["I'll be the one with the enormous rucksack."],
    ["It was behind the skis.", "Dry, and only a little bit mouldy."],
  ]

  private static let lines = [
    "Good morning! Have you seen the forecast?", "Sun until Sunday. It's a sign.",
    "Then let's walk over the pass instead of around the lake. It's longer, but the view is worth every step.",
    "How long is longer?", "Four hours, with a hut in the middle.", "Do they have soup?", "They have three soups.",
    "I'm in.", "My boots are still wet from the last time, so I'd rather not cross the stream.",
    "There's a bridge now.", "A real one? Not the plank?",
    "A real one, with a handrail. Somebody has even painted it.", "Luxury.", "I'll ask Jonas whether he comes along.",
    "Tell him about the soup.", "He says he's already packing.", "Of course he is.",
    "Could you check the times of the boat? The last one left without us in June.",
    "Every half hour until seven.", "Perfect.",
  ]
}
