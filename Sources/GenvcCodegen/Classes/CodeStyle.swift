import GenvcVocabulary

/// The sort of class that is made of a screen.
package enum CodeStyle: String, Sendable, Hashable, CaseIterable {
    /// A view controller, generated whole.
    case controller
    /// A view, generated whole, beside a view controller that is made once and then is the user's.
    case view

    /// The suffix that stands behind the name of the screen in the name of the class.
    var suffix: String {
        switch self {
        case .controller: ScreenClass.controller.suffix
        case .view: ScreenClass.view.suffix
        }
    }

    /// The superclass of what is made of a screen.
    var baseClass: String {
        switch self {
        case .controller: "UIViewController"
        case .view: "UIView"
        }
    }
}
