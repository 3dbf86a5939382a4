/// The protocol of a generated file by which its screen tells what happens.
package struct DelegateProtocol: Equatable {
    /// `LoginViewControllerDelegate`
    package let name: String
    /// Each as it stands in the protocol, without the columns before its lines.
    let requirements: [Requirement]

    /// A method that the protocol asks for.
    package struct Requirement: Equatable {
        /// The lines of its declaration.
        package let lines: [String]

        /// The word that no other requirement of the protocol has: `loginViewControllerDidTapHelp`, or
        /// `didChangeEmail` of a method that is given a value.
        package var word: String { label ?? name }

        /// The name of the method: `loginViewController`.
        package var name: String {
            let start = text.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst()
            return String(Substring(start.prefix { $0 != UInt8(ascii: "(") }))
        }

        /// The label of the value behind the sender; nil where no value is handed over.
        package var label: String? {
            guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
            let rest = text.utf8[text.utf8.index(after: comma)...].drop { $0 == UInt8(ascii: " ") }
            return String(Substring(rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }))
        }

        /// The signature that callers and conformances have to match: without the inner names of parameters.
        var signature: String {
            var words: [Substring] = []
            for word in text.split(separator: " ") {
                let isName = word.hasSuffix(":") && words.last.map { !":,(".contains($0.last ?? ":") } ?? false
                words.append(isName ? ":" : word)
            }
            return words.joined(separator: " ")
        }

        /// The declaration on one line.
        private var text: String { lines.joined(separator: " ") }
    }

    /// Methods to paste, each with an empty body.
    static func stubs(of requirements: [Requirement]) -> [String] {
        requirements.enumerated().flatMap { number, requirement in
            (number == 0 ? [] : [""]) + requirement.lines.dropLast() + [(requirement.lines.last ?? "") + " {", "}"]
        }
    }

    /// The protocol of a generated file; nil where the file has none.
    init?(in contents: [UInt8]) {
        let lines = GeneratedLines.of(contents)
        let start = "protocol "
        let end = ": AnyObject {"
        guard let first = lines.firstIndex(where: { $0.hasPrefix(start) && $0.hasSuffix(end) }) else { return nil }
        name = String(lines[first].dropFirst(start.count).dropLast(end.count))
        var requirements: [[String]] = []
        for line in lines[(first + 1)...].prefix(while: { $0 != "}" }) {
            let text = String(line.dropFirst(GeneratedLines.indentation))
            if text.hasPrefix("func ") { requirements.append([]) }
            guard !requirements.isEmpty else { continue }
            requirements[requirements.count - 1].append(text)
        }
        self.requirements = requirements.map(Requirement.init)
    }
}

/// The lines of a file that genvc made.
enum GeneratedLines {
    /// The columns before a member of a type.
    static let indentation = 4

    /// The lines as text, without a carriage return at their ends.
    static func of(_ contents: [UInt8]) -> [String] {
        contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
