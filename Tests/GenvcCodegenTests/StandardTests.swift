import GenvcDiagnostics
import GenvcKit
import Testing

/// Values that are left out, since UIKit has them anyway, differ from kind to kind.
@Suite("Standards")
struct StandardTests {
    @Test(
        "hugging of a case is taken back to that which UIKit gives the view",
        arguments: [
            ("switch: it", "defaultHigh", "defaultHigh"), ("stepper: it", "defaultHigh", "defaultHigh"),
            ("slider: it", "defaultLow", "defaultHigh"), ("label: it\n    text: It", "defaultLow", "defaultLow"),
        ])
    func hugging(view: String, horizontal: String, vertical: String) throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            scroll: vertical
            rows:
              - \(view)
                when: { if: $isOpen, hugging: 600 }

            """)
        for (priority, axis) in [(horizontal, "horizontal"), (vertical, "vertical")] {
            #expect(code.contains("setContentHuggingPriority(.\(priority), for: .\(axis))"))
        }
        #expect(code.components("setContentHuggingPriority") == 4)
    }

    private func code(_ spec: String) throws -> String {
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: "screen: Test\n" + spec))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    @Test("of a label and a button are elements of VoiceOver")
    func isAccessibilityElement() throws {
        let code = try code(
            """
            rows:
              - { label: silent, text: Silent, isAccessibilityElement: false }
              - { label: spoken, text: Spoken, isAccessibilityElement: true }
              - { button: hidden, title: Hidden, isAccessibilityElement: false }
              - { switch: on, isAccessibilityElement: false }
              - { slider: share, isAccessibilityElement: false }
              - { textView: note, isAccessibilityElement: false }
              - { pageControl: pages, isAccessibilityElement: false }
              - { progressView: progress, isAccessibilityElement: false }
              - { activityIndicatorView: spinner, isAccessibilityElement: false }
            """)
        #expect(code.components("isAccessibilityElement = false") == 8)
        #expect(!code.contains("isAccessibilityElement = true"))
    }

    @Test(
        "of a secure field are those of a password, but for the digits of a PIN",
        arguments: [
            ("", ".password"), ("keyboardType: asciiCapable", ".password"), ("keyboardType: numberPad", nil),
            ("keyboardType: asciiCapableNumberPad", nil), ("keyboardType: decimalPad", nil),
            ("keyboardType: numberPad, textContentType: oneTimeCode", ".oneTimeCode"),
            ("when: [ { if: $isOn, keyboardType: numberPad } ]", nil),
            ("when: [ { if: $isOn, keyboardType: asciiCapable } ]", ".password"),
        ])
    func secureField(keys: String, contentType: String?) throws {
        let code = try code(
            """
            state: { isOn: Bool }
            keyboardBar: done
            rows: [ { textField: pin, placeholder: PIN, isSecureTextEntry: true\(keys.isEmpty ? "" : ", " + keys) } ]
            """)
        #expect(code.contains("textContentType = ") == (contentType != nil))
        if let contentType { #expect(code.contains("textContentType = \(contentType)")) }
    }

    @Test("of what is said of a component are those of its class, not UIKit's")
    func component() throws {
        let code = try code(
            """
            state: { isOn: Bool }
            components:
              Box: { alpha: 0.5, height: 40, accessibilityLabel: Box, clipsToBounds: true }
              Press: { base: control, height: 40, rows: [ { label: word, text: Word } ] }
              Fine: { base: label }
            rows:
              - { Box: first, alpha: 1, isAccessibilityElement: false, clipsToBounds: false }
              - { Press: second, isAccessibilityElement: false }
              - { Box: third, when: [ { if: $isOn, alpha: 0.3, clipsToBounds: false, isAccessibilityElement: false } ] }
              - { Press: fourth, when: [ { if: $isOn, isAccessibilityElement: false } ] }
              - { Fine: fifth, text: Five, when: [ { if: $isOn, isAccessibilityElement: false } ] }
            """)
        #expect(code.contains("box.alpha = 1\n") && code.contains("box.clipsToBounds = false\n"))
        #expect(code.components("box.isAccessibilityElement = false\n") == 1)
        #expect(code.components("press.isAccessibilityElement = false\n") == 1)
        #expect(code.contains("thirdBox.alpha = 0.5\n") && code.contains("thirdBox.clipsToBounds = true\n"))
        for name in ["thirdBox", "fourthPress", "fifthFine"] {
            #expect(
                code.contains("\(name).isAccessibilityElement = true\n")
                    || code.contains("\(name).isAccessibilityElement = !state.isOn"))
        }
    }

    @Test("come back behind a case as genvc or UIKit has them")
    func touches() throws {
        let code = try code(
            """
            state: { isOn: Bool }
            rows:
              - { imageView: plain, image: plain, decorative: true, when: [ { if: $isOn, isUserInteractionEnabled: true, alpha: 0.5 } ] }
              - { imageView: spoken, image: spoken, accessibilityLabel: Hi, when: [ { if: $isOn, isAccessibilityElement: false, alpha: 0.5 } ] }
              - { label: pressed, text: Pressed, gestures: [ longPress ], when: [ { if: $isOn, isUserInteractionEnabled: false, alpha: 0.5 } ] }
              - { label: quiet, text: Quiet, decorative: true, when: [ { if: $isOn, isAccessibilityElement: true, alpha: 0.5 } ] }
              - { view: area, height: 40, decorative: true, when: [ { if: $isOn, isUserInteractionEnabled: false, alpha: 0.5 } ] }
            """)
        #expect(
            code.contains(
                "} else {\n            plainImageView.alpha = 1\n            plainImageView.isUserInteractionEnabled = false"
            ))
        #expect(code.contains("spokenImageView.isAccessibilityElement = true"))
        #expect(code.components("pressedLabel.isUserInteractionEnabled = true") == 1)
        #expect(code.components("quietLabel.isAccessibilityElement = false") == 1)
        #expect(code.components("areaView.isUserInteractionEnabled = true") == 1)
    }

    @Test("make no element of VoiceOver of a class that it enters")
    func containers() throws {
        let code = try code(
            """
            rows:
              - { view: map, class: MKMapView, accessibilityLabel: Map, height: 90 }
              - { view: chart, class: ChartView, accessibilityLabel: Chart, height: 90 }
            """)
        #expect(code.components("view.accessibilityLabel = ") == 2)
        #expect(code.components("isAccessibilityElement = true") == 1)
        #expect(code.contains("on Test\")\n        view.isAccessibilityElement = true"))
    }

    @Test("come back behind a case")
    func afterCase() throws {
        let code = try code(
            """
            state: { isBusy: Bool }
            rows:
              - { label: silent, text: Silent, when: [ { if: $isBusy, isAccessibilityElement: false } ] }
              - { textField: name, placeholder: Name, when: [ { if: $isBusy, returnKeyType: go } ] }
              - { searchBar: query, placeholder: Find, when: [ { if: $isBusy, returnKeyType: go } ] }
            """)
        #expect(code.contains("silentLabel.isAccessibilityElement = !state.isBusy"))
        #expect(code.contains("nameTextField.returnKeyType = .default"))
        #expect(code.contains("querySearchBar.returnKeyType = .search"))
    }

    @Test("of a search bar are its own")
    func searchBar() throws {
        let code = try code(
            """
            rows:
              - { searchBar: first, placeholder: A, returnKeyType: default, autocapitalizationType: sentences, enablesReturnKeyAutomatically: false }
              - { searchBar: second, placeholder: B, returnKeyType: search, autocapitalizationType: none, enablesReturnKeyAutomatically: true }
              - { textField: third, placeholder: C, returnKeyType: default, autocapitalizationType: sentences, enablesReturnKeyAutomatically: false }
            """)
        #expect(code.components("searchBar.returnKeyType = .default") == 1)
        #expect(code.components("searchBar.autocapitalizationType = .sentences") == 1)
        #expect(code.components("searchBar.enablesReturnKeyAutomatically = false") == 1)
        #expect(code.components(".returnKeyType = ") == 1)
        #expect(code.components(".enablesReturnKeyAutomatically = ") == 1)
    }
}
