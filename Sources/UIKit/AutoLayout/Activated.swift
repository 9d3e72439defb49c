/// What has a number that says in what order constraints were activated.
@MainActor protocol Activated: AnyObject {
  var order: Int { get }
}
