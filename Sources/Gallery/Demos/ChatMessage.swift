/// A message of a conversation.
struct ChatMessage {
  let text: String
  let isMine: Bool
  let time: String
  var isLoved = false
}
