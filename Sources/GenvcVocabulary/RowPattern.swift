/// A pattern of rows, which gives what stands at the ends of a row a standard width.
package enum RowPattern: String, Sendable, CaseIterable {
    case navigation, listCell, formField, buttonBar

    /// The widths in points of each view at the leading and at the trailing end where the spec says none; nil for an
    /// end that stays as wide as its content.
    ///
    /// A button of a bar is as wide as the least tap target of Apple's Human Interface Guidelines, 44 points. An avatar
    /// of 48 points, an accessory of 24 and the words before a field in 80 are the language's own.
    package var widths: (leading: Double?, trailing: Double?) {
        switch self {
        case .navigation: (44, 44)
        case .listCell: (48, 24)
        case .formField: (80, nil)
        case .buttonBar: (nil, nil)
        }
    }

    /// True if the first views of both ends are as wide as each other.
    package var hasEqualEnds: Bool { self == .buttonBar }
}
