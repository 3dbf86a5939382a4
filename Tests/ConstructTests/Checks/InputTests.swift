import Testing

@testable import UIKit

/// Input by the keyboard.
@MainActor
@Suite("A construct: the Return key")
struct InputTests {
    @Test("leads to the next input, of whatever kind, presses a button, or ends the input")
    func returnKeys() {
        let owner = ReturnKeysOwner()
        let form = owner.form
        form.firstTextField.becomeFirstResponder()
        form.firstTextField.pressReturn()
        #expect(form.headingTextField.isFirstResponder)
        form.headingTextField.pressReturn()
        #expect(form.bodyTextView.isFirstResponder)
        form.codeTextField.becomeFirstResponder()
        form.codeTextField.pressReturn()
        #expect(!form.codeTextField.isFirstResponder)
        form.lastTextField.becomeFirstResponder()
        form.lastTextField.pressReturn()
        #expect(!form.lastTextField.isFirstResponder)
        #expect(owner.told() == ["didTapSend", "didReturnLast"])
    }
}
