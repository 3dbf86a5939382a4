// Created once by genvc. This file is yours: genvc never overwrites it.

#if DEBUG
    import UIKit

    /// Stops at views whose place their constraints leave open. Tests call it with the view of a screen in a window.
    @MainActor
    func assertNoAmbiguousLayout(in view: UIView, file: StaticString = #file, line: UInt = #line) {
        assert(view.window != nil, "only what stands in a window is laid out", file: file, line: line)
        view.layoutIfNeeded()
        let names = view.descendantsWithAmbiguousLayout.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" }
        assert(names.isEmpty, "not placed by constraints: \(names.joined(separator: ", "))", file: file, line: line)
    }

    extension UIView {
        /// The view, or the views in it, whose place their constraints leave open; known once they are laid out.
        var descendantsWithAmbiguousLayout: [UIView] {
            guard !hasAmbiguousLayout else { return [self] }
            // UIKit lays out by itself what stands in its controls, texts and bars.
            switch self {
            case is UITextField, is UITextView, is UISearchBar, is UIButton, is UIDatePicker, is UISegmentedControl:
                return []
            default: return subviews.flatMap(\.descendantsWithAmbiguousLayout)
            }
        }
    }
#endif
