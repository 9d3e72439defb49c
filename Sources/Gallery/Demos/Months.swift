/// Groups for lists: months with their years, the latest first, as many as are asked for.
enum Months {
  private static let names = [
    "December", "November", "October", "September", "August", "July", "June", "May", "April", "March", "February",
    "January",
  ]

  static func name(_ section: Int) -> String { names[section % 12] + " \(2025 - section / 12)" }
}
