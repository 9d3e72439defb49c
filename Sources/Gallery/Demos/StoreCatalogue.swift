/// The fictional apps of the storefront demo.
@MainActor enum StoreCatalogue {
  static let apps: [StoreApp] = [
    StoreApp(
      name: "Contour", tagline: "Maps for going up", genre: "Navigation", cents: 299, rating: 47, ratings: "18K",
      badge: "", icon: .contour,
      story: """
        Every path, every gradient, and how long your own legs will take. Contour learns your pace on the first hill and \
        is right about the second.
        """),
    StoreApp(
      name: "Nightjar", tagline: "Stars above your roof", genre: "Education", cents: 0, rating: 49, ratings: "41K",
      badge: "", icon: .nightjar,
      story: """
        Hold it up and read the sky. Nightjar knows which planets will clear your neighbour’s chimney, and wakes you for \
        nothing less than a comet.
        """),
    StoreApp(
      name: "Tidewatch", tagline: "Tides, swell and safe coves", genre: "Travel", cents: 0, rating: 48, ratings: "12K",
      badge: "", icon: .tidewatch,
      story: """
        Four thousand harbours, all of them without a signal. Tidewatch tells you when the causeway opens, and when to be \
        back on the right side of it.
        """),
    StoreApp(
      name: "Halfmoon", tagline: "Sleep without the scolding", genre: "Health", cents: 0, rating: 45, ratings: "9.4K",
      badge: "", icon: .halfmoon,
      story: """
        No score, no streak, no red ring in the morning. Halfmoon listens for what keeps you awake and, over a month, \
        quietly makes less of it.
        """),
    StoreApp(
      name: "Kestrel", tagline: "Name any bird by its song", genre: "Nature", cents: 499, rating: 49, ratings: "63K",
      badge: "New", icon: .kestrel,
      story: """
        Ten thousand songs and the patience to tell a chiffchaff from a willow warbler. Works in the rain, and offline, \
        where the birds are.
        """),
    StoreApp(
      name: "Isobar", tagline: "Weather, in layers", genre: "Weather", cents: 0, rating: 46, ratings: "27K",
      badge: "", icon: .isobar,
      story: "Pressure, wind and rain as one drawing that moves. You will see the front arrive before the window does."),
    StoreApp(
      name: "Loam", tagline: "A garden that reminds you", genre: "Lifestyle", cents: 399, rating: 47, ratings: "5.1K",
      badge: "−50%", icon: .loam,
      story: "Photograph a bed once. Loam knows what to sow beside it, when to water, and when to leave it well alone."),
    StoreApp(
      name: "Vellum", tagline: "Writing with nothing else", genre: "Productivity", cents: 999, rating: 49,
      ratings: "31K", badge: "", icon: .vellum,
      story: "One column, one typeface, every draft kept. Vellum has a single setting, which is whether it is dark."),
    StoreApp(
      name: "Parallax", tagline: "Puzzles that tilt", genre: "Puzzle", cents: 299, rating: 48, ratings: "22K",
      badge: "", icon: .parallax,
      story: "A hundred small rooms that make sense from one side only. Turn them in your hand until they do."),
    StoreApp(
      name: "Slow Train", tagline: "A game about arriving", genre: "Adventure", cents: 499, rating: 47, ratings: "14K",
      badge: "New", icon: .train,
      story: "Nine countries, one window seat and a stranger opposite. It takes as long as the journey does."),
    StoreApp(
      name: "Quarry", tagline: "Chess, with geology", genre: "Board", cents: 0, rating: 43, ratings: "3.8K",
      badge: "", icon: .quarry,
      story: "Every capture digs the board deeper. By the twentieth move you are playing in a canyon."),
    StoreApp(
      name: "Sourdough", tagline: "Bread by the hour", genre: "Food", cents: 199, rating: 48, ratings: "7.7K",
      badge: "", icon: .bread,
      story: "Tell it when you want breakfast. Sourdough counts backwards through proof, fold and flour to right now."),
    StoreApp(
      name: "Metronome Two", tagline: "Time, kept kindly", genre: "Music", cents: 99, rating: 44, ratings: "2.9K",
      badge: "−30%", icon: .metronome,
      story: "It slows down with you, and tells you afterwards where. For practice rooms with thin walls it can blink."),
    StoreApp(
      name: "Umbra", tagline: "Photographs in two colours", genre: "Photo", cents: 199, rating: 46, ratings: "11K",
      badge: "", icon: .umbra,
      story: "Choose the light and choose the dark. Everything between is grain, the way it used to be."),
    StoreApp(
      name: "Ferry", tagline: "Send a file across the room", genre: "Utilities", cents: 0, rating: 48, ratings: "19K",
      badge: "New", icon: .ferry,
      story: "No account, no cloud, no cable. Two people agree on a word, and the file goes over."),
    StoreApp(
      name: "Lantern", tagline: "A reading light for the web", genre: "News", cents: 0, rating: 46, ratings: "8.2K",
      badge: "", icon: .lantern,
      story: "Takes the page away and leaves the words. Lantern keeps ten long reads for the tunnel."),
  ]

  private static func entries(_ apps: [Int]) -> [StoreEntry] { apps.map { StoreEntry(app: $0) } }

  /// The shelves in their order on the page.
  static let shelves: [StoreShelf] = [
    StoreShelf(
      style: .heroes,
      entries: [
        StoreEntry(
          app: 0, picture: "Mountains", eyebrow: "APP OF THE DAY", headline: "Read the mountain\nbefore you climb it"),
        StoreEntry(app: 1, picture: "Aurora", eyebrow: "NOW AVAILABLE", headline: "The stars above\nyour own roof"),
        StoreEntry(app: 2, picture: "Waves", eyebrow: "EDITORS’ CHOICE", headline: "The sea keeps\nbetter time"),
        StoreEntry(app: 4, picture: "Flock", eyebrow: "MAJOR UPDATE", headline: "Ten thousand songs,\none tap"),
        StoreEntry(app: 3, picture: "Moonlight", eyebrow: "GOOD NIGHT", headline: "Sleep without\nthe scolding"),
      ]),
    StoreShelf(style: .topics, entries: entries([0, 1, 2, 3, 4])),
    StoreShelf(
      style: .cards, topic: "Games", title: "Games for trains", subtitle: "None of them needs a signal",
      entries: [
        StoreEntry(app: 9, picture: "Dunes"), StoreEntry(app: 8, picture: "Tiles"),
        StoreEntry(app: 10, picture: "Rings"),
      ]),
    StoreShelf(
      style: .rows, topic: "New", title: "New this week", subtitle: "What the editors kept",
      entries: entries([4, 9, 14, 7, 5, 13, 11, 15, 12])),
    StoreShelf(
      style: .cards, topic: "Outdoors", title: "Out of doors", subtitle: "Tides, maps and birdsong",
      entries: [
        StoreEntry(app: 2, picture: "Coast"), StoreEntry(app: 6, picture: "Fern"),
        StoreEntry(app: 5, picture: "Dawn"), StoreEntry(app: 4, picture: "Birches"),
      ]),
    StoreShelf(
      style: .rows, topic: "Quiet", title: "Quiet hours", subtitle: "For the end of the day",
      entries: entries([3, 7, 11, 15, 1, 12])),
    StoreShelf(
      style: .grid, topic: "Everything", title: "Everything", subtitle: "Sixteen apps and no algorithm",
      entries: entries(Array(apps.indices))),
  ]

  /// The indexes of the optional shelves.
  static var topics: [Int] { shelves.indices.filter { !shelves[$0].topic.isEmpty } }
}
