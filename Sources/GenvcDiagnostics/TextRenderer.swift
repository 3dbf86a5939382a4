/// Findings for people: one line that every editor understands, the lines of the spec, what to do about it.
package struct TextRenderer: Sendable {
    /// Findings printed where the caller does not say otherwise.
    package static let defaultMaximum = 20
    /// The most warnings of one code in several files that are each told in full; where there are more, the first is
    /// told in full and the others in a line each.
    private static let mostOfOneCode = 3

    /// The colors of the output.
    private let palette: Palette
    /// The number of findings that are printed; 0 prints all.
    private let maximum: Int

    /// The columns that a line of a spec may have behind its number.
    private let excerptColumns: Int
    /// The columns of the number of a line, up to 99, and of what parts it from the line.
    private static let numberColumns = 6
    /// The fewest columns in which a line is shown, however narrow the terminal is.
    private static let fewestColumns = 30

    /// - Parameters:
    ///   - maximum: how many findings to print; the rest is counted. 0 prints all, each by itself.
    ///   - columns: the columns of the terminal; nil where the findings go elsewhere.
    package init(
        palette: Palette = .plain, maximum: Int = TextRenderer.defaultMaximum, columns: Int? = nil
    ) {
        self.palette = palette
        self.maximum = maximum
        let room = columns.map { max(Self.fewestColumns, $0 - Self.numberColumns) } ?? LineWindow.mostColumns
        excerptColumns = min(room, LineWindow.mostColumns)
    }

    /// The findings of `reports`, a blank line between them, each line ended; empty if there are none.
    package func render(_ reports: [DiagnosticReport]) -> String {
        let folded = Finding.folded(in: reports)
        let findings = maximum == 0 ? folded : Finding.grouped(folded, beyond: Self.mostOfOneCode)
        let shown = chosen(of: findings)
        var blocks = shown.map { (lines(of: $0) + groupLines(of: $0)).joined(separator: "\n") + "\n" }
        let all = findings.reduce(0) { $0 + $1.count }
        let hidden = all - shown.reduce(0) { $0 + $1.count }
        let dropped = reports.reduce(0) { $0 + $1.dropped }
        if hidden + dropped > 0 {
            let reach = dropped > 0 ? "the first \(all)" : "all"
            let hint = hidden > 0 ? "; `genvc validate --max-errors 0` shows \(reach)" : ""
            blocks.append("and \(EnglishList.count(hidden + dropped, "more finding"))\(hint)\n")
        }
        return blocks.joined(separator: "\n")
    }

    /// The first `maximum` in order; an error is never left out for the sake of a warning.
    private func chosen(of findings: [Finding]) -> [Finding] {
        guard maximum > 0, findings.count > maximum else { return findings }
        let bySeverity = findings.indices.sorted { left, right in
            let (a, b) = (findings[left].diagnostic.severity, findings[right].diagnostic.severity)
            return a == b ? left < right : a > b
        }
        return bySeverity.prefix(maximum).sorted().map { findings[$0] }
    }

    /// The lines of one finding: its heading, the excerpt, the advice with the code, and related places that the
    /// excerpt does not show.
    private func lines(of finding: Finding) -> [String] {
        let diagnostic = finding.diagnostic
        let place = Self.place(finding.position, in: finding.entry)
        var lines = [heading(place, diagnostic.severity, finding.message)]
        var advice = [diagnostic.help].compactMap { $0 }
        var unshown = diagnostic.related
        var more = "and " + EnglishList.count(finding.alike, "more line") + " like this"

        if let range = diagnostic.range, finding.position != nil,
            let excerpt = Excerpt(
                of: range, label: diagnostic.label, related: unshown, in: finding.entry, width: excerptColumns)
        {
            lines += excerpt.lines(palette, mainRole: diagnostic.severity.role)
            unshown = excerpt.left
            more = excerpt.indented("... " + more)
        } else if let label = diagnostic.label {
            advice.insert(label, at: 0)
        }
        if finding.alike > 0 { lines.append(more) }
        for label in unshown { lines += note(label, files: finding.files) }

        return lines + help(advice.joined(separator: "; "), diagnostic.code)
    }

    /// A line for each finding that is told with this one.
    private func groupLines(of finding: Finding) -> [String] {
        guard !finding.group.isEmpty else { return [] }
        let shown = finding.group.prefix(maximum)
        let count = finding.group.reduce(0) { $0 + $1.count }
        let left = count - shown.reduce(0) { $0 + $1.count }
        let heading = "and \(count) more of `\(finding.diagnostic.code.rawValue)`; `--verbose` tells each in full:"
        let lines = shown.map { other in
            palette.paint(Self.place(other.position, in: other.entry) + ":", as: .heading) + " " + other.message
                + (other.alike > 0 ? ", and \(EnglishList.count(other.alike, "more line")) like this" : "")
        }
        return [heading] + lines + (left > 0 ? ["and \(left) more"] : [])
    }

    /// The advice with the code behind its first line; further lines show how a spec is written and stay as they are.
    private func help(_ advice: String, _ code: DiagnosticCode) -> [String] {
        let code = "   [\(code.rawValue)]"
        guard !advice.isEmpty else { return [code] }
        let texts = advice.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
        return [palette.paint("help:", as: .help) + " " + texts[0] + code] + texts.dropFirst().map { "      " + $0 }
    }

    /// A related place that the excerpt of the finding could not show.
    private func note(_ label: Diagnostic.Label, files: SourceFiles) -> [String] {
        guard let entry = files[label.range.file] else { return [] }
        let position = entry.lines.position(at: label.range.start)
        let heading = heading(Self.place(position, in: entry), .note, VisibleText.of(label.text))
        let excerpt = Excerpt(of: label.range, label: nil, related: [], in: entry, width: excerptColumns)
        return [heading] + (excerpt?.lines(palette, mainRole: .note) ?? [])
    }

    /// The first line, in the form `file:line:column: error: message`, which editors turn into a link.
    private func heading(_ place: String, _ severity: Diagnostic.Severity, _ message: String) -> String {
        palette.paint(place + ":", as: .heading) + " " + palette.paint(severity.name + ":", as: severity.role) + " "
            + palette.paint(message, as: .heading)
    }

    /// The place before a message; the file alone where the finding has none.
    private static func place(_ position: SourcePosition?, in entry: SourceFiles.Entry) -> String {
        let name = VisibleText.of(entry.file.name)
        return position.map { "\(name):\($0.line):\($0.column)" } ?? name
    }
}
