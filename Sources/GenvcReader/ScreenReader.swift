import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Makes a screen of a parsed document, by the words of the vocabulary.
///
/// Names come before what uses them: files, styles, state and components are read first, then the other keys in the
/// order in which they are written. At the end rules judge the elements and the keys of the screen, references are
/// looked up, and what nothing uses is noted.
package struct ScreenReader {
    /// Reads the whole tree and reports every mistake in it.
    ///
    /// - Parameters:
    ///   - kinds: the kinds of elements that the spec may use.
    ///   - project: what holds for all screens of the project: the tokens that values may name.
    ///   - used: the files that the spec may use; those that it does are in it behind that.
    /// - Returns: the screen, complete only if the sink has no errors; nil where the name or the rows are missing.
    package static func read(
        _ tree: YAMLTree, of file: SourceFile, kinds: [Kind] = Vocabulary.kinds, project: Project = Project(),
        used: inout UsedFiles, into sink: inout DiagnosticSink
    ) -> Screen? {
        var reader = ScreenReader(file, kinds: kinds, project: project, used: used, sink: sink)
        let screen = reader.screen(tree.root)
        sink = reader.nodes.reading.sink
        used = reader.used
        return screen
    }

    /// Reads a spec that uses no other file.
    package static func read(
        _ tree: YAMLTree, of file: SourceFile, kinds: [Kind] = Vocabulary.kinds, project: Project = Project(),
        into sink: inout DiagnosticSink
    ) -> Screen? {
        var used = UsedFiles()
        return read(tree, of: file, kinds: kinds, project: project, used: &used, into: &sink)
    }

    let file: SourceFile
    /// The kinds that are not components.
    let vocabulary: [Kind]
    /// The project, which holds for all its screens.
    let project: Project
    /// Reads the elements of the file, and has the findings.
    var nodes: NodeReader
    /// The files that were read so far, for whatever spec.
    var used: UsedFiles
    /// The files that are used here.
    var uses: [Use] = []
    /// The values of the keys of the screen.
    var values: [KeyedValue] = []
    /// The name of the screen; nil until it is read, or where it cannot be one.
    var name: Identifier?
    /// The rows; nil until they are read.
    var rows: [Element]?
    /// The entry with the rows where it has none.
    private var emptyRows: YAMLEntry?
    /// True for a screen with `sections`.
    var isList = false
    /// The rooms under `preview`.
    var boxes: [PreviewBox] = []
    var header: BarDraft?
    var footer: BarDraft?
    var overlay: [Element] = []
    var underlay: [Element] = []
    var navigation: Screen.Navigation?
    /// The fields of `state`.
    var state: [StateField] = []
    /// The cases of `when` at the screen.
    var variants: [Variant] = []
    /// The components that can stand here, each behind those that it uses.
    var components: [Component] = []
    /// The names under `components` of the file.
    var componentNames: Set<String> = []
    var toolbar: [Element] = []
    var alerts: [Element] = []
    var tabBarItem: Element?
    /// The values about how the screen stands as a sheet.
    var sheet: [KeyedValue] = []
    /// The announcements that VoiceOver is told, case by case.
    var notifications: [Variant] = []
    /// True if the parser could not read all; what is missing may have stood there.
    var hasUnreadableEntry = false

    init(_ file: SourceFile, kinds: [Kind], project: Project, used: UsedFiles, sink: DiagnosticSink) {
        self.file = file
        vocabulary = kinds
        self.project = project
        self.used = used
        nodes = NodeReader(kinds: kinds, project: project, sink: sink)
        hasUnreadableEntry = sink.hasErrors
    }

    /// Reads the whole document; nil where a name or rows are missing.
    private mutating func screen(_ root: YAMLNode) -> Screen? {
        guard case .mapping(let entries) = root.content else {
            reportNoSpec(root)
            return nil
        }
        guard isSpec(entries) else { return nil }
        let names = Key.screen.map(\.name)
        nodes.styles.isIncomplete = hasUnreadableEntry || entries.contains { !names.contains($0.key.text) }
        nodes.own = ClassBeingRead(Self.writtenName(in: entries), nodes.reading)
        readFirst(entries)
        readDeclarations(entries)
        if let sections = entries.first(where: { Key.named($0.key.text, in: Key.screen)?.effect == .content(.sections) }
        ) {
            readList(sections, among: entries)
        }
        for entry in entries where !nodes.reading.sink.isFull { read(entry, among: entries) }
        if let alerts = entries.first(where: { Key.named($0.key.text, in: Key.screen)?.effect == .content(.alerts) }) {
            readAlerts(alerts)
        }
        reportNothingToShow()
        nodes.judge()
        judge(entries)
        nodes.reading.sink.add(EnumName.findings(of: state, beside: nodes.kinds.all))
        judgeTypes()
        nodes.reading.sink.add(SampledTypes(nodes.reading).findingsOfUses)
        nodes.resolveReferences()
        nodes.checkEventNames()
        nodes.styles.checkUnused(of: file.id, nodes.kinds)
        takeMadeComponents()
        checkUnusedDeclarations()
        guard let name, let rows else { return nil }
        return screen(name, rows)
    }

    /// Reports a screen without rows that has no layer either.
    private func reportNothingToShow() {
        guard let emptyRows, overlay.isEmpty, underlay.isEmpty else { return }
        nodes.reading.report(
            .emptyValue, "`\(emptyRows.key.text)` has no element", at: emptyRows.value.range,
            label: "write an element, as `- label: title`")
    }

    /// Has the rules judge the keys of the screen.
    private func judge(_ entries: [YAMLEntry]) {
        let screen = ReadScreen(
            keys: entries.map(\.key), values: values, name: name, elements: nodes.own.elements, isList: isList,
            scroll: scroll,
            componentsTakingText: nodes.components.takingText, boxes: boxes, isComplete: !hasUnreadableEntry,
            areNodesComplete: !nodes.hasUnreadableNode, tokens: nodes.reading.tokens,
            deploymentTarget: nodes.reading.deploymentTarget)
        for rule in ScreenRules.all { nodes.reading.sink.add(rule.findings(in: screen)) }
    }

    /// The name of the screen as it is written, whether or not it can be one; empty where there is none.
    private static func writtenName(in entries: [YAMLEntry]) -> String {
        for entry in entries where Key.named(entry.key.text, in: Key.screen)?.effect == .tool(.screen) {
            if case .scalar(let name) = entry.value.content { return name.text }
        }
        return ""
    }

    /// Reads first, wherever they stand, the keys on which it depends what other values may say.
    private mutating func readFirst(_ entries: [YAMLEntry]) {
        for entry in entries {
            guard case .scalar(let scalar) = entry.value.content else { continue }
            switch Key.named(entry.key.text, in: Key.screen)?.effect {
            case .tool(.deploymentTarget):
                if let version = Int(scalar.text) { nodes.reading.deploymentTarget = version }
            case .tool(.contentHeight): nodes.reading.isFitting = scalar.text == "fitting"
            default: break
            }
        }
    }

    /// Reads one key of the screen.
    mutating func read(_ entry: YAMLEntry, among entries: [YAMLEntry]) {
        if case .error = entry.value.content { hasUnreadableEntry = true }
        guard let key = Key.named(entry.key.text, in: Key.screen) else {
            reportUnknownKey(entry, in: "a screen", Key.screen, beside: entries)
            return
        }
        switch key.effect {
        case .tool(.screen): name = screenName(entry)
        case .content(.rows):
            if !isList { rows = nodes.nodes(entry, at: .screenRows) }
            if case .sequence(let nodes) = entry.value.content, nodes.isEmpty { emptyRows = entry }
        case .content(.sections), .tool(.list): break
        case .content(.header): header = bar(entry)
        case .content(.footer): footer = bar(entry)
        case .content(.overlay): overlay = nodes.nodes(entry, at: .layer)
        case .content(.underlay): underlay = nodes.nodes(entry, at: .layer)
        case .tool(.navigation): navigation = navigation(entry)
        case .content(.toolbar): toolbar = nodes.nodes(entry, at: .toolbar)
        case .content(.alerts): break
        case .tool(.preview): boxes = BoxFormat(nodes.reading).read(entry)
        case .tool(.tabBarItem): tabBarItem = part(.tabBarItem, entry)
        case .tool(.sheet): sheet = keyedValues(entry, of: .sheet) ?? []
        case .tool(.styles), .tool(.state), .tool(.components), .tool(.use), .tool(.strings): break
        case .tool(.variants): readVariants(entry)
        case .tool(.accessibilityNotifications): readNotifications(entry)
        default:
            guard let value = nodes.reading.value(of: entry, for: key) else { return }
            values.append(KeyedValue(key: key, value: value, writtenAt: entry))
        }
    }

    /// The screen of all that was read, with defaults for what was left out.
    private func screen(_ name: Identifier, _ rows: [Element]) -> Screen {
        var type: Screen.ScreenType?
        if case .choice(let word)? = value(.tool(.type)) { type = Screen.ScreenType(rawValue: word) }
        var margins = isList ? Insets.zero : ScreenDefaults.margins(nodes.reading.tokens)
        if case .insets(let insets)? = value(.layout(.margins)) { margins = insets }
        var spacing = Length.zero(.spacing)
        if case .length(let length)? = value(.layout(.spacing)) { spacing = length }
        let alignment = value(.layout(.alignment))?.word.flatMap(StackAlignment.init) ?? ScreenDefaults.alignment
        var width = isList ? ContentWidth.full : ScreenDefaults.width(of: type)
        if case .contentWidth(let written)? = value(.tool(.contentWidth)) { width = written }
        var statements: [String] = []
        if case .statements(let lines)? = value(.tool(.swift)) { statements = lines }
        var screen = Screen(
            name: name, deploymentTarget: nodes.reading.deploymentTarget,
            root: ScreenDefaults.root(of: name, values, variants), rows: rows, tokens: nodes.reading.tokens,
            file: file.id)
        screen.type = type
        screen.logsDeinit = nodes.reading.debugAids.contains(.deinitLog)
        screen.hasPreview = nodes.reading.debugAids.contains(.preview)
        screen.scroll = scroll
        screen.isScrollWritten = value(.tool(.scroll)) != nil
        screen.isFitting = isFitting
        screen.boxes = boxes
        (screen.margins, screen.spacing, screen.places) = (margins, spacing, SpacePlaces(values))
        screen.alignment = alignment
        screen.width = width
        let outerMargins = isList ? ScreenDefaults.margins(nodes.reading.tokens) : margins
        screen.header = header?.bar(inside: outerMargins)
        screen.footer = footer?.bar(inside: outerMargins)
        screen.overlay = overlay
        screen.underlay = underlay
        screen.navigation = navigation
        screen.hasTabBar = value(.tool(.tabBar)) == .boolean(true)
        screen.statements = statements
        screen.state = state
        screen.components = components
        screen.variants = variants
        screen.isEdgeToEdge = value(.layout(.edgeToEdge)) == .boolean(true)
        screen.toolbar = toolbar
        (screen.alerts, screen.alertKeyNames) = (alerts, nodes.reading.alertKeyNames)
        screen.alertSubjects = nodes.reading.alertSubjects
        screen.tabBarItem = tabBarItem
        screen.sheet = sheet
        screen.notifications = notifications
        screen.controller = controller
        screen.ownTypes = nodes.reading.ownTypes
        if case .choices(let names)? = value(.tool(.keyboardBar)) { screen.keyboardBar = names }
        screen.imports = imports
        if case .choices(let names)? = value(.tool(.hooks)) {
            screen.hooks = LifecycleHook.allCases.filter { names.contains($0.rawValue) }
        }
        screen.holdsTextInput = screen.takesText
        return screen
    }

    /// The values of the controller itself and its scroll view, as an element; nil without any.
    private var controller: Element? {
        let values = values.filter { keyed in
            switch keyed.key.effect {
            case .controller, .overridden, .scrollView: true
            default: false
            }
        }
        return values.first.map { Element(kind: .viewController, id: nil, values: values, range: $0.range) }
    }

    /// The modules that its code imports besides UIKit.
    var imports: [String] {
        if case .modules(let names)? = value(.tool(.imports)) { names } else { [] }
    }

    /// The value of the key of the screen with that effect; nil if it is not written.
    func value(_ effect: Effect) -> Value? {
        for keyed in values where keyed.key.effect == effect { return keyed.value }
        return nil
    }
}
