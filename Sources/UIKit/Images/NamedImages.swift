/// What the host gave names to: like the pictures in an app's bundle, the same for all screens.
@MainActor package enum NamedImages {
  private static var images: [String: UIImage] = [:]

  static func image(named name: String) -> UIImage? { images[name] }

  package static func add(_ image: UIImage, named name: String) { images[name] = image }
}
