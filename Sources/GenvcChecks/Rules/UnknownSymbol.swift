import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let unknownSymbol = DiagnosticCode(
        rule: "unknown-symbol", "a symbol is not there, or not yet, or is looked for among the assets")
}

/// `unknown-symbol`: a name of SF Symbols that shows nothing.
///
/// Triggering are names that SF Symbols does not have, names that are newer than the `ios` of the screen, and a word
/// that names a symbol where the assets of the app are searched. The last one is told where icons stand, that is
/// everywhere but in an `imageView`; for a name with a point, which assets hardly have; and wherever an asset catalogue
/// is known that lacks the picture. Silent are pictures in the form `{ asset: name }`, and variants for a language.
enum UnknownSymbol {
    static let rule = Rule(
        .unknownSymbol,
        why: """
            UIKit has no picture for a name that it does not know, and says nothing: the place stays empty. A symbol
            that is newer than the `ios` of the screen is missing on older devices alone.
            """,
        wrong: """
            screen: Note
            scroll: vertical
            rows:
              - { button: like, image: symbol:hart.fill, accessibilityLabel: Like it }

            """,
        right: """
            screen: Note
            scroll: vertical
            rows:
              - { button: like, image: symbol:heart.fill, accessibilityLabel: Like it }

            """,
        check: .screen(findings))

    /// One finding for each place of the spec, in whatever state it shows.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        var known: Set<RuleFinding.Words> = []
        return WrittenPicture.all(in: screen).compactMap { picture in
            finding(about: picture, screen).flatMap { known.insert($0.words).inserted ? $0 : nil }
        }
    }

    private static func finding(about picture: WrittenPicture, _ screen: Screen) -> RuleFinding? {
        switch picture.image.source {
        case .symbol(let name):
            guard let symbol = SystemSymbol.named(name) else { return unknown(name, picture, screen) }
            guard let version = symbol.version, !symbol.isThere(fromIOS: screen.deploymentTarget) else { return nil }
            return tooNew(symbol, since: version, picture, screen)
        case .asset(let name): return asset(name, picture, screen)
        }
    }

    /// The finding about a name that no symbol has.
    private static func unknown(_ name: String, _ picture: WrittenPicture, _ screen: Screen) -> RuleFinding {
        let nearest = SystemSymbol.nearest(to: name, fromIOS: screen.deploymentTarget)
        let words = nearest.map { "`\(picture.written($0))`" }
        return RuleFinding(
            element: picture.element,
            diagnostic: Diagnostic(
                .warning, .unknownSymbol, "SF Symbols has no `\(name)`", at: picture.range,
                label: words.isEmpty ? nil : "did you mean \(EnglishList.joined(words, "or"))?",
                help: "a symbol of your own stands in an asset catalogue: `{ asset: \(name) }`"),
            fixes: nearest.count == 1 ? [picture.fix(nearest[0])] : [])
    }

    /// The finding about a symbol that an iOS does not have on which the screen runs.
    private static func tooNew(
        _ symbol: SystemSymbol, since version: SystemSymbol.Version, _ picture: WrittenPicture, _ screen: Screen
    ) -> RuleFinding {
        let next = version.minor == 0 ? version.major : version.major + 1
        let older = symbol.olderName.flatMap(SystemSymbol.named).flatMap {
            $0.isThere(fromIOS: screen.deploymentTarget) ? $0.name : nil
        }
        return RuleFinding(
            element: picture.element,
            diagnostic: Diagnostic(
                .warning, .unknownSymbol,
                "`\(symbol.name)` needs iOS \(version), and this screen is for \(screen.deploymentTarget)",
                at: picture.range,
                label: older.map { "write `\(picture.written($0))`, its name before" }
                    ?? "take an older symbol, or write `ios: \(next)`",
                help: "an older iOS shows nothing in its place"),
            fixes: older.map { [picture.fix($0)] } ?? [])
    }

    /// The finding about an asset that is called as a symbol is; nil where an asset may well be meant.
    private static func asset(_ name: String, _ picture: WrittenPicture, _ screen: Screen) -> RuleFinding? {
        // A catalogue may name what it has no size for. Where it has a name like this one, `missing-asset` tells both.
        let mayBeAsset =
            screen.assets.names.map {
                $0.images.contains(name) || !AssetNames.nearest(to: name, among: $0.images).isEmpty
            }
            ?? (screen.assets.isEmpty ? !picture.isIcon && !name.contains(".") : screen.assets[name] != nil)
        guard !mayBeAsset, picture.symbolMeant(fromIOS: screen.deploymentTarget) != nil else { return nil }
        return RuleFinding(
            element: picture.element,
            diagnostic: Diagnostic(
                .warning, .unknownSymbol, "`\(name)` is looked for among the assets of the app", at: picture.range,
                label: "write `symbol:\(name)` for the symbol of that name",
                help: "an asset that is called so is `{ asset: \(name) }`"),
            fixes: [SpecFix([.replaceWord(picture.range, name, "symbol:\(name)")])])
    }
}
