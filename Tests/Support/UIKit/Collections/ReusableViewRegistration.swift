/// The identity of a registration: views that it made are used again for what it is asked for later.
@MainActor
final class ReusableViewRegistration {
    /// True while a collection view asks its data source for a view.
    static var isProviding = false

    /// True if it was made where a view was asked for, at which UIKit raises an exception once it is used.
    let isMadeInProvider = isProviding
}
