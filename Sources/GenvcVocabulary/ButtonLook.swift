/// The look of a button: the functions of `UIButton.Configuration` that make one.
package enum ButtonLook: String, Sendable, CaseIterable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent

    /// The look of a button that says none.
    package static let standard = ButtonLook.plain

    /// The color behind the title, unless the spec sets one.
    package enum Fill: Sendable {
        /// There is none: what lies behind the button shows.
        case nothing
        /// The tint color, under a title that stands out from it.
        case tint
        /// A gray of the system's.
        case gray
        /// A color that UIKit mixes from the tint color.
        case mixed
    }

    /// The color that the look has behind the title.
    package var fill: Fill {
        switch self {
        case .plain, .borderless: .nothing
        case .filled, .borderedProminent: .tint
        case .gray, .bordered: .gray
        case .tinted, .borderedTinted: .mixed
        }
    }
}
