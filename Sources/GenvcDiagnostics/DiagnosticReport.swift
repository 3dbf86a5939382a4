/// The findings of one run of the pipeline, with the files in which they stand; the renderers take it.
package struct DiagnosticReport: Sendable {
    /// The files that the findings point into.
    package let files: SourceFiles
    /// The findings in the order in which they were found.
    package let diagnostics: [Diagnostic]
    /// Findings that were counted but not kept, as `DiagnosticSink.dropped` says.
    package let dropped: Int

    /// A report of these findings in these files.
    package init(_ diagnostics: [Diagnostic], in files: SourceFiles, dropped: Int = 0) {
        self.files = files
        self.diagnostics = diagnostics
        self.dropped = dropped
    }

    /// The number of findings that have the severity.
    package func count(of severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

    /// The findings in the order every renderer prints: by file, place, code, and then as they were found. Of what
    /// begins at one byte the shorter goes first: what is said of a word is the cause of what is said of more.
    var sorted: [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            let leftPlace = (a.range?.file.rawValue ?? -1, a.range?.start ?? -1, a.range?.end ?? -1)
            let rightPlace = (b.range?.file.rawValue ?? -1, b.range?.start ?? -1, b.range?.end ?? -1)
            if leftPlace != rightPlace { return leftPlace < rightPlace }
            return (a.code.rawValue, left.offset) < (b.code.rawValue, right.offset)
        }.map(\.element)
    }
}
