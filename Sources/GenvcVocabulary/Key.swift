/// One key of the language, described once: reading, errors, documentation and emission come from here.
///
/// A key never changes and there is one of each, so it is a reference, as `Kind` is. Keys of one name at several kinds,
/// such as `style`, are several keys unless the kinds share one.
package final class Key: Sendable {
    /// The word of the spec.
    package let name: String
    /// The sort of value that the key takes.
    package let type: ValueType
    /// The effect of the key.
    package let effect: Effect
    /// UIKit's default, as a spec would write it. It is documented, and not emitted.
    package let standard: String?
    /// The first version of iOS that has the property; 15 is the oldest that a screen can be for.
    package let ios: Int
    /// True for the one text that the kind shows; its localisation key is the element's.
    package let isMainText: Bool
    /// True for a key that every element of the kind must have.
    package let isRequired: Bool
    /// False for a parameter or a property that cannot be nil.
    package let takesNil: Bool
    /// True if the key acts on the band of an element that stands in one.
    package let actsOnBand: Bool
    /// The Swift type of a number that the property takes.
    package let number: Number
    /// The meaning of a key that other statements, sizes or drawings depend on; nil for other keys.
    package let meaning: Meaning?
    /// One sentence for the reference pages and `explain`.
    package let documentation: String

    /// Describes a key; most need a name, a type, an effect and a sentence.
    package init(
        _ name: String, _ type: ValueType, _ effect: Effect, standard: String? = nil, ios: Int = 15,
        isMainText: Bool = false, isRequired: Bool = false, takesNil: Bool = true, actsOnBand: Bool = false,
        number: Number = .double,
        meaning: Meaning? = nil, _ documentation: String
    ) {
        self.name = name
        self.type = type
        self.effect = effect
        self.standard = standard
        self.ios = ios
        self.isMainText = isMainText
        self.isRequired = isRequired
        self.takesNil = takesNil
        self.actsOnBand = actsOnBand
        self.number = number
        self.meaning = meaning
        self.documentation = documentation
    }

    /// A key that sets the property of the same name.
    package static func property(
        _ name: String, _ type: ValueType, standard: String? = nil, ios: Int = 15, meaning: Meaning? = nil,
        _ documentation: String
    ) -> Key {
        Key(
            name, type, .property(name), standard: standard, ios: ios, takesNil: !type.isNumber, meaning: meaning,
            documentation)
    }

    /// A key that sets the property of the same name, whose text is the one that the kind shows.
    package static func mainText(
        _ name: String, standard: String? = nil, meaning: Meaning? = nil, _ documentation: String
    ) -> Key {
        Key(
            name, .text, .property(name), standard: standard, isMainText: true, meaning: meaning, documentation)
    }

    /// A key that sets the property of the same name, a number of that Swift type.
    package static func number(
        _ name: String, _ range: ClosedRange<Double>, as number: Number, standard: String? = nil,
        meaning: Meaning? = nil, _ documentation: String
    ) -> Key {
        Key(
            name, .number(range), .property(name), standard: standard, takesNil: false, number: number,
            meaning: meaning, documentation)
    }

    /// The Swift type of a numeric property.
    package enum Number: String, Sendable, Hashable {
        case double = "Double"
        case float = "Float"
        case cgFloat = "CGFloat"
    }

    /// True for a key that the code sets again whenever light and dark appearance change.
    package var followsAppearance: Bool { effect.facts.contains(.followsAppearance) }

    /// A key that sets the property of the same name and that every element of the kind must have.
    package static func required(_ name: String, _ type: ValueType, _ documentation: String) -> Key {
        Key(name, type, .property(name), isRequired: true, documentation)
    }

    /// The meaning of a key, for code that depends on more than the statement that the key makes. Code asks for the
    /// meaning of a key and never for its name.
    package enum Meaning: Sendable, Hashable, CaseIterable {
        /// The state of the view: shown, working, cut off at its edges, and how it draws its content.
        case isHidden, hidesWhenStopped, isEnabled, isUserInteractionEnabled, clipsToBounds, contentMode
        /// The words that VoiceOver says, and the names by which UI tests find views.
        case accessibilityLabel, accessibilityHint, accessibilityValue, announcement, pageAnnouncement
        case accessibilityTraits, accessibilityIdentifier
        /// The colors of a view.
        case alpha, backgroundColor, tintColor, textColor, baseForegroundColor, baseBackgroundColor
        /// Texts and their looks, and what people have entered.
        case font, kern, link, numberOfLines, lineBreakMode, textAlignment, typedText, pickedDate, draggedValue
        /// The parts of a button, a cell or a picture.
        case subtitle, image, placeholderImage, imagePadding, imagePlacement, buttonSize, contentInsets
        case preferredSymbolConfiguration
        /// The facts that the screen's bars and orientations depend on.
        case title, largeTitleDisplayMode, prompt, barButtonItemStyle
        case supportedInterfaceOrientations, prefersStatusBarHidden
        case hidesBottomBarWhenPushed
        /// Inputs and the keyboard, and how a screen is presented.
        case borderStyle, isScrollEnabled, isEditable, keyboardType, modalPresentationStyle
        case textContentType, returnKeyType, isSecureTextEntry, preferredDatePickerStyle, minuteInterval, stepValue
        case currentPage, hitArea, placeholder, isSelected, isAccessibilityElement, showsLargeContentViewer,
            accessibilityViewIsModal
        case minimumContentSizeCategory, maximumContentSizeCategory
        /// The shape of a view's border, menus, and what else a single rule or writer asks about.
        case maskedCorners, cornerCurve, cornerStyle, borderWidth, menuState, keyboardDismissMode, alwaysBounceVertical,
            clearButtonMode
        case isSelectable
        /// The value that a control shows.
        case isOn, progress, numberOfPages
    }
}

extension Key {
    /// True for the key that lets an indicator turn; one that stands still hides itself.
    package var turnsIndicator: Bool { effect == .construction(.animation) }

    /// The property that takes an `NSAttributedString` in the place of the text; nil for a key with which none goes.
    package var attributedPath: String? {
        switch effect {
        case .property("text") where isMainText && meaning == nil, .configuration("text"): "attributedText"
        case .configuration("secondaryText"): "secondaryAttributedText"
        default: nil
        }
    }
}

extension ValueType {
    /// True for a value that UIKit keeps as a number, which is never nil.
    fileprivate var isNumber: Bool {
        switch self {
        case .number, .integer: true
        default: false
        }
    }
}
