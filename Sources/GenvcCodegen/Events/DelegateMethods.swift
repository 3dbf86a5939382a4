import GenvcSwift
import GenvcTemplates
import GenvcViews

/// The events that views tell by methods of their delegates, which is the class that makes them.
struct DelegateMethods {
    /// A view with what is done when its delegate is called.
    typealias Entry = (view: ViewNode, statements: [Statement])

    let className: String
    /// The oldest iOS that the code is for.
    let deploymentTarget: Int
    /// The text views whose changes are told.
    var textViews: [Entry] = []
    /// The search bars whose text is told.
    var searchTexts: [Entry] = []
    /// The search bars whose search is told.
    var searches: [Entry] = []
    /// The search bars whose Cancel is told.
    var cancelledSearches: [Entry] = []
    /// The scroll views whose scrolling is told.
    var scrolls: [Entry] = []
    /// True if a list tells the class as well.
    var hasLists = false
    /// The runs that are links, each name once.
    var links: [(name: String, statements: [Statement])] = []
    /// True if one of them is in a text view that is repeated, so that it counts which was tapped.
    var linksAreRepeated = false

    /// True if gestures of a view go on at the same time.
    var recognizesSimultaneously = false

    init(className: String, deploymentTarget: Int) {
        self.className = className
        self.deploymentTarget = deploymentTarget
    }

    /// The extensions of the class, for the template `Conformance`.
    var conformances: [TemplateValue] {
        var conformances: [TemplateValue] = []
        let textMethods = [("textViewDidChange(_ textView: UITextView)", "textView", textViews)]
        if !textViews.isEmpty || !links.isEmpty {
            conformances.append(
                conformance("UITextViewDelegate", textMethods.filter { !$0.2.isEmpty }, links: linkContext))
        }
        if !scrolls.isEmpty {
            conformances.append(
                // A list is a scroll view too, and tells its delegate the same.
                conformance(
                    "UIScrollViewDelegate",
                    [("scrollViewDidScroll(_ scrollView: UIScrollView)", "scrollView", scrolls)],
                    asksSender: hasLists))
        }
        let searchMethods = [
            ("searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)", "searchBar", searchTexts),
            ("searchBarSearchButtonClicked(_ searchBar: UISearchBar)", "searchBar", searches),
            ("searchBarCancelButtonClicked(_ searchBar: UISearchBar)", "searchBar", cancelledSearches),
        ].filter { !$0.2.isEmpty }
        if !searchMethods.isEmpty { conformances.append(conformance("UISearchBarDelegate", searchMethods)) }
        if recognizesSimultaneously {
            conformances.append(conformance("UIGestureRecognizerDelegate", [], isSimultaneous: true))
        }
        return conformances
    }

    /// An extension that conforms to a protocol of UIKit. A method that serves several views asks which of them it was.
    private func conformance(
        _ name: String, _ methods: [(signature: String, sender: String, cases: [Entry])],
        links: TemplateValue = .null, asksSender: Bool = false, isSimultaneous: Bool = false
    ) -> TemplateValue {
        let isOfOneView = !asksSender && Set(methods.flatMap { $0.cases.map(\.view.name) }).count == 1
        return [
            "protocol": .string(name), "className": .string(className), "links": links,
            "isSimultaneous": .bool(isSimultaneous),
            "methods": .list(
                methods.enumerated().map { number, method in
                    [
                        "needsGap": .bool(number > 0), "signature": .string(method.signature),
                        "lines": .lines(
                            method.cases.flatMap { entry in
                                isOfOneView
                                    ? entry.statements
                                    : [.when("\(method.sender) === \(entry.view.expression)", entry.statements)]
                            }),
                    ]
                }),
        ]
    }

    /// The context of the methods by which UIKit asks about phrases that can be tapped: two where the code has to run
    /// before iOS 17.
    private var linkContext: TemplateValue {
        guard !links.isEmpty else { return .null }
        return [
            "needsGap": .bool(!textViews.isEmpty), "isRepeated": .bool(linksAreRepeated),
            "isAlwaysNew": .bool(deploymentTarget >= FirstIOS.textItems), "firstIOS": .string("\(FirstIOS.textItems)"),
            "lines": .lines([
                Statement.switched(
                    "url.absoluteString",
                    links.map { Statement.Case([Expression(SwiftLiteral.string($0.name))], $0.statements) }
                        + [Statement.Case([], ["break"], isShort: true)])
            ]),
        ]
    }
}
