import GenvcModel
import Testing

@testable import GenvcPreview

/// The drawing inside a band, by the shape of its kind.
struct ContentDrawingTests {
    static let shapes: [(element: Element, lines: [String])] = [
        (
            label("terms", "By signing up you agree to the terms and to the privacy policy"),
            ["│  \"By signing up you agree to the    │", "│   terms and to the privacy policy\"  │"]
        ),
        (label("price", "12", ["textAlignment": .choice("right")]), ["│                               \"12\"  │"]),
        (label("price", "a b", ["numberOfLines": .integer(1)]), ["│  \"a b\"                              │"]),
        (
            button("add", "Add", ["image": .image(.symbol("plus"))]), ["│            [Plus] \"Add\"             │"]
        ),
        (
            button("add", "Add", ["configuration": .choice("tinted"), "placement": .choice("trailing")]),
            [
                "│                           ┌─────┐   │", "│                           │ Add │   │",
                "│                           └─────┘   │",
            ]
        ),
        (
            element("textField", "pin", ["text": .words("1234"), "isSecureTextEntry": .boolean(true)]),
            [
                "│   ┌─────────────────────────────┐   │", "│   │ ••••                        │   │",
                "│   └─────────────────────────────┘   │",
            ]
        ),
        (
            element(
                "searchBar", "search", ["placeholder": .words("Cities, regions and countries of the world")]),
            [
                "│   ┌─────────────────────────────┐   │", "│   │ Cities, regions and countr… │   │",
                "│   └─────────────────────────────┘   │",
            ]
        ),
        (
            element("textView", "message", ["text": .words("Dear all,\nhello")]),
            [
                "│   ┌─────────────────────────────┐   │", "│   │ Dear all, hello             │   │",
                "│   │                             │   │", "│   │                             │   │",
                "│   └─────────────────────────────┘   │",
            ]
        ),
        (
            element("imageView", "photo", ["size": .square(48)]),
            [
                "│   ┌───────┐                         │", "│   │ Photo │                         │",
                "│   └───────┘                         │",
            ]
        ),
        (
            element("view", "chart", ["class": .typeName("ChartView"), "height": .points(200)]),
            [
                "│   ┌─────────────────────────────┐   │", "│   │          ChartView          │   │",
                "│   └─────────────────────────────┘   │",
            ]
        ),
        (
            element("segmentedControl", "unit", ["segments": .texts(["Day", "Week"].map { LocalizedText($0) })]),
            ["│           [ Day | Week ]            │"]
        ),
        (element("slider", "volume"), ["│  -----------o---------------------  │"]),
        (element("switch", "push"), ["│  ( o)                               │"]),
        (element("pageControl", "pages"), ["│                * o o                │"]),
        (
            element("imageView", "photo", overlay: [label("badge", "New")]),
            [
                "│   ┌─────────────────────────────┐   │", "│   │            Photo            │   │",
                "│   └─────────────────────────────┘   │", "│    [Over: Badge]                    │",
            ]
        ),
        (
            element("card", "trend", children: [label("week", "This week"), button("more", "More")]),
            [
                "│ ┌─────────────────────────────────┐ │", "│ │  \"This week\"                    │ │",
                "│ │             \"More\"              │ │", "│ └─────────────────────────────────┘ │",
            ]
        ),
    ]

    @Test(arguments: shapes.indices)
    func drawsAShape(_ index: Int) {
        let shape = Self.shapes[index]
        let lines = drawnLines(checked([shape.element]))
        expect(lines[4..<(lines.count - 3)].joined(separator: "\n"), equals: shape.lines.joined(separator: "\n"))
    }

    @Test func drawsTheBarsThatAreDeclared() throws {
        let spec = "screen: Login\nnavigation: { title: Log In }\ntabBar: true\nrows: [ spacer ]\n"
        let lines = drawnLines(try checked(spec: spec))
        expect(
            lines.joined(separator: "\n"),
            equals: """
                ┌─────────────────────────────────────┐
                │ [Status Bar]                        │  <- Safe area top
                ├─────────────────────────────────────┤
                │ [Navigation Bar - 44pt]             │  <- Fixed height
                │              "Log In"               │
                ├─────────────────────────────────────┤
                │ [                                   │
                │           Flexible Spacer           │  <- Flexible
                │                                     │
                ├─────────────────────────────────────┤
                │ [Tab Bar - 49pt]                    │  <- Fixed height
                ├─────────────────────────────────────┤
                │ [Safe Area Bottom - 34pt]           │  <- Safe area bottom
                └─────────────────────────────────────┘
                """)
    }

    @Test func drawsWhatStandsInTheBars() throws {
        let lines = drawnLines(
            try checked(
                spec: """
                    screen: Chats
                    navigation:
                      title: Chats
                      prompt: Three are unread
                      leading: [ { barButtonItem: edit, systemItem: edit } ]
                      trailing: [ { barButtonItem: more, image: symbol:ellipsis }, { barButtonItem: save, title: Save } ]
                      search: { placeholder: Find }
                    toolbar: [ { barButtonItem: share, systemItem: action }, spacer, { barButtonItem: trash, title: Bin } ]
                    rows: [ spacer ]
                    """))
        expect(
            lines.joined(separator: "\n"),
            equals: """
                ┌─────────────────────────────────────┐
                │ [Status Bar]                        │  <- Safe area top
                ├─────────────────────────────────────┤
                │ [Navigation Bar - 126pt]            │  <- Fixed height
                │          Three are unread           │
                │  [Edit]       "Chats" [Save] [More] │
                │  [Search: Find]                     │
                ├─────────────────────────────────────┤
                │ [                                   │
                │           Flexible Spacer           │  <- Flexible
                │                                     │
                ├─────────────────────────────────────┤
                │ [Toolbar - 44pt]                    │  <- Fixed height
                │  [Share]                      [Bin] │
                ├─────────────────────────────────────┤
                │ [Safe Area Bottom]                  │  <- Safe area bottom
                └─────────────────────────────────────┘
                """)
    }

    @Test func aLargeTitleTakes96Points() throws {
        let spec = "screen: Inbox\nnavigation: { title: Inbox, largeTitleDisplayMode: always }\nrows: []\n"
        let lines = drawnLines(try checked(spec: spec.replacing("[]", with: "[ spacer ]")))
        #expect(lines[3] == "│ [Navigation Bar - 96pt]             │  <- Fixed height")
        #expect(lines[4] == "│  \"Inbox\"                            │")
    }

    @Test func marksTheRowsOfHeaderAndFooterAsPinned() {
        let screen = checked(
            [label("body", "Text")], header: [label("top", "Top", ["height": .points(50)])],
            footer: [button("pay", "Pay"), element("separator")])
        let marks = drawnLines(screen).filter { $0.contains("<-") }
        #expect(
            marks == [
                "│ [Row 1: Top - 50pt]                 │  <- Fixed, pinned",
                "│ [Row 2: Body]                       │  <- Flexible (content)",
                "│ [Row 3: Pay Link - 44pt]            │  <- Fixed, pinned",
                "│ [Separator] ─────────────────────── │  <- Fixed, pinned",
            ])
    }

    @Test func marksARowThatIsHiddenAtFirst() {
        let lines = drawnLines(checked([label("hint", "x", ["isHidden": .boolean(true)])]))
        #expect(lines[3] == "│ [Row 1: Hint]                       │  <- Flexible (content), hidden")
    }

    @Test func cutsACaptionBeforeTheHeight() {
        let name = "A caption that is far too long to stand in one line of the drawing"
        let lines = drawnLines(checked([label("title", "x", ["previewName": .caption(name), "height": .points(60)])]))
        #expect(lines[3] == "│ [Row 1: A caption that is … - 60pt] │  <- Fixed")
    }

    @Test func aSpacerWithAHeightIsNoFlexibleArea() {
        let lines = drawnLines(checked([element("spacer", nil, ["height": .points(24)])]))
        #expect(lines[3] == "│ [Spacer - 24pt]                     │  <- Fixed")
    }
}
