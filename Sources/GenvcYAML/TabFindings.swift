import GenvcDiagnostics

/// Tabs where YAML wants spaces, collected so that a file indented by tabs gives one finding.
struct TabFindings {
    /// The place of a tab within its line, which decides about the advice.
    enum Kind: CaseIterable {
        /// Before the first word of a line.
        case indentation
        /// Between a key and its value, or within a text.
        case separation
    }

    /// The first tab of its kind, and on how many lines more of them stand.
    private struct Finding {
        let first: SourceRange
        var lastLine: Int
        var lines = 1
    }

    private var findings: [Kind: Finding] = [:]

    /// Notes a tab; several on the same line count as one.
    mutating func note(_ range: SourceRange, line: Int, _ kind: Kind) {
        guard var finding = findings[kind] else {
            findings[kind] = Finding(first: range, lastLine: line)
            return
        }
        guard finding.lastLine < line else { return }
        finding.lastLine = line
        finding.lines += 1
        findings[kind] = finding
    }

    /// Adds at most one finding of each kind, at its first tab.
    func report(to sink: inout DiagnosticSink) {
        for kind in Kind.allCases {
            guard let finding = findings[kind] else { continue }
            let place = kind == .indentation ? "a tab indents this line" : "a tab stands in this line"
            let further: String
            switch finding.lines {
            case 1: further = ""
            case 2: further = ", and 1 more line like this"
            default: further = ", and \(finding.lines - 1) more lines like this"
            }
            sink.add(
                .error(
                    .tabIndentation, place + further, at: finding.first, label: "replace the tab with spaces",
                    help: kind == .indentation
                        ? "indent with spaces only, two for each step"
                        : "write a space; where a text needs a tab, write `\\t` in double quotes"))
        }
    }
}
