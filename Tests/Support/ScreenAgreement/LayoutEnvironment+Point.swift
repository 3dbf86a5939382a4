import GenvcChecks
import GenvcVocabulary
import SimpleLayout
import UIKit

extension LayoutEnvironment {
    /// The screen of a point of the layout matrix.
    package init(_ point: LayoutPoint) {
        let (viewport, insets) = (point.viewport, point.viewport.safeArea)
        // A part of a screen is lower than its phone, and of the phone's size classes.
        let isOnItsSide = viewport.orientation == .landscape
        let phone = CGSize(
            width: isOnItsSide ? viewport.device.height : viewport.device.width,
            height: isOnItsSide ? viewport.device.width : viewport.device.height)
        self.init(
            size: CGSize(width: viewport.width, height: viewport.height),
            sizeOfScreen: viewport.device.isPad ? nil : phone,
            safeAreaInsets: UIEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            displayScale: viewport.scale, contentSizeCategory: point.textSize.category,
            layoutDirection: point.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            userInterfaceIdiom: viewport.device.isPad ? .pad : .phone, keyboardHeight: point.keyboard,
            textStretch: point.stretch)
    }
}

extension TextSize {
    fileprivate var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}

extension LayoutPoint {
    /// `iphone-se-3 landscape AX3 rightToLeft keyboard 200`
    package var title: String {
        var words = [viewport.name, textSize.name]
        if direction == .rightToLeft { words.append("rightToLeft") }
        if keyboard > 0 { words.append("keyboard \(keyboard)") }
        if stretch != 1 { words.append("stretch \(stretch)") }
        switch variant {
        case .written: break
        case .toggled(let view): words.append("toggled \(view)")
        case .allShown: words.append("all shown")
        }
        return words.joined(separator: " ")
    }
}
