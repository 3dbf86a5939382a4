import GenvcVocabulary

/// The way in which a screen stands over another one, as far as that gives it a size of its own.
package enum PresentedSize: Sendable, Hashable {
    /// A popover, with the size that the spec says; nil where its rows decide that.
    case popover(PreviewBox?)
    /// A form sheet, with the size that the spec says; nil for UIKit's own, or where its rows decide that.
    case formSheet(PreviewBox?)
    /// A sheet that is as wide as a phone. It rests at the detents.
    case sheet
}

extension Screen {
    /// The size that the screen has when it is presented; nil for one that fills its window, as far as the spec says.
    package var presentedSize: PresentedSize? {
        switch controller?.value(.modalPresentationStyle) {
        case .choice("popover"): .popover(preferredSize)
        case .choice("formSheet"): .formSheet(preferredSize)
        case .choice("pageSheet"): .sheet
        case .choice("automatic"), nil: sheet.isEmpty ? nil : .sheet
        default: nil
        }
    }

    /// The detents at which a sheet rests: `large` unless the spec says others.
    package var detents: [Detent] {
        for keyed in sheet {
            if case .detents(let detents) = keyed.value, !detents.isEmpty { return detents }
        }
        return [.system("large")]
    }

    /// True if the rows decide how wide the screen is when it is presented.
    package var isPresentedAsWideAsItsRows: Bool { writtenContentSize == .choice("fitting") }

    /// The size of `preferredContentSize`, without a height where the rows decide that.
    private var preferredSize: PreviewBox? {
        switch writtenContentSize {
        case .size(let width, let height): PreviewBox(width: width.points, height: height.points)
        case .length(let width): PreviewBox(width: width.points, height: nil)
        default: nil
        }
    }

    private var writtenContentSize: Value? { controller?.values.first { $0.key.type == .contentSize }?.value }
}
