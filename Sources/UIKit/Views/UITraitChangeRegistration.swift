/// Stands for a closure that is told of new traits, to have that end.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
