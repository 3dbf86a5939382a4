/// The classes that code of a screen may have.
package enum ScreenClass: CaseIterable, Sendable {
    case controller, view

    /// The end of the name of the class, behind the name of the screen.
    package var suffix: String {
        switch self {
        case .controller: "ViewController"
        case .view: "View"
        }
    }

    /// `LoginViewController`, of a screen called `Login`.
    package func name(of screen: String) -> String { screen + suffix }
}
