/// The words of the language.
package enum Vocabulary {
    /// Every kind of element, in the order of the reference page.
    package static let kinds: [Kind] = [
        .label, .button, .textField, .textView, .searchBar, .imageView, .switch, .slider, .stepper,
        .segmentedControl, .datePicker, .pageControl, .progressView, .activityIndicatorView, .row, .stackView,
        .grid, .card, .view, .scrollView, .collectionView, .visualEffectView, .gradientView, .separator, .spacer,
        .child, .slot, .barButtonItem,
        .action, .alert, .section, .cell,
    ]

    package static func kind(named name: String) -> Kind? {
        kinds.first { $0.name == name }
    }
}

extension Kind {
    /// The key of that name that the kind takes, its own or a common one.
    package func key(named name: String) -> Key? {
        keys.first { $0.name == name } ?? commonKeys.first { $0.name == name }
    }

    /// What genvc sets unless the spec says otherwise, whatever else it says; nil if it leaves the key to UIKit.
    package func assumedValue(of key: Key) -> String? {
        assumptions.first { $0.key == key.name && $0.condition == nil }?.value
    }

    /// Its own keys, and the common ones that it does not have itself.
    package var allKeys: [Key] {
        keys + commonKeys.filter { common in !keys.contains { $0.name == common.name } }
    }

    /// The key of the text that the kind shows, or nil.
    package var mainTextKey: Key? {
        keys.first(where: \.isMainText)
    }
}
