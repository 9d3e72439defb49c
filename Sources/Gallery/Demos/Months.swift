/// Groups for lists: any number of months with their years, the latest first.
enum Months {
  private static let names = [
    "December", "November", "October", "September", "August", "July", "June", "May", "April", "March", "February",
    "January",
  ]

  static func name(_ section: Int) -> String { names[section % 12] + " \(2025 - section / 12)" }
}
