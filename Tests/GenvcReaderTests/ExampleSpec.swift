import GenvcVocabulary

extension Kind {
    /// A screen with the example of the kind, where an element of it may stand.
    var exampleSpec: String {
        let rows = "rows:\n  - { label: title, text: Hi }\n"
        switch standing {
        case .view: return "screen: Test\nrows:\n  - \(example)\n"
        case .barButtonItem: return "screen: Test\nnavigation: { leading: [ \(example) ] }\n" + rows
        case .action: return "screen: Test\nrows:\n  - { button: more, title: More, menu: [ \(example) ] }\n"
        case .alert: return "screen: Test\nalerts: [ \(example) ]\n" + rows
        case .section: return "screen: Test\nsections: [ \(example) ]\n"
        case .cell: return "screen: Test\nsections: [ { section: main, items: [ \(example) ] } ]\n"
        case .part: return "screen: Test\n" + rows
        }
    }
}
