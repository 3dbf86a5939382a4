import GenvcChecks
import GenvcVocabulary
import SimpleLayout
import UIKit

extension LayoutEnvironment {
    /// The screen of a point of the layout matrix.
    package init(_ point: LayoutPoint) {
        let insets = point.viewport.safeArea
        let (device, isUpright) = (point.viewport.device, point.viewport.orientation == .portrait)
        self.init(
            size: CGSize(width: point.viewport.width, height: point.viewport.height),
            sizeOfScreen: CGSize(
                width: isUpright ? device.width : device.height, height: isUpright ? device.height : device.width),
            safeAreaInsets: UIEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            displayScale: point.viewport.scale, contentSizeCategory: point.textSize.category,
            layoutDirection: point.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            userInterfaceIdiom: point.viewport.device.isPad ? .pad : .phone, keyboardHeight: point.keyboard,
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
