import Foundation

/// The files that a new rule or a new kind begins with, as `genvc-dev new` writes them: every place that it takes,
/// complete enough to compile and to be tested. The author then changes them.
struct Stubs {
    /// The reason why nothing was written.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The folder of `Package.swift`.
    let root: URL

    /// The file with the list of all rules.
    private static let ruleList = "Sources/GenvcChecks/Rules/Rule.swift"
    /// The file with the list of all kinds.
    private static let kindList = "Sources/GenvcVocabulary/Vocabulary.swift"

    /// Writes a rule with its spec, and lists it.
    ///
    /// - Parameter name: The code of its findings, such as `row-too-tall`.
    /// - Returns: The paths of the files that were written or changed.
    /// - Throws: `Failure` where the name is no such code or one of the files is there already.
    func addRule(_ name: String) throws -> [String] {
        let words = name.split(separator: "-", omittingEmptySubsequences: false)
        guard words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLowercase } }) else {
            throw Failure(description: "`\(name)` is no name of a rule: words of lower case with hyphens between them")
        }
        let type = words.map(\.capitalized).joined()
        let member = type.prefix(1).lowercased() + type.dropFirst()
        let rule = "Sources/GenvcChecks/Rules/\(type).swift"
        let spec = "Tests/Goldens/Findings/\(name).yml"
        try list("\(type).rule", behind: "static let all: [Rule] = [", in: Self.ruleList) {
            try write(Self.rule(name, type: type, member: member), to: rule)
            try write(Self.wrongSpec, to: spec)
        }
        return [rule, Self.ruleList, spec]
    }

    /// Writes a kind with its spec, and lists it.
    ///
    /// - Parameter name: The word of the specs, such as `colorWell`; `UIColorWell` is taken for the class of the view.
    /// - Returns: The paths of the files that were written or changed.
    /// - Throws: `Failure` where the name is no such word or one of the files is there already.
    func addKind(_ name: String) throws -> [String] {
        guard name.first?.isLowercase == true, name.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw Failure(description: "`\(name)` is no name of a kind: a UIKit class without `UI`, lower first")
        }
        let type = name.prefix(1).uppercased() + name.dropFirst()
        let kind = "Sources/GenvcVocabulary/Kinds/\(type).swift"
        let spec = "Tests/Goldens/Screens/\(type)Kind.yml"
        try list(".\(name)", behind: "static let kinds: [Kind] = [", in: Self.kindList) {
            try write(Self.kind(name, type: type), to: kind)
            try write("screen: \(type)Kind\nrows:\n  - { \(name): example, accessibilityLabel: Example }\n", to: spec)
        }
        return [kind, Self.kindList, spec]
    }

    // MARK: Files

    /// Adds an item at the end of a list in a source file, after `others` has written the other files: if one of them
    /// is there already, the list stays as it is.
    private func list(_ item: String, behind start: String, in path: String, others: () throws -> Void) throws {
        let place = root.appending(path: path)
        var text = try String(contentsOf: place, encoding: .utf8)
        guard let head = text.range(of: start),
            let end = text.range(of: "\n    ]\n", range: head.upperBound..<text.endIndex)
        else { throw Failure(description: "\(path) has no list that begins with `\(start)`") }
        try others()
        text.insert(contentsOf: "\n        \(item),", at: end.lowerBound)
        try Data(text.utf8).write(to: place)
    }

    /// Writes a file.
    ///
    /// - Throws: `Failure` where it is there already.
    private func write(_ text: String, to path: String) throws {
        let place = root.appending(path: path)
        guard !FileManager.default.fileExists(atPath: place.path) else {
            throw Failure(description: "\(path) is there already")
        }
        try Data(text.utf8).write(to: place)
    }

    // MARK: Texts

    /// A spec that has the finding of the new rule, and its only one.
    private static let wrongSpec = """
        screen: Example
        scroll: vertical
        rows:
          - { label: wrong, text: Hello }

        """

    /// The source of a rule, which finds elements called `wrong`.
    private static func rule(_ name: String, type: String, member: String) -> String {
        """
        import GenvcDiagnostics
        import GenvcModel
        import GenvcViews

        extension DiagnosticCode {
            package static let \(member) = DiagnosticCode(
                rule: "\(name)", "an element of the example of `\(name)` is called wrong")
        }

        /// `\(name)`: an element that is called `wrong`.
        enum \(type) {
            static let rule = Rule(
                .\(member),
                why: \"""
                    What goes wrong for the people who use the screen, and what to write in place of it.
                    \""",
                wrong: \"""
                    screen: Example
                    scroll: vertical
                    rows:
                      - { label: wrong, text: Hello }

                    \""",
                right: \"""
                    screen: Example
                    scroll: vertical
                    rows:
                      - { label: right, text: Hello }

                    \""",
                check: .screen(findings))

            static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
                layout.tree.views.compactMap { view in
                    guard view.role == .element, let element = view.element, element.id?.text == "wrong" else { return nil }
                    return RuleFinding(
                        element: element,
                        diagnostic: Diagnostic(
                            .warning, .\(member), "`\\(view.name)` is called wrong", at: element.range,
                            label: "call it right"))
                }
            }
        }

        """
    }

    /// The source of a kind of fixed size without keys of its own.
    private static func kind(_ name: String, type: String) -> String {
        """
        extension Kind {
            static let \(name) = Kind(
                "\(name)", typeName: "UI\(type)", traits: [.isInteractive, .needsLabel],
                intrinsicSize: .fixed(width: 44, height: 44), drawing: .symbol("[ ]"),
                example: "{ \(name): example, accessibilityLabel: Example }",
                "What the view is for.",
                keys: [])
        }

        """
    }
}
