import GenvcModel
import GenvcVocabulary

/// The heights that the bars of a screen take from the safe area, in points, where nothing but UIKit changes them.
package struct BarHeights: Sendable, Hashable {
    /// The height of the navigation bar in points, including a large title, a search bar and a prompt; 0 without one.
    package private(set) var navigation = 0.0
    /// The height of the tab bar in points; 0 without one.
    package private(set) var tabBar = 0.0
    /// The height of the toolbar in points; 0 without one.
    package private(set) var toolbar = 0.0
    /// True if the controller asks for no status bar, `prefersStatusBarHidden`.
    let hidesStatusBar: Bool

    /// The height that a title of `largeTitle` size takes below the bar, in points.
    private static let largeTitle = 52.0
    /// The height of a search bar below the title, in points: 36, with room above and below it.
    private static let search = 52.0
    /// The height of the line above the title, in points.
    private static let prompt = 30.0

    /// Points below the upper edge of the safe area.
    package var top: Double { navigation }
    /// Points above the lower edge of the safe area.
    package var bottom: Double { tabBar + toolbar }

    /// The bars of a screen on a kind of device.
    ///
    /// A phone held on its side has a compact height: its bars are lower, and show neither large titles nor prompts.
    package init(of screen: Screen, isPad: Bool, isLandscape: Bool) {
        let isCompact = isLandscape && !isPad
        hidesStatusBar = screen.controller?.value(.prefersStatusBarHidden) == .boolean(true)
        if let item = screen.navigation {
            navigation = isPad ? 50 : isCompact ? 32 : 44
            if item.hasLargeTitle, !isCompact { navigation += Self.largeTitle }
            if item.search != nil { navigation += Self.search }
            if item.prompt != nil, !isCompact { navigation += Self.prompt }
        }
        if screen.showsTabBar { tabBar = isPad ? 50 : 49 }
        if !screen.toolbar.isEmpty { toolbar = isPad ? 50 : isCompact ? 32 : 44 }
    }
}
