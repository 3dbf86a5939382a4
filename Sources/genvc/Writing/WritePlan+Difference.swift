import GenvcDiagnostics

extension WritePlan {
    /// What the run would change, as `diff -u` shows it; empty where it would change nothing. Files that it refuses are
    /// in it too.
    var difference: String {
        let changed = pending.map { (path: $0.file.path, old: $0.previous, new: $0.contents) }
        let refused = refusals.map { (path: $0.path, old: Optional($0.previous), new: $0.contents) }
        return (changed + refused).map { UnifiedDiff($0.old, $0.path, $0.new, $0.path).text }.joined()
    }
}

extension WritePlan.Refusal {
    /// Lines of an edit that are shown; `--diff` shows all.
    private static let mostLines = 60

    var message: String {
        isEdited ? "`\(path)` was edited by hand" : "`\(path)` was not made by genvc"
    }

    /// What the edit changed, compared with what genvc would write; empty for a file of somebody else.
    var edit: [String] {
        guard isEdited, let contents else { return [] }
        let lines = UnifiedDiff(contents, "\(path) (as genvc writes it)", previous, "\(path) (as it is)").lines
        guard lines.count > Self.mostLines else { return lines }
        return lines.prefix(Self.mostLines)
            + ["… and \(EnglishList.count(lines.count - Self.mostLines, "line")) more, which `--diff` shows"]
    }
}
