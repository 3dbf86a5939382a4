import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let missingAsset = DiagnosticCode(
        rule: "missing-asset", "an image or a color is in none of the asset catalogues")
}

/// `missing-asset`: the name of an image or a color that the catalogues of `--assets` do not have.
///
/// Without `--assets` nothing is known of the catalogues, and nothing is found. What a spec writes is judged, each name
/// once at its place; samples of state never come into the code and are not.
struct MissingAsset {
    static let rule = Rule(
        .missingAsset,
        why: """
            `UIImage(named:)` gives nil for a name that no catalogue has, and the view stays empty; a color that is missing
            is clear or ends the app. `genvc validate SPEC --assets App` looks for each name in the catalogues below App.
            An image that comes with a package or from code says so: `suppress: { rule: missing-asset, reason: … }`.
            """,
        wrong: """
            screen: Brand
            scroll: vertical
            rows:
              - { imageView: logo, image: lgoo, height: 80, decorative: true }

            """,
        right: """
            screen: Brand
            scroll: vertical
            rows:
              - { imageView: logo, image: logo, height: 80, decorative: true }

            """,
        check: .screen(findings))

    private let names: AssetNames
    /// The findings so far, in the order of the spec.
    private var findings: [RuleFinding] = []
    /// The places that were looked at: a style is met at each element that has it.
    private var known: Set<SourceRange> = []

    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        guard let names = screen.assets.names else { return [] }
        var rule = MissingAsset(names: names)
        rule.judge(screen.root.values, of: screen.root)
        rule.judge([screen.tabBarItem, screen.controller].compactMap { $0 } + screen.barItems)
        for list in screen.elementLists + [screen.toolbar, screen.alerts] { rule.judge(list) }
        return rule.findings
    }

    private init(names: AssetNames) {
        self.names = names
    }

    /// Looks at elements and all that they hold. It keeps a stack of its own, so that deep nesting cannot overflow the
    /// call stack.
    private mutating func judge(_ elements: [Element]) {
        var open = Array(elements.reversed())
        while let element = open.popLast() {
            let written = element.source ?? element
            judge(written.values + written.variedValues, of: element)
            for list in (element.all + [element.actions]).reversed() { open.append(contentsOf: list.reversed()) }
        }
    }

    private mutating func judge(_ values: [KeyedValue], of element: Element) {
        for keyed in values where known.insert(keyed.range).inserted {
            for name in Self.assets(in: keyed.value) { judge(name, at: keyed.range, of: element) }
        }
    }

    /// The name of an asset, by what it is.
    private enum Asset {
        case image(String)
        case color(String)
    }

    private static func assets(in value: Value) -> [Asset] {
        func named(_ color: ColorValue) -> [Asset] {
            if case .asset(let name) = color.source { [.color(name)] } else { [] }
        }
        switch value {
        case .image(let image):
            return if case .asset(let name) = image.source { [.image(name)] } else { [] }
        case .color(let color): return named(color)
        case .colors(let colors): return colors.flatMap(named)
        case .shadow(let shadow): return named(shadow.color)
        case .runs(let runs): return runs.flatMap { $0.attributes.flatMap { assets(in: $0.value) } }
        default: return []
        }
    }

    private mutating func judge(_ asset: Asset, at place: SourceRange, of element: Element) {
        let (noun, name, all) =
            switch asset {
            case .image(let name): ("image", name, names.images)
            case .color(let name): ("color", name, names.colors)
            }
        guard !all.contains(name) else { return }
        let nearest = WordSuggestion.nearest(to: name, among: all.sorted())
        let label =
            nearest.isEmpty
            ? "none is called so" : "did you mean \(EnglishList.joined(nearest.map { "`\($0)`" }, "or"))?"
        findings.append(
            RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .missingAsset, "the asset catalogues have no \(noun) `\(name)`", at: place, label: label))
        )
    }
}
