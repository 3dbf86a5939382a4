import GenvcDiagnostics
import GenvcYAML
import Testing

/// One mistake in a good spec gives one error, where the mistake is.
struct MutationTests {
    private static let spec = """
        screen: Login
        type: form
        backgroundColor: background
        margins: { horizontal: large, top: 24 }
        rows:
          - imageView: logo
            image: logo
            height: 120
            decorative: true
          - label: title
            text: Welcome Back
            color: "#FF8800"
          - label: legal
            text: >-
              By signing in you agree
              to the terms.
            numberOfLines: 0
          - row: account
            spacing: small
            items:
              - { imageView: avatar, image: url:$user.avatar, size: 48 }
              - stackView: names
                axis: vertical
          - textField: email
            placeholder: 'E-mail address'
            height: [ { max: 10 }, { equal: 10, priority: 80 } ]
            constraints:
              - top >= title.bottom + 40
              - width == parent * 0.5 @750
          - button: login
            title: "Sign in"
            action: login
        footer:
          - button: help
            title: Help
        """

    /// A way to spoil a line; nil where it does not apply.
    private static let mutations: [(name: String, apply: @Sendable (String) -> String?)] = [
        ("one space more", { " " + $0 }),
        ("one space less", { $0.hasPrefix(" ") ? String($0.dropFirst()) : nil }),
        ("a tab for two spaces", { $0.hasPrefix("  ") ? "\t" + $0.dropFirst(2) : nil }),
        ("no colon", { replaceFirst(": ", by: " ", in: $0) }),
        ("no space after the colon", { replaceFirst(": ", by: ":", in: $0) }),
        ("a colon too many", { $0.contains(": ") && !$0.contains("{") ? $0 + ": x" : nil }),
        ("a full-width colon", { replaceFirst(": ", by: "\u{FF1A}", in: $0) }),
        ("no closing quote", { $0.hasSuffix("\"") || $0.hasSuffix("'") ? String($0.dropLast()) : nil }),
        ("text after a quote", { $0.hasSuffix("\"") || $0.hasSuffix("'") ? $0 + " x" : nil }),
        ("no closing bracket", { $0.hasSuffix("]") || $0.hasSuffix("}") ? String($0.dropLast()) : nil }),
        ("a bracket too many", { $0.hasSuffix("]") || $0.hasSuffix("}") ? $0 + "]" : nil }),
        ("no comma", { $0.contains("{") ? replaceFirst(", ", by: " ", in: $0) : nil }),
        ("an anchor", { $0.contains("{") ? nil : replaceFirst(": ", by: ": &a ", in: $0) }),
        ("a tag", { replaceFirst(": ", by: ": !t ", in: $0) }),
        ("an alias for the value", { replaceRest(after: ": ", by: "*a", in: $0) }),
        ("a colour without quotes", { replaceRest(after: ": ", by: "#FF8800", in: $0) }),
        ("a curly quote", { replaceRest(after: ": ", by: "\u{201C}x\u{201D}", in: $0) }),
        ("a bad escape", { replaceRest(after: ": ", by: "\"\\d\"", in: $0) }),
    ]

    @Test func oneErrorOnTheLineOrItsNeighbour() {
        let lines = Self.spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var errors = 0
        var good = 0
        var misses: [String] = []
        for index in lines.indices {
            for mutation in Self.mutations {
                guard let line = mutation.apply(lines[index]) else { continue }
                var mutated = lines
                mutated[index] = line
                let reading = Reading(mutated.joined(separator: "\n") + "\n")
                let found = reading.diagnostics.filter { $0.severity == .error }
                // Some mutations make another good document: a value of another name, a text with a space in it.
                if found.isEmpty { continue }
                errors += 1
                if found.count == 1, abs(reading.line(of: found[0]) - (index + 1)) <= 1 {
                    good += 1
                } else {
                    misses.append("line \(index + 1), \(mutation.name): \(reading.findings)")
                }
            }
        }
        let percent = Double(good) * 100 / Double(errors)
        print("mutations: \(good) of \(errors) broken specs have one error at the place, \(percent) %")
        #expect(errors > 250)
        #expect(percent >= 85, "\(misses.joined(separator: "\n"))")
    }

    private static func replaceFirst(_ word: String, by replacement: String, in line: String) -> String? {
        guard let range = line.firstRange(of: word) else { return nil }
        return line.replacingCharacters(in: range, with: replacement)
    }

    private static func replaceRest(after word: String, by replacement: String, in line: String) -> String? {
        guard !line.contains("{"), let range = line.firstRange(of: word) else { return nil }
        return String(line[..<range.upperBound]) + replacement
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String {
        self[..<range.lowerBound] + replacement + self[range.upperBound...]
    }
}
