import Testing

@testable import UIKit

@MainActor
@Suite("Controls")
struct ControlTests {
    @Test("an action fires for its events only, with its control as sender")
    func actionsFire() {
        let control = UISwitch()
        var senders: [UISwitch] = []
        control.addAction(
            UIAction { action in
                if let sender = action.sender as? UISwitch { senders.append(sender) }
            }, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(senders.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(senders == [control])
    }

    @Test("an action of the same identifier replaces the one before")
    func actionsReplace() {
        let button = UIButton(configuration: .plain())
        var fired: [String] = []
        for name in ["first", "second"] {
            button.addAction(
                UIAction(identifier: UIAction.Identifier("tap")) { _ in fired.append(name) }, for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        #expect(fired == ["second"])
    }

    @Test("removing an action from one event leaves its others")
    func actionsAreRemovedByEvent() {
        let control = UIControl()
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(count == 1)
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test("a configuration is a value: a copy changes alone, a change in place reaches the button")
    func configurationsAreValues() {
        let button = UIButton(configuration: .filled())
        var copy = button.configuration
        copy?.title = "Copy"
        #expect(button.configuration?.title == nil)
        button.configuration?.title = "Log In"
        #expect(button.currentTitle == "Log In")
        #expect(copy?.title == "Copy")
        #expect(button.configuration?.look == .filled)
    }

    @Test("the update handler sees each change of the configuration and may change it")
    func updateHandlerRuns() {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.subtitle = $0.configuration?.title }
        button.configuration?.title = "Pay"
        #expect(button.configuration?.subtitle == "Pay")
    }

    @Test("a text transformer changes the attributes that it is given")
    func transformsAttributes() {
        let transformer = UIConfigurationTextAttributesTransformer { incoming in
            var attributes = incoming
            attributes.font = .preferredFont(forTextStyle: .headline)
            return attributes
        }
        #expect(transformer(AttributeContainer()).font == .preferredFont(forTextStyle: .headline))
    }

    @Test("a spinner hides while it stands still")
    func spinnerHides() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(!spinner.isHidden)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
    }

    @Test("a slider keeps its value in range")
    func sliderClamps() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
    }
}
