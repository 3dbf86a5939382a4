import GenvcKit
import GenvcVocabulary

/// What generated code names and a project declares once: shipped components, members of `Theme`, and what the file of the
/// theme adds to classes of UIKit.
package struct CodeNeeds {
    /// A shipped component that the code stands on.
    package struct Component: Sendable {
        /// `PrimaryButton`
        package let name: String
        /// What files declare that have it: its class, or the methods of its extension.
        package let declared: [String]
    }

    package let components: [Component]
    /// By their paths in `Theme`, sorted: `Colors.brand`.
    package let themeMembers: [String]
    /// Those of the methods that are called, in their order.
    package let methods: [ExtensionMethod]

    /// - Parameter methods: what the file of the theme adds.
    package init(of code: [[UInt8]], calling methods: [ExtensionMethod] = []) {
        let names = ShippedComponent.all.flatMap(\.traces).map(Self.name)
        let calls = Set(methods.map { Array($0.name.utf8)[...] })
        var called: Set<String> = []
        let wanted = Set(names.map { Array($0.utf8)[...] })
        var found: Set<String> = []
        var members: Set<String> = []
        for contents in code {
            var index = 0
            while let word = Self.word(in: contents, from: &index) {
                if word == Self.theme {
                    if let member = Self.member(in: contents, behind: index) { members.insert(member) }
                } else if wanted.contains(word) {
                    found.insert(Self.use(of: word, in: contents))
                } else if calls.contains(word), Self.isCall(of: word, in: contents) {
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

    private static let theme = Array("Theme".utf8)[...]

    /// The identifier that a trace begins with.
    private static func name(_ trace: String) -> String {
        String(trace.prefix { $0.isLetter })
    }

    private static func isLabel(_ trace: String) -> Bool { trace.hasSuffix(":") }

    /// The word itself, or, where it is the first label of a call, that label.
    private static func use(of word: ArraySlice<UInt8>, in contents: [UInt8]) -> String {
        let isFirst = contents[..<word.startIndex].last { $0 > UInt8(ascii: " ") } == UInt8(ascii: "(")
        let isLabel = word.endIndex < contents.count && contents[word.endIndex] == UInt8(ascii: ":")
        return String(decoding: word, as: UTF8.self) + (isFirst && isLabel ? ":" : "")
    }

    /// `.identified(name`, and not `.horizontal(layoutSize: size`, which UIKit has.
    private static func isCall(of word: ArraySlice<UInt8>, in contents: [UInt8]) -> Bool {
        guard word.startIndex > 0, contents[word.startIndex - 1] == UInt8(ascii: "."), word.endIndex < contents.count,
            contents[word.endIndex] == UInt8(ascii: "(")
        else { return false }
        let rest = contents[(word.endIndex + 1)...].drop { $0 <= UInt8(ascii: " ") }.drop(while: \.isPartOfName)
        return rest.first != UInt8(ascii: ":")
    }

    /// `Colors.brand` or `hairline` of what stands behind `Theme`.
    private static func member(in contents: [UInt8], behind end: Int) -> String? {
        var path: [String] = []
        var index = end
        while index < contents.count, contents[index] == UInt8(ascii: ".") {
            index += 1
            guard index < contents.count, contents[index].isPartOfName,
                let word = word(in: contents, from: &index)
            else { break }
            path.append(String(decoding: word, as: UTF8.self))
            // Groups begin with a capital, and have members only.
            guard path.count == 1, path[0].first?.isUppercase == true else { break }
        }
        return path.isEmpty ? nil : path.joined(separator: ".")
    }

    /// The next identifier from `index`, which is behind it then.
    private static func word(in contents: [UInt8], from index: inout Int) -> ArraySlice<UInt8>? {
        while index < contents.count, !contents[index].isPartOfName { index += 1 }
        guard index < contents.count else { return nil }
        let start = index
        while index < contents.count, contents[index].isPartOfName { index += 1 }
        return contents[start..<index]
    }
}
