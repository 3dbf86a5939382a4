import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("Events")
struct EventTests {
    private func code(_ rows: String) throws -> String {
        let result = Genvc.generate(
            spec: SourceFile(name: "Test.yml", text: "screen: Test\nscroll: vertical\nrows:\n\(rows)\n"))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test("that two switches share send the value of each")
    func sharedValue() throws {
        let code = try code(
            """
              - { switch: push, event: didToggle, accessibilityLabel: Push }
              - { switch: mail, event: didToggle, accessibilityLabel: Mail }
            """)
        #expect(code.contains("didToggle: pushSwitch.isOn"))
        #expect(code.contains("didToggle: mailSwitch.isOn"))
        #expect(code.components("func testViewController(_ viewController") == 1)
    }

    @Test("of a text that shows a number tell the text")
    func textOfNumber() throws {
        let code = try code(
            """
              - { textView: note, text: $notes.count, event: didWrite, accessibilityLabel: Note }
            state: { notes: { type: "[Note]", sample: [] } }
            """)
        #expect(code.contains("didWrite note: String)"), "\(code)")
    }

    /// Parts of a component, each with what the screen says of the layout at its event.
    private static let partsOfFittingScreen: [(String, Bool)] = [
        ("{ textView: note, height: { min: 44, max: 153 }, accessibilityLabel: Note }", true),
        ("{ textView: note, isScrollEnabled: false, event: didWrite, accessibilityLabel: Note }", true),
        ("{ card: box, rows: { textView: note, isScrollEnabled: false, accessibilityLabel: Note } }", true),
        ("{ textView: note, height: 120, accessibilityLabel: Note }", false),
        ("{ textField: note, placeholder: Note }", false),
    ]

    @Test("of a text that grows in a component have a fitting screen measured anew", arguments: partsOfFittingScreen)
    func growingTextInComponent(part: String, isMeasured: Bool) throws {
        for size in ["fitting", "320x400"] {
            for kind in ["Part", "Whole"] {
                let spec = """
                    screen: Test
                    preferredContentSize: \(size)
                    scroll: none
                    components:
                      Part: { rows: \(part) }
                      Whole: { rows: { Part: inner } }
                    rows: [ { \(kind): outer }, { label: end, text: End } ]
                    """
                let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
                #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
                let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
                #expect(code.contains("view.setNeedsLayout()") == (isMeasured && size == "fitting"), "\(code)")
            }
        }
    }

    @Test("that two buttons share have one method")
    func sharedTap() throws {
        let code = try code(
            """
              - { button: a, title: A, event: didSubmit }
              - { button: b, title: B, event: didSubmit }
            """)
        #expect(code.components("private func didSubmit") == 1)
        #expect(code.components("self?.didSubmit()") == 2)
    }

    @Test("that two parts of a component share are told by one closure, where the component stands and in a cell")
    func sharedInComponent() throws {
        let component = """
            components:
              Editor:
                state: { name: String, nick: String }
                rows:
                  - { textField: name, text: $name, placeholder: Name, event: didEdit }
                  - { textField: nick, text: $nick, placeholder: Nickname, event: didEdit }
                  - { button: send, title: Send, event: didSend }
                  - { button: again, title: Send Again, event: didSend }
            """
        let cell = "  - { collectionView: list, sections: { section: all, items: { Editor: note } } }"
        for stands in ["  - { Editor: note }", cell] {
            let code = try code("\(stands)\n\(component)")
            // Set twice, a closure would tell of one of the two alone.
            #expect(code.components(".didSend = {") == 1, "\(code)")
            #expect(code.components(".didEdit = {") == 1)
            #expect(code.contains("didChangeNoteName value: String"))
            #expect(code.components("DidTapNoteSend(_") == 1)
        }
    }

    @Test("of parts without an id reach the owner of the component by the names that the spec gives")
    func ofNamelessParts() throws {
        let code = try code(
            """
              - { Card: card }
            components:
              Card:
                rows:
                  - row: top
                    leading: { button: _, title: Help, event: showHelp }
                    trailing:
                      textView: _
                      text: "See the [Terms](terms)."
                      isEditable: false
                      isScrollEnabled: false
                      runs: { terms: { link: true } }
            """)
        #expect(code.contains("cardCard.showHelp = { [weak self] in self?.didTapCardShowHelp() }"))
        #expect(code.contains("cardCard.didTapTerms = { [weak self] in self?.didTapCardTerms() }"))
        #expect(code.contains("var showHelp: (() -> Void)?"))
        #expect(code.contains("var didTapTerms: (() -> Void)?"))
    }

    @Test("of what fills a place of each of several components keep what people enter")
    func ofFilledPlaces() throws {
        let components = """
            state: { isOn: Bool, name: String, count: Int, size: [small, large] }
            components: { Box: { rows: [ { label: title, text: Title }, { slot: inside } ] } }
            """
        let box = """
            { Box: tray, repeat: [ { id: first, title: First } ], inside: [ { switch: push, isOn: $isOn, \
            accessibilityLabel: Push }, { textField: name, text: $name, placeholder: Name }, { stepper: count, \
            value: $count, accessibilityLabel: Count }, { segmentedControl: size, segments: [S, L], \
            selectedSegmentIndex: $size, accessibilityLabel: Size } ] }
            """
        let kept = [
            "state.isOn = isOn\n", "state.name = value\n", "state.count = value\n",
            "state.size = Size.allCases[selectedSegmentIndex]\n",
        ]
        let rows = try code("  - \(box)\n\(components)")
        let list = "{ collectionView: all, sections: [ { section: main, items: [ \(box) ] } ] }"
        let cells = try code("  - \(list)\n\(components)")
        for statement in kept {
            #expect(rows.contains(statement), "\(statement)\(rows)")
            #expect(cells.contains(statement), "\(statement)\(cells)")
        }
        #expect(rows.contains("TestViewController.Size.allCases.firstIndex(of: content.size)"), "\(rows)")
        #expect(rows.contains("enum Size: CaseIterable,"))
    }

    @Test("can be left out, and Return still presses the button")
    func none() throws {
        let code = try code(
            """
              - { textField: name, placeholder: Name, onReturn: go, event: none }
              - { label: goText, text: Go }
              - { button: go, title: Go, event: none }
            """)
        #expect(!code.contains("protocol"))
        #expect(code.contains("guard goButton.isEnabled else { return }"))
        #expect(code.contains("goButton.sendActions(for: .touchUpInside)"))
    }

    @Test("that two buttons share are told by Return of the button that it presses")
    func sharedByReturn() throws {
        let code = try code(
            """
              - { textField: name, placeholder: Name, onReturn: b, event: none }
              - { label: nameText, text: Name }
              - { button: a, title: A, event: didSubmit }
              - { button: b, title: B, event: didSubmit, presents: sure }
            alerts:
              - { alert: sure, title: Sure?, actions: [ { action: agree, title: OK } ] }
            """)
        #expect(code.contains("        guard bButton.isEnabled else { return }\n        didSubmitWithBButton()"))
    }

    @Test("of repeated literals name the words of Swift in backquotes")
    func words() throws {
        let code = try code(
            """
              - button: extension
                title: $extension.title
                repeat: [ { id: public, title: P }, { id: in, title: I } ]
            """)
        #expect(code.contains("case `public`, `in`"))
        #expect(code.contains("didTapExtension `extension`: TestViewController.Extension"))
    }

    @Test("of an input in a component of a component reach it when its owner refuses what was entered")
    func refusedInside() throws {
        let spec = """
            screen: Test
            scroll: vertical
            state: { name: String }
            components:
              Inner: { parameters: { name: String }, rows: [ { textField: field, text: $name, placeholder: Name } ] }
              Outer: { parameters: { name: String }, rows: [ { Inner: inner, name: $name } ] }
              Plain: { parameters: { name: String }, rows: [ { label: inner, text: $name } ] }
            rows: [ { Outer: outer, name: $name }, { Plain: plain, name: $name } ]
            """
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec))
        let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)
        #expect(code.components("What is in an input is set back where its owner has refused it.") == 2)
        #expect(code.components("What is in an input is set back where it has been refused.") == 1)
        #expect(!code.contains("state != oldValue"))
        #expect(code.components("if content != oldValue { render() }") == 1)
    }

    @Test("of repeated switches show again what was refused, unless their place alone decides what they show")
    func refusedInRepeat() throws {
        let fixed = try code("  - { switch: sender, repeat: 2, accessibilityLabel: A, isOn: $sender != 2 }")
        #expect(fixed.components("render()") == 0)
        let varied = try code(
            """
              - switch: sender
                repeat: 2
                accessibilityLabel: A
                isOn: $sender != 2
                when: [ { if: width >= 600, isOn: true } ]
            """)
        // The calls where the screen is loaded and behind the event, and the method.
        #expect(varied.components("render()") == 3)
        let own = try code(
            "  - { switch: sender, repeat: 2, accessibilityLabel: A, isOn: $sender != 2, swift: $0.tag = sender }")
        #expect(own.components("render()") == 3)
    }

    @Test("of a field with Next move on to the next field")
    func next() throws {
        let code = try code(
            """
              - { textField: a, placeholder: A, returnKeyType: next }
              - { textField: b, placeholder: B, returnKeyType: search }
            """)
        #expect(code.contains("bTextField.becomeFirstResponder()"))
        #expect(code.contains("testViewControllerDidReturnB(self)"))
    }
}

extension String {
    /// The number of times that `part` stands in it.
    func components(_ part: String) -> Int { ranges(of: part).count }
}
