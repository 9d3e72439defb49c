import UIKit

/// What a feed item shows, by number.
struct FeedItem {
  let number: Int

  var action: String { "Someone has shared number \(number)" }
  var name: String { "Person \(number)" }
  var headline: String { "What person \(number) does, in more words than one line holds" }
  var time: String { "\(number) minutes ago" }
  var comment: String { "This is worth reading, \(number) says" }
  var title: String { "Article \(number)" }
  var domain: String { "www.example.com/\(number)" }
  var answer: String { "Number \(number) answers" }
}
