import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("Lists")
struct ListCodeTests {
    private func code(_ spec: String) throws -> String {
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: "screen: Test\n" + spec))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test("give an alert no element where an alert presents it too", arguments: [true, false])
    func alertOfAlert(isFirst: Bool) throws {
        let first = "  - { alert: first, title: First, actions: [ { action: more, title: More, presents: second } ] }\n"
        let second = "  - { alert: second, title: Second, actions: [ { action: stay, title: Stay } ] }\n"
        let code = try code(
            """
            state: { plans: { type: "[Plan]", sample: [ { id: a, name: Ada } ] } }
            navigation: { trailing: [ { barButtonItem: ask, title: Ask, presents: first } ] }
            sections:
              - { section: main, items: [ { cell: plan, repeat: $plans, text: $plan.name, presents: second, event: didPick } ] }
            alerts:

            """ + (isFirst ? first + second : second + first))
        #expect(code.contains("presentSecondAlert()"))
        #expect(!code.contains("presentSecondAlert(for"))
    }

    @Test("of a view present nothing: the owner is told of taps, swipes and menus")
    func presentsInView() throws {
        let spec = """
            screen: Test
            state: { plans: { type: "[Plan]", sample: [ { id: a, name: Ada } ] } }
            rows:
              - collectionView: all
                sections:
                  - section: main
                    items:
                      - { cell: account, text: Account, presents: other }
                      - cell: plan
                        repeat: $plans
                        text: $plan.name
                        presents: confirm
                        event: didPick
                        leadingSwipeActions: [ { action: pin, title: Pin, presents: confirm } ]
                        trailingSwipeActions: [ { action: delete, title: Delete, presents: confirm } ]
                        menu: [ { action: share, title: Share, presents: confirm } ]
            alerts:
              - { alert: confirm, title: Sure?, actions: [ { action: stay, title: Stay, style: cancel } ] }
              - { alert: other, title: Sure?, actions: [ { action: leave, title: Leave, style: cancel } ] }
            """
        let result = Genvc.generate(
            spec: SourceFile(name: "Test.yml", text: spec), options: Genvc.Options(style: .view))
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        #expect(!code.contains("presentConfirmAlert"))
        #expect(code.contains("delegate?.testViewDidSelectAccount(self)"))
        for event in ["didPick", "didSelectPin", "didSelectDelete", "didSelectShare"] {
            #expect(code.contains("delegate?.testView(self, \(event): plan)"))
        }
    }

    @Test("leave out the cells whose own element says so")
    func isHiddenByElement() throws {
        let code = try code(
            """
            state: { plans: { type: "[Plan]", sample: [ { id: a, name: Ada } ] }, words: [String], isOpen: Bool }
            sections:
              - section: main
                items:
                  - { cell: plan, repeat: $plans, text: $plan.name, isHidden: $plan.name != "Ada" }
                  - { cell: word, repeat: $words, text: $word, isHidden: $isOpen or $word == "a" }
                  - { cell: other, repeat: $words, text: $other, isHidden: $isOpen }
                  - cell: offer
                    repeat: [ { id: free, isShown: true }, { id: pro, isShown: false } ]
                    text: Offer
                    isHidden: not $offer.isShown
            """)
        #expect(code.contains("Offer.allCases.filter { offer in offer.isShown }.map { .offer($0) }"))
        #expect(code.contains("state.plans.filter { plan in plan.name == \"Ada\" }.map { .plan($0.id) }"))
        #expect(code.contains("wordItems(state.words.filter { word in !(state.isOpen || word == \"a\") })"))
        #expect(code.contains("if !state.isOpen {"))
    }

    @Test("name their enums otherwise than literals do", arguments: ["item", "section"])
    func enumOfLiterals(id: String) throws {
        let code = try code(
            """
            sections:
              - section: main
                items:
                  - { cell: \(id), repeat: [ { id: first }, { id: second } ], text: Text }
            """)
        let name = id == "item" ? "Item" : "Section"
        #expect(code.components("enum \(name):") == 1)
        #expect(code.components("enum List\(name)") == 1)
    }

    @Test("name their enums otherwise than any type that the spec names", arguments: ["Section", "Item"])
    func enumsOfOtherNames(name: String) throws {
        let word = name == "Item" ? "item" : "section"
        let code = try code(
            """
            state:
              list\(name): [ first, second ]
            header:
              rows:
                - { view: top, class: \(name), height: 40, decorative: true }
            sections:
              - section: main
                items:
                  - { cell: list\(name)2, repeat: [ { id: one }, { id: two } ], text: Text }
                  - { cell: \(word)s, text: Text }
            """)
        #expect(code.components("enum \(name):") == 0)
        #expect(code.components("enum List\(name):") == 1 && code.components("enum List\(name)2:") == 1)
        #expect(code.components("enum List\(name)3:") == 1)
    }

    @Test("register cells once that differ in their content alone")
    func sharedCells() throws {
        let code = try code(
            """
            state: { plans: { type: "[Plan]", sample: [ { id: a, name: Ada } ] }, words: [String] }
            sections:
              - section: main
                items:
                  - { cell: first, text: First }
                  - { cell: plan, repeat: $plans, text: $plan.name }
                  - { cell: opening, text: Opening, accessories: disclosureIndicator }
                  - { cell: word, repeat: $words, text: $word, image: "symbol:star" }
            """)
        #expect(code.components("CellRegistration<UICollectionViewListCell, Item>") == 2)
        #expect(code.contains("case .first, .plan, .word:\n"))
        #expect(code.contains("case .plan(let id):\n            guard let plan = plan(with: id) else { return }"))
        #expect(code.contains("case .opening: return\n"))
        #expect(code.components("cell.contentConfiguration = content") == 2)
    }

    @Test("need no choice where all cells have one registration")
    func oneRegistration() throws {
        let code = try code(
            """
            components:
              Line: { parameters: { name: String, isNew: Bool }, rows: [ { label: name, text: $name } ] }
            state: { isNew: Bool }
            sections:
              - section: main
                items:
                  - { Line: first, name: First, isNew: false, when: { if: $isNew, name: New } }
                  - { Line: second, name: Second, isNew: true }
            """)
        #expect(code.contains("let lineCell = UICollectionView.CellRegistration<ComponentCell<Line>, Item>"))
        #expect(!code.contains("return collectionView.dequeueConfiguredReusableCell"))
        #expect(code.contains("var content: Line.Content\n        switch item {"))
    }

    @Test(
        "keep registrations apart whose cells keep something, or act each by itself",
        arguments: [
            // A component that people opened would be open in another cell.
            "{ Line: first, name: First }\n- { Line: second, name: Second }",
            // The name is a cell's own.
            "{ cell: list, text: First }\n- { cell: second, text: Second }",
            "{ cell: first, text: First, accessories: detail }\n- { cell: second, text: Second, accessories: detail }",
            "{ cell: first, text: A, menu: [ { action: a, title: A } ] }\n"
                + "- { cell: second, text: B, menu: [ { action: b, title: B } ] }",
            "{ cell: first, text: A, accessories: switch, isOn: $isA }\n- { cell: second, text: B, accessories: switch, isOn: $isB }",
        ])
    func apart(cells: String) throws {
        let items = cells.split(separator: "\n").map { $0.hasPrefix("- ") ? $0 : "- " + $0 }
        let code = try code(
            """
            components:
              Line:
                parameters: { name: String }
                state: { isOpen: Bool }
                rows: [ { label: name, text: $name, isHidden: not $isOpen } ]
            state: { isA: Bool, isB: Bool }
            sections:
              - section: main
                items: [ \(items.map { String($0.dropFirst(2)) }.joined(separator: ", ")) ]
            """)
        #expect(code.components("UICollectionView.CellRegistration<") == 2, "\(code)")
    }

    @Test(
        "have cells that VoiceOver reads as buttons, unless the component says that it is read part by part",
        arguments: [
            ("accessibilityTraits: selected", true), ("accessibilityLabel: Plan $name", true),
            ("when: [ { if: $isChosen, accessibilityTraits: selected } ]\n    accessibilityTraits: staticText", true),
            ("accessibilityValue: $name\n    accessibilityLabel: Plan", true), ("accessibilityValue: $name", false),
            ("isAccessibilityElement: false", false),
        ])
    func readAsButton(keys: String, isRead: Bool) throws {
        let code = try code(
            """
            state: { plans: { type: "[Plan]", sample: [ { id: a, name: Ada } ] }, chosen: String }
            sections:
              - section: main
                items: [ { PlanView: plan, repeat: $plans, name: $plan.name, isChosen: $plan.id == $chosen } ]
            components:
              PlanView:
                parameters: { name: String, isChosen: Bool }
                \(keys)
                rows: [ { label: name, text: $name, isHidden: $isChosen } ]

            """)
        #expect(code.contains("cell.isReadAsButton = true") == isRead)
    }

    @Test("have accessories in the order of the spec, also before iOS has detail buttons")
    func accessories() throws {
        let code = try code(
            """
            ios: 15
            sections:
              - section: main
                items:
                  - { cell: first, text: A, accessories: [ checkmark, detail, disclosureIndicator ] }
                  - { cell: last, text: B, accessories: [ checkmark, detail ] }

            """)
        #expect(code.contains("cell.accessories.insert(.detail { [weak self] in self?.didTapFirstDetail() }, at: 1)"))
        #expect(code.contains("cell.accessories.append(.detail { [weak self] in self?.didTapLastDetail() })"))
    }
}
