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

    @Test("leads past inputs that are hidden or disabled, and presses a button only while it is there")
    func hiddenInputs() {
        let owner = HiddenInputsOwner()
        let form = owner.form
        form.firstTextField.becomeFirstResponder()
        form.firstTextField.pressReturn()
        #expect(form.companyTextField.isFirstResponder)
        form.state.isPrivate = true
        form.firstTextField.becomeFirstResponder()
        form.firstTextField.pressReturn()
        #expect(form.mailTextField.isFirstResponder, "the stack around the company is hidden")
        form.state.isSent = true
        form.firstTextField.becomeFirstResponder()
        form.firstTextField.pressReturn()
        #expect(form.bodyTextView.isFirstResponder, "mail is disabled")
        form.codeTextField.becomeFirstResponder()
        form.codeTextField.pressReturn()
        #expect(owner.told() == [], "nobody can press a hidden button")
        form.state.isPrivate = false
        form.codeTextField.becomeFirstResponder()
        form.codeTextField.pressReturn()
        #expect(owner.told() == ["didTapSend"])
        #expect(form.codeTextField.textContentType == nil, "no password")
    }

    @Test("does what its key says, also where a case of `when` says another")
    func keysOfCases() {
        let owner = KeyboardsOwner()
        let form = owner.form
        form.wordTextField.becomeFirstResponder()
        form.wordTextField.pressReturn()
        #expect(form.noteTextField.isFirstResponder)
        form.noteTextField.pressReturn()
        form.hintTextField.becomeFirstResponder()
        form.hintTextField.pressReturn()
        #expect(!form.pressTextField.isFirstResponder && owner.told() == [], "these keys say nothing")
        form.state.isCode = true
        form.hintTextField.becomeFirstResponder()
        form.hintTextField.pressReturn()
        #expect(form.pressTextField.isFirstResponder)
        for field in [form.wordTextField, form.noteTextField, form.pressTextField] {
            field.becomeFirstResponder()
            field.pressReturn()
        }
        #expect(owner.told() == ["didReturnWord", "didReturnNote", "didTapSave"])
        form.state.isCode = false
        form.state.isShort = true
        form.wordTextField.becomeFirstResponder()
        form.wordTextField.pressReturn()
        #expect(!form.noteTextField.isFirstResponder && owner.told() == [])
    }

    @Test("shows at once the keyboard that a case says, and loads it only then")
    func keyboardsOfCases() {
        let owner = KeyboardsOwner()
        let form = owner.form
        defer { withExtendedLifetime(owner) {} }
        form.wordTextField.becomeFirstResponder()
        form.state.isCode = true
        #expect(form.wordTextField.keyboardType == .URL && form.wordTextField.inputViewReloads == 2)
        form.state.isHidden = true
        #expect(form.wordTextField.inputViewReloads == 2)
        form.state.isCode = false
        #expect(form.wordTextField.keyboardType == .default && form.wordTextField.inputViewReloads == 4)
        form.findSearchBar.becomeFirstResponder()
        form.state.isCode = true
        #expect(form.findSearchBar.keyboardType == .URL)
    }

    @Test("lets the keyboard go where it is hidden or disabled")
    func inputsOutOfReach() {
        let owner = KeyboardsOwner()
        let form = owner.form
        defer { withExtendedLifetime(owner) {} }
        let inputs: [UIView] = [form.innerTextField, form.homeAddress.streetTextField, form.lastTextField]
        for input in inputs {
            form.state.isHidden = false
            input.becomeFirstResponder()
            #expect(input.isFirstResponder)
            form.state.isCode.toggle()
            #expect(input.isFirstResponder)
            form.state.isHidden = true
            #expect(!input.isFirstResponder)
        }
        form.state.isHidden = false
        form.lastTextField.becomeFirstResponder()
        form.state.isDone = true
        #expect(!form.lastTextField.isFirstResponder)
    }

    @Test("keeps what is entered where a default stands for nil")
    func defaultInputs() {
        let owner = DefaultInputsOwner()
        let form = owner.form
        form.state.name = nil
        form.state.note = nil
        #expect(form.nameTextField.text == "" && form.noteTextView.text == "")
        form.nameTextField.type("Ada")
        form.noteTextView.type("Hi")
        form.levelSlider.slide(to: 0.25)
        #expect(form.state.name == "Ada" && form.state.note == "Hi" && form.state.level == 0.25)
        form.state.name = nil
        #expect(form.nameTextField.text == "")
    }
}
