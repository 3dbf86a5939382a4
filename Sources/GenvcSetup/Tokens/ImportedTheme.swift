import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcTemplates
import GenvcVocabulary

/// The tokens of a design system, collected from its files for the `theme` of `genvc.yml`.
package struct ImportedTheme {
    /// The most bytes of a file with tokens; far above any design system.
    package static let maximumFileBytes = 16 << 20

    /// The colors in the order in which their names were first met, with a shade for each appearance.
    private var colors: [Entry<[TokenAppearance: Shade]>] = []
    private var fonts: [Entry<FontValue>] = []
    /// The lengths of each group; a group without any is absent.
    private var lengths: [TokenGroup: [Entry<Double>]] = [:]
    /// The remarks of all files read so far.
    private var collected = TokenRemarks()

    /// A token under its name.
    private struct Entry<Value> {
        /// The name in `genvc.yml`.
        let name: String
        /// The name of the token in its file.
        let source: String
        var value: Value
    }

    package init() {}

    // MARK: - Files

    /// Adds what a file in the Design Tokens format has; the report has one finding where it is not even JSON.
    ///
    /// - Parameter name: of the file, without what stands behind its first dot; `dark` makes its colors dark ones.
    package mutating func add(designTokens file: SourceFile, named name: String) -> DiagnosticReport {
        read(file) { theme, root in
            let reader = DesignTokenReader(root, appearance: TokenAppearance(named: name), remarks: theme.collected)
            theme.collected = reader.remarks
            for token in reader.tokens { theme.add(token) }
        }
    }

    /// Adds a color set of an asset catalogue.
    ///
    /// - Parameter name: what `UIColor(named:)` is given.
    package mutating func add(colorSet file: SourceFile, named name: String) -> DiagnosticReport {
        read(file) { theme, root in
            guard let set = ColorSet(root, name: name) else {
                return theme.collected.add(name, "left out color sets without colors")
            }
            if let remark = set.remark { theme.collected.add(name, remark) }
            for token in set.tokens { theme.add(token) }
        }
    }

    /// True if a folder of an asset catalogue puts its own name before the names of the colors in it, as its
    /// `Contents.json` says.
    package static func isNamespace(_ file: SourceFile) -> Bool {
        var sink = DiagnosticSink()
        return JSONReader.read(file, into: &sink)?["properties"]?["provides-namespace"] == .bool(true)
    }

    /// Reads the JSON of a file, and adds its outermost object with `add`.
    private mutating func read(
        _ file: SourceFile, _ add: (inout ImportedTheme, TemplateRecord) -> Void
    ) -> DiagnosticReport {
        var sink = DiagnosticSink()
        switch JSONReader.read(file, into: &sink) {
        case .record(let root): add(&self, root)
        case .some:
            let start = SourceRange(file: file.id, start: 0, end: min(1, file.bytes.count))
            sink.add(.error(.wrongType, "these are no tokens", at: start, label: "the file begins with `{`"))
        case nil: break
        }
        return DiagnosticReport(sink.diagnostics, in: SourceFiles(file), dropped: sink.dropped)
    }

    // MARK: - Tokens

    /// Adds a token under the first of its two names that the theme can have; a remark where it can have neither.
    private mutating func add(_ token: FoundToken) {
        let source = token.path.joined(separator: ".")
        var name = token.name
        if TokenName.refusal(of: name, token.sort) != nil {
            guard TokenName.refusal(of: token.otherName, token.sort) == nil else {
                return collected.add(source, "left out names that Swift cannot have")
            }
            name = token.otherName
            if token.appearance == .light { collected.add("\(source) is \(name)", "found words that are taken") }
        }
        let isNew =
            switch token.value {
            case .color(let shade): add(shade, token.appearance, name, source)
            case .font(let font): Self.add(Entry(name: name, source: source, value: font), to: &fonts)
            case .length(let points, let group):
                Self.add(Entry(name: name, source: source, value: points), to: &lengths[group, default: []])
            }
        if !isNew { collected.add(source, "left out what would be `\(name)`, as another token is already") }
    }

    /// Adds a shade; false where the name is taken by a token of another path, or has a shade for the appearance.
    private mutating func add(
        _ shade: Shade, _ appearance: TokenAppearance, _ name: String, _ source: String
    ) -> Bool {
        guard let place = colors.firstIndex(where: { $0.name == name }) else {
            colors.append(Entry(name: name, source: source, value: [appearance: shade]))
            return true
        }
        guard colors[place].source == source, colors[place].value[appearance] == nil else { return false }
        colors[place].value[appearance] = shade
        return true
    }

    /// Adds an entry at the end; false where another has its name.
    private static func add<Value>(_ entry: Entry<Value>, to entries: inout [Entry<Value>]) -> Bool {
        guard !entries.contains(where: { $0.name == entry.name }) else { return false }
        entries.append(entry)
        return true
    }

    // MARK: - The theme

    /// Colors that have a light shade; `UIColor` has none without.
    private var wholeColors: [Entry<[TokenAppearance: Shade]>] { colors.filter { $0.value[.light] != nil } }

    /// True where the files held nothing that a theme can have.
    package var isEmpty: Bool { lines.isEmpty }

    /// The tokens left out, and those taken for something else, a line for each cause.
    package var remarks: [String] {
        var remarks = collected
        for color in colors where color.value[.light] == nil {
            remarks.add(color.source, "left out colors that have no light shade")
        }
        return remarks.lines
    }

    /// "12 colors, 3 fonts and 4 lengths".
    package var summary: String {
        let count = lengths.values.reduce(0) { $0 + $1.count }
        let parts = [(wholeColors.count, "color"), (fonts.count, "font"), (count, "length")].filter { $0.0 > 0 }
        return EnglishList.joined(parts.map { EnglishList.count($0.0, $0.1) }, "and")
    }

    /// The lines below `theme:`, without its indentation.
    package var lines: [String] {
        var lines: [String] = []
        func add(_ key: String, _ entries: [(String, String)]) {
            guard !entries.isEmpty else { return }
            lines += ["\(key):"] + entries.map { "  \($0.0): \($0.1)" }
        }
        for key in Key.keys(of: .theme) {
            guard case .tokens(let sort) = key.type else { continue }
            switch sort {
            case .colors: add(key.name, wholeColors.map { ($0.name, ThemeText.color($0.value)) })
            case .fonts: add(key.name, fonts.map { ($0.name, ThemeText.font($0.value)) })
            case .lengths(let group):
                add(key.name, (lengths[group] ?? []).map { ($0.name, ThemeText.number($0.value)) })
            }
        }
        return lines
    }
}
