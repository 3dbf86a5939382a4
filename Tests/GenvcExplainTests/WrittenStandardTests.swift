import GenvcDiagnostics
import GenvcKit
import GenvcVocabulary
import Testing

/// A value that a page gives as the standard of a key is what a spec has that leaves the key out.
@Suite("A written standard")
struct WrittenStandardTests {
    /// The keys whose written standard says more than none, each with the reason.
    private static let exceptions: [String: String] = [
        "barButtonItem.style": "the system items that end a task have another one by themselves",
        "button.cornerStyle": "a line of the configuration, which changes nothing there",
        "button.buttonSize": "a line of the configuration, which changes nothing there",
        "button.borderWidth": "a line of the configuration, which changes nothing there",
        "button.showsActivityIndicator": "a line of the configuration, which changes nothing there",
        "activityIndicatorView.activityIndicatorViewStyle": "it is an argument, which may be written out",
        "label.textColor": "a color is never left out, and this one looks as none does",
        "textField.textColor": "a color is never left out, and this one looks as none does",
        "textView.textColor": "a color is never left out, and this one looks as none does",
        "cell.textColor": "a color is never left out, and this one looks as none does",
        "view.isAccessibilityElement": "a view of UIKit is none, and one that is written out says so for subclasses",
        "cell.isEnabled": "a cell is used again, for others that may have it off",
    ]

    /// The keys that say more than none at every kind, each with the reason.
    private static let exceptionsOfAllKinds: [String: String] = [
        "transform": "a line that changes nothing",
        "isHidden": "code may hide what says it, so that its size has to give way",
    ]

    @Test("makes the same code as no key", arguments: Vocabulary.kinds.map(\.name))
    func isNoNews(name: String) throws {
        let kind = try #require(Vocabulary.kind(named: name))
        let bare = code(of: kind, "")
        #expect(!bare.isEmpty)
        for key in kind.allKeys where !example(of: kind).contains(" \(key.name):") {
            guard let standard = kind.unsaidValue(of: key), Self.exceptions["\(name).\(key.name)"] == nil,
                Self.exceptionsOfAllKinds[key.name] == nil
            else {
                continue
            }
            let written = code(of: kind, ", \(key.name): \(standard)")
            // A key that needs another one, as the side of a picture does, is refused by itself.
            guard !written.isEmpty else { continue }
            #expect(written == bare, "`\(key.name): \(standard)` of \(name)")
        }
    }

    /// The example of the kind without keys that other keys depend on.
    private func example(of kind: Kind) -> String {
        let dependedOn = [", style: primary", ", style: large", ", keyboardType: emailAddress"]
        let example = kind.example.hasPrefix("{") ? kind.example : "{ \(kind.name): it }"
        return dependedOn.reduce(example) { text, words in
            guard let range = text.firstRange(of: words) else { return text }
            return String(text[..<range.lowerBound] + text[range.upperBound...])
        }
    }

    /// The code of the example of the kind with something more in it, without the comments; empty for a spec with
    /// errors.
    private func code(of kind: Kind, _ keys: String) -> [String] {
        let node = example(of: kind).dropLast(2) + keys + " }"
        let rows = "rows: [ { label: theTitle, text: Hi } ]\n"
        let spec =
            switch kind.standing {
            case .view: "rows: [ \(node) ]\n"
            case .barButtonItem: "navigation: { leading: [ \(node) ] }\n" + rows
            case .action: "rows: [ { button: more, title: More, menu: [ \(node) ] } ]\n"
            case .alert: "alerts: [ \(node) ]\n" + rows
            case .section: "sections: [ \(node) ]\n"
            case .cell: "sections: [ { section: main, items: [ \(node) ] } ]\n"
            case .part: rows
            }
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: "screen: Test\n" + spec))
        return result.files.flatMap { file in
            String(decoding: file.contents, as: UTF8.self).split(separator: "\n").map(String.init)
                .filter { !$0.hasPrefix("//") }
        }
    }
}
