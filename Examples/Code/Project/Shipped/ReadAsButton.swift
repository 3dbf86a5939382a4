// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

extension UICollectionViewCell {
    /// Lets VoiceOver read a cell that is tapped as one button, with all texts that it shows now.
    func readAsButton() {
        isAccessibilityElement = true
        accessibilityLabel = contentView.spokenTexts.joined(separator: ", ")
        accessibilityTraits = isUserInteractionEnabled ? .button : [.button, .notEnabled]
    }
}

extension UIView {
    /// The texts that VoiceOver reads one by one in the view, in the order of its subviews.
    fileprivate var spokenTexts: [String] {
        if isHidden { return [] }
        if isAccessibilityElement { return [accessibilityLabel, accessibilityValue].compactMap { $0 } }
        return subviews.flatMap(\.spokenTexts)
    }
}
