import GenvcDiagnostics

/// A small text with findings at words of it.
struct Spec {
    let file: SourceFile

    init(_ text: String, name: String = "Login.yml", id: SourceFileID = .spec) {
        file = SourceFile(name: name, text: text, id: id)
    }

    /// The bytes of the `occurrence`-th `word`, counted from 1.
    func range(of word: String, _ occurrence: Int = 1) -> SourceRange {
        let needle = Array(word.utf8)
        var seen = 0
        for start in 0...(file.bytes.count - needle.count) {
            guard file.bytes[start..<(start + needle.count)].elementsEqual(needle) else { continue }
            seen += 1
            if seen == occurrence { return SourceRange(file: file.id, start: start, end: start + needle.count) }
        }
        preconditionFailure("the text does not hold \(word) \(occurrence) times")
    }

    func report(_ diagnostics: Diagnostic..., others: [SourceFile] = [], dropped: Int = 0) -> DiagnosticReport {
        DiagnosticReport(diagnostics, in: SourceFiles(file, others), dropped: dropped)
    }

    func text(_ diagnostics: Diagnostic..., others: [SourceFile] = []) -> String {
        TextRenderer().render([DiagnosticReport(diagnostics, in: SourceFiles(file, others))])
    }
}
