/// The cases of `UIDatePickerStyle`.
package enum DatePickerStyle: String, Sendable, CaseIterable {
    case automatic, wheels, compact, inline

    /// True for a style that shows wheels or a calendar, and no button that opens them.
    package var isInFull: Bool {
        switch self {
        case .wheels, .inline: true
        case .automatic, .compact: false
        }
    }
}
