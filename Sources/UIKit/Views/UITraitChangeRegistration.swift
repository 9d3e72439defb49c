/// Stands for a closure that is told of new traits, to have that end.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}
