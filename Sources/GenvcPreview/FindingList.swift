import GenvcDiagnostics

/// The findings of the screens that are drawn, each once and with a number, in the order of the spec.
struct FindingList {
    /// The findings in the order of their places in the spec, each once.
    private let findings: [Diagnostic]
    /// The number of each finding, from 1.
    private let numbers: [Diagnostic: Int]

    /// Collects the findings of all screens; one that several devices have is listed once.
    init(_ screens: [DrawnScreen]) {
        var sink = DiagnosticSink()
        var known: Set<Diagnostic> = []
        for finding in screens.flatMap(\.findings) {
            // The place or the amount in a message may differ between devices; such findings are listed for each of
            // them.
            if known.insert(Self.core(of: finding)).inserted { sink.add(Self.core(of: finding)) }
        }
        findings = sink.sorted
        numbers = Dictionary(
            findings.enumerated().map { ($0.element, $0.offset + 1) }, uniquingKeysWith: { first, _ in first })
    }

    /// The part of a finding that the list shows, by which a finding is the same on two devices.
    private static func core(of finding: Diagnostic) -> Diagnostic {
        Diagnostic(finding.severity, finding.code, finding.message, at: finding.range)
    }

    /// The number of a finding, from 1; nil if it is not in the list.
    func number(of finding: Diagnostic) -> Int? { numbers[Self.core(of: finding)] }

    /// The findings as text, such as `① line 12: error: …`, each on as many lines of at most `width` columns as it
    /// takes.
    func lines(_ pen: Pen, in files: SourceFiles, width: Int, palette: Palette) -> [String] {
        findings.enumerated().flatMap { offset, finding in
            let mark = pen.strokes.mark(offset + 1)
            let indent = DisplayWidth.columns(of: mark) + 1
            let place = Self.line(of: finding, in: files).map { "line \($0): " } ?? ""
            let severity = finding.severity.name + ":"
            let text = "\(place)\(severity) \(pen.plain(finding.message))   [\(finding.code.rawValue)]"
            let lines = pen.wrap(text, to: width - indent, count: Self.mostLines)
            return lines.enumerated().map { number, line in
                guard number == 0 else { return pen.spaces(indent) + line }
                let start = place + severity
                guard line.hasPrefix(start) else { return palette.paint(mark, as: finding.severity.role) + " " + line }
                return palette.paint(mark, as: finding.severity.role) + " " + place
                    + palette.paint(severity, as: finding.severity.role) + line.dropFirst(start.count)
            }
        }
    }

    /// The number of lines that a finding may take; a longer one is cut.
    private static let mostLines = 8

    /// The line of the spec that a finding is about, from 1; nil if it is about no place.
    private static func line(of finding: Diagnostic, in files: SourceFiles) -> Int? {
        guard let range = finding.range else { return nil }
        return files[range.file]?.lines.position(at: range.start).line
    }
}

extension Pen {
    /// A message for the format; in ASCII the few other signs that messages have are written in ASCII.
    func plain(_ message: String) -> String {
        guard isASCII else { return message }
        var result = ""
        for scalar in message.unicodeScalars {
            switch scalar {
            case "×": result += "x"
            case "–": result += "-"
            case "’": result += "'"
            case "≤": result += "<="
            case "≥": result += ">="
            case "…": result += "..."
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
