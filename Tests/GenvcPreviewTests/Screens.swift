import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

@testable import GenvcChecks

private let nowhere = SourceRange(file: .spec, start: 0, end: 0)

/// An element as the reader would make it of a node; traps for a word that the language does not have.
func element(
    _ kind: String, _ id: String? = nil, _ values: [String: Value] = [:], children: [Element] = [],
    slots: RowSlots? = nil, overlay: [Element] = []
) -> Element {
    guard let kind = Vocabulary.kind(named: kind) else { preconditionFailure("no kind \(kind)") }
    let keyed = values.sorted { $0.key < $1.key }.map { name, value in
        guard let key = kind.key(named: name) else { preconditionFailure("no key \(name)") }
        return KeyedValue(key: key, value: value, range: nowhere, origin: .element)
    }
    return Element(
        kind: kind, id: id.map { Identifier($0, range: nowhere) }, values: keyed, children: children, slots: slots,
        overlay: overlay, range: nowhere)
}

func label(_ id: String?, _ text: String, _ values: [String: Value] = [:]) -> Element {
    element("label", id, values.merging(["text": .text(LocalizedText(text))]) { $1 })
}

func button(_ id: String?, _ title: String, _ values: [String: Value] = [:]) -> Element {
    element("button", id, values.merging(["title": .text(LocalizedText(title))]) { $1 })
}

func slots(_ leading: [Element], _ center: [Element], _ trailing: [Element]) -> RowSlots {
    RowSlots(leading: leading, center: center, trailing: trailing)
}

extension Value {
    static func points(_ points: Double) -> Value {
        .dimension([SizeRule(.plain, Length(points: points, group: .height, in: .shipped))])
    }

    static func square(_ side: Double) -> Value {
        .size(
            width: Length(points: side, group: .height, in: .shipped),
            height: Length(points: side, group: .height, in: .shipped))
    }

    static func words(_ text: String) -> Value { .text(LocalizedText(text)) }
}

/// A screen that has been through the layout of views, with no finding.
func checked(
    _ rows: [Element], header: [Element]? = nil, footer: [Element]? = nil, scroll: Screen.Scroll = .none,
    navigation: Screen.Navigation? = nil, hasTabBar: Bool = false, width: ContentWidth = .full
) -> CheckedScreen {
    let bar = { (rows: [Element]) in
        Screen.Bar(margins: .zero, spacing: .zero(.spacing), backgroundColor: nil, rows: rows)
    }
    var screen = Screen(
        name: Identifier("Login", range: nowhere), deploymentTarget: 15,
        root: Element(kind: .root, id: nil, values: [], range: nowhere), rows: rows, tokens: .shipped, file: .spec)
    screen.scroll = scroll
    screen.margins = Insets(
        vertical: .zero(.spacing), horizontal: Length(token: "large", group: .spacing, in: .shipped))
    screen.width = width
    screen.header = header.map(bar)
    screen.footer = footer.map(bar)
    screen.navigation = navigation
    screen.hasTabBar = hasTabBar
    return CheckedScreen(tree: ViewTreeBuilder.build(screen), findings: [])
}

/// The screen of the source document.
let loginRows: [Element] = [
    element(
        "imageView", "logo",
        [
            "image": .image(.asset("logo")), "height": .points(120), "size": .square(80),
            "placement": .choice("center"),
        ]),
    label("title", "Welcome Back", ["textAlignment": .choice("center"), "height": .points(60)]),
    element("textField", "email", ["placeholder": .words("Email"), "error": .boolean(true), "height": .points(80)]),
    element(
        "textField", "password",
        [
            "placeholder": .words("Password"), "isSecureTextEntry": .boolean(true), "revealButton": .choice("eye"),
            "error": .boolean(true), "height": .points(80),
        ]),
    button("forgotPassword", "Forgot Password?", ["previewName": .caption("Forgot Password")]),
    element("spacer"),
    button("login", "Log In", ["configuration": .choice("filled"), "height": .points(56)]),
    button("signup", "Don’t have an account? Sign up"),
]
