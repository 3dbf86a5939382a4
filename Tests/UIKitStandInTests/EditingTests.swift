import Testing

@testable import UIKit

@MainActor
@Suite("Editing")
struct EditingTests {
    private final class Recorder: UITextFieldDelegate {
        var events: [String] = []
        var mayReturn = true

        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            events.append("return")
            return mayReturn
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            string != "x"
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let fields = [UITextField(), UITextField()]

    init() {
        fields.forEach(window.addSubview)
    }

    @Test("one input of a hierarchy has the keyboard")
    func oneFirstResponder() {
        #expect(fields[0].becomeFirstResponder())
        #expect(fields[1].becomeFirstResponder())
        #expect(!fields[0].isFirstResponder && fields[1].isFirstResponder)
        window.endEditing(true)
        #expect(!fields[1].isFirstResponder)
    }

    @Test("a delegate hears of editing, and may refuse what is typed")
    func delegates() {
        let recorder = Recorder()
        fields[0].delegate = recorder
        #expect(fields[0].type("ab"))
        #expect(!fields[0].type("x"))
        #expect(fields[0].text == "ab")
        fields[1].becomeFirstResponder()
        #expect(recorder.events == ["begin", "end"])
    }

    @Test("Return fires an action for the end on exit and gives up the keyboard, unless the delegate says no")
    func returns() {
        let recorder = Recorder()
        var fired = 0
        fields[0].delegate = recorder
        fields[0].addAction(UIAction { _ in fired += 1 }, for: .editingDidEndOnExit)
        fields[0].becomeFirstResponder()
        recorder.mayReturn = false
        fields[0].pressReturn()
        #expect(fired == 0 && fields[0].isFirstResponder)
        recorder.mayReturn = true
        fields[0].pressReturn()
        #expect(fired == 1 && !fields[0].isFirstResponder)
        #expect(recorder.events == ["begin", "return", "return", "end"])
    }

    @Test("a control does not react while it is disabled or hidden")
    func deafControls() {
        let control = UISwitch()
        var fired = 0
        control.addAction(UIAction { _ in fired += 1 }, for: .valueChanged)
        window.addSubview(control)
        control.isEnabled = false
        #expect(!control.flip())
        control.isEnabled = true
        window.alpha = 0
        #expect(!control.flip())
        window.alpha = 1
        #expect(control.flip())
        #expect(fired == 1 && control.isOn)
    }

    @Test("A text view that is given no text has an empty one")
    func missingText() {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        textView.text = nil
        textView.layoutIfNeeded()
        #expect(textView.text == "")
        #expect(textView.attributedText.string.isEmpty)
    }
}
