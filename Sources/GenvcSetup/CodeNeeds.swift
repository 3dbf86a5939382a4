import GenvcKit
import GenvcSwift
import GenvcVocabulary

/// The declarations that generated code names and that a project has once: shipped components, members of `Theme`, and
/// the methods that the file of the theme adds to classes of UIKit.
package struct CodeNeeds {
    /// A shipped component that the code stands on.
    package struct Component: Sendable {
        /// `PrimaryButton`
        package let name: String
        /// The names that its file declares: its class, or the methods of its extension.
        package let declared: [String]
    }

    /// The shipped components that the code names, each once.
    package let components: [Component]
    /// The members of `Theme`, by their paths in it, sorted: `Colors.brand`.
    package let themeMembers: [String]
    /// The methods that the code calls, of those of the theme's file and in their order.
    package let methods: [ExtensionMethod]

    /// - Parameters:
    ///   - code: Files of Swift; what stands in their literals and comments needs nothing.
    ///   - methods: The methods that the file of the theme adds to classes of UIKit.
    package init(of code: [[UInt8]], calling methods: [ExtensionMethod] = []) {
        let names = ShippedComponent.all.flatMap(\.traces).map(Self.name)
        let calls = Set(methods.map { Array($0.name.utf8)[...] })
        var called: Set<String> = []
        let wanted = Set(names.map { Array($0.utf8)[...] })
        var found: Set<String> = []
        var members: Set<String> = []
        for text in code.map(SwiftText.init(_:)) {
            for (place, token) in text.tokens.enumerated() where token.kind == .identifier {
                let word = text[token]
                if word == Self.theme {
                    if let member = Self.member(in: text, behind: place) { members.insert(member) }
                } else if wanted.contains(word) {
                    found.insert(Self.use(at: place, in: text))
                } else if calls.contains(word), Self.isCall(at: place, in: text) {
                    called.insert(String(decoding: word, as: UTF8.self))
                }
            }
        }
        components = ShippedComponent.all.compactMap { component in
            let used = component.traces.filter { found.contains(Self.isLabel($0) ? $0 : Self.name($0)) }
            return used.isEmpty ? nil : Component(name: component.name, declared: used.map(Self.name))
        }
        themeMembers = members.sorted()
        self.methods = methods.filter { called.contains($0.name) }
    }

    // MARK: Words

    /// The type under which generated code finds all members of the theme.
    private static let theme = Array("Theme".utf8)[...]

    /// The identifier that a trace begins with: the name of a class or of a method, or the first label of a call.
    private static func name(_ trace: String) -> String {
        String(trace.prefix { $0.isLetter })
    }

    /// True for a trace that is the first label of a call: it ends in a colon.
    private static func isLabel(_ trace: String) -> Bool { trace.hasSuffix(":") }

    /// The word at `place`; where it is the first label of a call, the label with its colon.
    private static func use(at place: Int, in text: SwiftText) -> String {
        let isFirstLabel = text.isMark("(", at: place - 1) && text.isMark(":", at: place + 1)
        return String(decoding: text[text.tokens[place]], as: UTF8.self) + (isFirstLabel ? ":" : "")
    }

    /// True for `.identified(name`, which the theme's file adds; false for `.horizontal(layoutSize: size`, which UIKit
    /// has.
    private static func isCall(at place: Int, in text: SwiftText) -> Bool {
        text.isMark(".", at: place - 1) && text.isMark("(", at: place + 1)
            && !(text.name(at: place + 2) != nil && text.isMark(":", at: place + 3))
    }

    /// The path of the member of `Theme` that stands behind the name `Theme`: `Colors.brand` or `hairline`; nil where
    /// no member follows.
    private static func member(in text: SwiftText, behind theme: Int) -> String? {
        var path: [String] = []
        var dot = theme + 1
        while text.isMark(".", at: dot), let name = text.name(at: dot + 1) {
            path.append(name)
            dot += 2
            // Groups begin with a capital, and have members only.
            guard path.count == 1, name.first?.isUppercase == true else { break }
        }
        return path.isEmpty ? nil : path.joined(separator: ".")
    }
}
