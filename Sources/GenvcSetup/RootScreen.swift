import GenvcKit
import GenvcModel
import GenvcVocabulary

/// The screen that an app shows first.
package struct RootScreen: Sendable {
    /// The name of its controller's class.
    package let controller: String
    /// True if it says something about a navigation bar, which a navigation controller has.
    let hasNavigation: Bool
    /// True if titles may be large in its navigation bar, which no bar allows by itself.
    package var allowsLargeTitles = false

    /// True if it is made in a navigation bar that allows large titles.
    var hasLargeTitles: Bool { hasNavigation && allowsLargeTitles }

    /// Swift that makes the controller, in a navigation controller where the screen says something about its bar.
    var expression: String {
        hasNavigation ? "UINavigationController(rootViewController: \(controller)())" : "\(controller)()"
    }
}

extension SpecRun {
    /// The screen of the spec as the first of an app; nil if it has errors, or describes components alone.
    package var rootScreen: RootScreen? {
        guard isScreen, let screen = screens.first else { return nil }
        return RootScreen(
            controller: ScreenClass.controller.name(of: screen.name.text), hasNavigation: screen.navigation != nil)
    }

    /// True if a screen of the spec always has a large title.
    package var hasLargeTitle: Bool { screens.contains { $0.navigation?.hasLargeTitle == true } }
}
