/// The last line of a run.
package enum DiagnosticSummary {
    /// A sentence such as `3 errors and 1 warning in Login.yml; nothing was generated.`, or nil when there is neither.
    ///
    /// - Parameters:
    ///   - place: what was read: a file name, or a count such as `4 files`.
    ///   - nothingGenerated: whether to say so.
    package static func line(
        errors: Int, warnings: Int, in place: String, nothingGenerated: Bool
    ) -> String? {
        var counts: [String] = []
        if errors > 0 { counts.append(EnglishList.count(errors, "error")) }
        if warnings > 0 { counts.append(EnglishList.count(warnings, "warning")) }
        guard !counts.isEmpty else { return nil }
        let found = EnglishList.joined(counts, "and") + " in " + VisibleText.of(place)
        return found + (nothingGenerated ? "; nothing was generated." : ".")
    }
}
