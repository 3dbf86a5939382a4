import GenvcModel
import GenvcViews
import Testing

/// The class of a component is made without a look at the places where it stands, so what is judged on a screen must
/// not depend on them either.
@Suite("Constraints inside components")
struct ComponentConstraintTests {
    /// The first row of a component, a line each.
    static let bodies = [
        "{ switch: flag, accessibilityLabel: Flag }",
        "{ imageView: picture, image: me, size: 80, decorative: true }",
        "{ imageView: picture, image: me, size: 80, placement: center, decorative: true }",
        "{ button: go, title: Go }",
        "{ label: words, text: Words, placement: trailing }",
        "{ label: words, text: Words, height: { equal: 40 } }",
        "{ row: line, items: [ { label: a, text: A }, spacer, { switch: flag, accessibilityLabel: Flag } ] }",
        "{ row: line, leading: [ { label: a, text: A } ], trailing: [ { label: b, text: B } ] }",
        "{ stackView: column, axis: vertical, alignment: leading, items: [ { label: a, text: A }, { button: b, title: B } ] }",
        "{ textField: name, placeholder: Name, error: true }",
        "{ card: box, rows: [ { stepper: count, accessibilityLabel: Count } ] }",
        "{ view: box, height: 60, overlay: [ { view: dot, size: 8, placement: topTrailing } ] }",
        "{ label: tag, text: New, backgroundColor: primary, cornerRadius: circle, margins: small }",
        "{ grid: tiles, columns: 2, items: [ { label: a, text: A }, { label: b, text: B }, { label: c, text: C } ] }",
        "{ activityIndicatorView: spinner, isAnimating: true, style: large }",
        "{ scrollView: pages, axis: horizontal, items: [ { label: a, text: A } ] }",
    ]

    /// A key of the screen, and the rows that say where the component stands in it.
    static let places = [
        ("", "rows: [ { Box: box } ]"),
        ("", "rows: [ { Box: box, placement: center } ]"),
        ("", "rows: [ { Box: box, placement: trailing } ]"),
        ("", "rows: [ { row: line, items: [ { Box: box }, { label: other, text: Other } ] } ]"),
        ("", "rows: [ { row: line, items: [ { Box: box }, spacer, { label: other, text: Other } ] } ]"),
        ("", "rows: [ { stackView: column, axis: vertical, alignment: leading, items: [ { Box: box } ] } ]"),
        ("scroll: horizontal", "rows: [ { Box: box } ]"),
        ("scroll: vertical", "rows: [ { Box: box, isHidden: not $shown } ]"),
        ("", "rows: [ { view: around, isHidden: not $shown, rows: [ { Box: box } ] } ]"),
        ("", "rows: [ { label: title, text: Title } ]\noverlay: [ { Box: box, placement: bottomTrailing } ]"),
        ("", "rows: [ { Box: box, width: 200, placement: leading } ]"),
        ("", "rows: [ { Box: box, height: { min: 200 } } ]"),
        ("", "rows: [ { Box: box }, spacer ]"),
    ]

    @Test("are those of its class wherever it stands", arguments: bodies)
    func agree(_ body: String) throws {
        for keys in ["", "\n    height: { min: 120 }", "\n    spacing: 8\n    margins: 12", "\n    width: 90"] {
            var ofClass: [String]?
            for (screen, place) in Self.places {
                let spec = """
                    screen: Test
                    \(screen)
                    state: { shown: { type: Bool, sample: true } }
                    components:
                      Box:\(keys)
                        rows: [ \(body), { label: last, text: Last } ]
                    \(place)

                    """
                let source = try readScreen(spec)
                let expected = try ofClass ?? classConstraints(of: source)
                ofClass = expected
                let found = inside(wholeViewTree(of: source))
                #expect(found.filter { !expected.contains($0) } == [], "more than the class: \(place) \(screen)\(keys)")
                #expect(expected.filter { !found.contains($0) } == [], "less than the class: \(place) \(screen)\(keys)")
            }
        }
    }

    /// The constraints in the class of the only component, but for its own size.
    private func classConstraints(of screen: Screen) throws -> [String] {
        let component = try #require(screen.components.first)
        let alone = ScreenSampler.screen(of: component, in: screen, cases: .none)
        let tree = ViewTreeBuilder.build(alone, isClass: true).ofClass(component.base)
        return described(tree, host: try #require(tree.host))
    }

    /// The constraints inside the only component of a screen.
    private func inside(_ tree: ViewTree) -> [String] {
        guard let host = tree.views.indices.first(where: { tree.views[$0].name == "boxBox" }) else { return [] }
        return described(tree, host: host)
    }

    private func described(_ tree: ViewTree, host: Int) -> [String] {
        let prefix = tree.views[host].name + "."
        func name(_ item: Constraint.Item) -> String? {
            switch item {
            case .view(host): return "self"
            case .view(let view):
                let isInside = tree.component(around: view) == host
                let name = tree.views[view].name
                return isInside ? (name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name) : nil
            case .margins(let view): return name(.view(view)).map { $0 + ".margins" }
            case .scrollContent(let view): return name(.view(view)).map { $0 + ".content" }
            case .scrollFrame(let view): return name(.view(view)).map { $0 + ".frame" }
            default: return "\(item)"
            }
        }
        return tree.constraints.flatMap(\.constraints).compactMap { constraint in
            guard let item = name(constraint.item), item != "self" else { return nil }
            var text = "\(item).\(constraint.attribute.rawValue) \(constraint.relation.rawValue)"
            if let target = constraint.target {
                text += " \(name(target.item) ?? "outside").\(target.attribute.rawValue)"
            }
            return text + " \(constraint.constant.points(scale: 2)) @\(constraint.priority)"
        }
    }
}
