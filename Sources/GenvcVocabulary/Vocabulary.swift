/// The kinds of the language; their keys stand in `Kinds` and `Keys`.
package enum Vocabulary {
    /// Every kind of element, in the order of the reference page.
    package static let kinds: [Kind] = [
        .label, .button, .textField, .textView, .searchBar, .imageView, .switch, .slider, .stepper,
        .segmentedControl, .datePicker, .pageControl, .progressView, .activityIndicatorView, .row, .stackView,
        .grid, .card, .view, .scrollView, .collectionView, .visualEffectView, .gradientView, .separator, .spacer,
        .child, .slot, .barButtonItem,
        .action, .alert, .section, .cell,
    ]

    /// The kind of that name; nil if there is none.
    package static func kind(named name: String) -> Kind? {
        kinds.first { $0.name == name }
    }
}

extension Kind {
    /// The key of that name, the kind's own or a common one; nil if there is none.
    package func key(named name: String) -> Key? {
        keys.first { $0.name == name } ?? commonKeys.first { $0.name == name }
    }

    /// The value that genvc always sets unless the spec says otherwise; nil if UIKit's default stays.
    package func assumedValue(of key: Key) -> String? {
        assumptions.first { $0.key == key.name && $0.condition == nil }?.value
    }

    /// All keys of the kind: its own, and the common ones that its own do not replace.
    package var allKeys: [Key] {
        keys + commonKeys.filter { common in !keys.contains { $0.name == common.name } }
    }

    /// The key of the text that the kind shows; nil for a kind without text.
    package var mainTextKey: Key? {
        keys.first(where: \.isMainText)
    }
}
