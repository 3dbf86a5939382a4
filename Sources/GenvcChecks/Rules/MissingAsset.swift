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
enum MissingAsset {
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

    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        guard let names = screen.assets.names else { return [] }
        // A style is met at each element that has it.
        var known: Set<SourceRange> = []
        var findings: [RuleFinding] = []
        WrittenValue.visit(screen) { value in
            guard known.insert(value.keyed.range).inserted else { return }
            for picture in value.pictures { findings += finding(about: picture, screen, among: names.images) }
            for name in colors(in: value.keyed.value) {
                findings += finding("color", name, at: value.keyed.range, of: value.owner, among: names.colors)
            }
        }
        for picture in WrittenPicture.ofFields(in: screen) {
            findings += finding(about: picture, screen, among: names.images)
        }
        return findings
    }

    /// One finding about a picture that no catalogue has.
    private static func finding(
        about picture: WrittenPicture, _ screen: Screen, among all: Set<String>
    ) -> [RuleFinding] {
        guard case .asset(let name) = picture.image.source else { return [] }
        let symbol = picture.symbolMeant(fromIOS: screen.deploymentTarget)
        return finding("image", name, at: picture.range, of: picture.element, among: all, symbol: symbol)
    }

    /// The names of colors of the app in a value.
    private static func colors(in value: Value) -> [String] {
        func named(_ color: ColorValue) -> [String] {
            if case .asset(let name) = color.source { [name] } else { [] }
        }
        switch value {
        case .color(let color): return named(color)
        case .colors(let colors): return colors.flatMap(named)
        case .shadow(let shadow): return named(shadow.color)
        case .runs(let runs): return runs.flatMap { $0.attributes.flatMap { colors(in: $0.value) } }
        case .binding(let binding): return binding.fallback.map { colors(in: $0.value) } ?? []
        case .repetition(let repetition):
            guard case .literals(let literals, _) = repetition.content else { return [] }
            return literals.flatMap { $0.values.flatMap { colors(in: $0.value) } }
        default: return []
        }
    }

    /// One finding about a name that no catalogue has. It is left to `unknown-symbol` where nothing but a symbol can be
    /// meant.
    ///
    /// - Parameter symbol: the symbol that the name is without its prefix; nil if it is none.
    private static func finding(
        _ noun: String, _ name: String, at range: SourceRange, of element: Element?, among all: Set<String>,
        symbol: String? = nil
    ) -> [RuleFinding] {
        guard !all.contains(name) else { return [] }
        let nearest = AssetNames.nearest(to: name, among: all)
        if symbol != nil, nearest.isEmpty { return [] }
        let meant = (nearest + [symbol].compactMap { $0.map { "symbol:\($0)" } }).map { "`\($0)`" }
        let label = meant.isEmpty ? "none is called so" : "did you mean \(EnglishList.joined(meant, "or"))?"
        return [
            RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .missingAsset, "the asset catalogues have no \(noun) `\(name)`", at: range,
                    label: label))
        ]
    }
}
