import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Makes a project of its file, `genvc.yml`.
///
/// The file says what holds for all specs: levels of rules, tokens, files that all use, how texts and views are
/// written, and the oldest system.
package struct ProjectReader {
    /// The rules about layouts, whose levels the file may set.
    private let rules: [DiagnosticCode]
    private let reading: Reading
    private var levels: [DiagnosticCode: RuleLevel] = [:]
    private var tokens = TokenTable.shipped
    private var isLocalized = true
    /// True if the views of a screen are made in a view class of its own.
    private var makesViews = false
    /// The first version of iOS that all screens run on; nil if the file does not say it.
    private var deploymentTarget: Int?
    private var debugAids: Set<DebugAid> = []
    /// The folder with templates of the project.
    private var templates: YAMLEntry?
    /// The files for all specs, which are read behind all else, since they stand on it.
    private var use: YAMLEntry?

    /// Reads the whole file, and those that it uses for all specs, and reports every mistake in them.
    ///
    /// - Parameter rules: the rules about layouts, whose levels the file may set.
    package static func read(
        _ tree: YAMLTree, of file: SourceFile, rules: [DiagnosticCode], used: inout UsedFiles,
        into sink: inout DiagnosticSink
    ) -> Project {
        var reader = ProjectReader(rules: rules, reading: Reading(project: Project(rules: rules), sink: sink))
        reader.read(tree.root)
        sink = reader.reading.sink
        var project = Project(
            rules: rules, levels: reader.levels, tokens: reader.tokens, isLocalized: reader.isLocalized,
            makesViews: reader.makesViews, deploymentTarget: reader.deploymentTarget)
        project.debugAids = reader.debugAids
        project.templates = reader.templates.flatMap { used.folder($0.value, in: file, into: &sink) }
        if let use = reader.use {
            ScreenReader.readUses(use, ofProject: file, project: project, used: &used, into: &sink)
        }
        return project
    }

    private init(rules: [DiagnosticCode], reading: Reading) {
        self.rules = rules
        self.reading = reading
    }

    /// Reads the keys of the file.
    private mutating func read(_ root: YAMLNode) {
        guard case .mapping(let entries) = root.content else {
            if case .error = root.content { return }
            reading.report(
                .wrongType, "a project file is a list of keys", at: root.range,
                label: "write \(Wording.list(Key.project.map { $0.name + ": …" }))")
            return
        }
        for entry in entries {
            guard let key = Key.named(entry.key.text, in: Key.project) else {
                reading.reportUnknownKey(entry, in: "a project file", Key.project, beside: entries)
                continue
            }
            switch key.effect {
            case .tool(.rules): readRules(entry)
            case .tool(.theme): readTheme(entry)
            case .tool(.use): use = entry
            case .tool(.strings): isLocalized = reading.value(of: entry, for: key) != .choice("literals")
            case .tool(.deploymentTarget):
                if case .integer(let version)? = reading.value(of: entry, for: key) { deploymentTarget = version }
            case .tool(.codeStyle): makesViews = reading.value(of: entry, for: key) == .choice("view")
            case .tool(.templates): if reading.value(of: entry, for: key) != nil { templates = entry }
            case .tool(.debug):
                guard case .choices(let names)? = reading.value(of: entry, for: key) else { continue }
                debugAids = Set(names.compactMap(DebugAid.init(rawValue:)))
            default: preconditionFailure("`\(key.name)` says nothing about a project")
            }
        }
    }

    /// Reads the tokens of the project.
    private mutating func readTheme(_ entry: YAMLEntry) {
        var reader = ThemeReader(reading)
        reader.read(entry)
        tokens = reader.tokens
    }

    /// Reads the levels of rules.
    private mutating func readRules(_ entry: YAMLEntry) {
        guard case .mapping(let parts) = entry.value.content else {
            reading.reportWrongType(entry, "rules with their levels", label: "write `{ off-scale: warning }`")
            return
        }
        for part in parts {
            guard let rule = rules.first(where: { $0.rawValue == part.key.text }) else {
                reading.reportUnknownKey(part, in: "`\(entry.key.text)`", rules.map(Key.level(of:)), beside: parts)
                continue
            }
            guard case .choice(let word)? = reading.value(of: part, for: .level(of: rule)) else { continue }
            levels[rule] = RuleLevel(rawValue: word)
        }
    }
}
