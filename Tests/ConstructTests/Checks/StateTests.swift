import Testing

@testable import UIKit

/// Values that follow state, and `swift:` as the way out.
@MainActor
@Suite("A construct: state")
struct StateTests {
    @Test("shows as many as there are, and adds and takes away what is new and gone")
    func repeats() {
        let owner = RepeatsShownOwner()
        let form = owner.form
        #expect(form.numberLabels.map(\.text) == ["No 0", "No 1"])
        #expect(form.planLabels.isEmpty && form.dotLabels.count == 2)
        form.state.plans = [Plan(id: "a", name: "A"), Plan(id: "b", name: "B")]
        form.state.length = 3
        #expect(form.planLabels.map(\.text) == ["A", "B"] && form.dotLabels.count == 3)
        form.state.plans = [Plan(id: "b", name: "Bee")]
        form.state.length = 1
        #expect(form.planLabels.filter { $0.superview != nil && !$0.isHidden }.map(\.text) == ["Bee"])
        #expect(form.dotLabels.count == 1)
        form.state.pace = .slow
        #expect(form.speedLabels.map(\.isHidden) == [false, true])
    }

    @Test("takes the first case that holds, for each key")
    func cases() {
        let owner = CasesOwner()
        let form = owner.form
        #expect(form.aLabel.text == "Closed" && form.bLabel.alpha == 0.5 && form.dLabel.isHidden)
        form.state.isOpen = true
        #expect(form.aLabel.text == "Open" && form.cLabel.alpha == 0.5)
        #expect(form.hLabel.clipsToBounds && form.hLabel.layer.cornerRadius > 0)
        form.state.isOpen = false
        #expect(!form.hLabel.clipsToBounds && form.hLabel.layer.cornerRadius == 0)
        #expect(form.aLabel.text == "Closed" && form.cLabel.alpha == 1)
        form.state.count = 2
        #expect(form.cLabel.alpha == 0.5)
        form.state.count = 9
        #expect(form.gSwitch.isOn && !form.gSwitch.isEnabled && form.hLabel.clipsToBounds)
        form.state.name = "Ada"
        form.state.note = "A note"
        #expect(form.bLabel.alpha == 1 && form.fLabel.isHidden && !form.dLabel.isHidden)
        form.state.phase = .sending
        #expect(!form.eButton.isEnabled && form.eButton.configuration?.title == "Wait")
        form.state.phase = .editing
        #expect(form.eButton.isEnabled && form.eButton.configuration?.title == "Send")
        form.eButton.isHighlighted = true
        form.eButton.updateConfiguration()
        #expect(form.eButton.alpha == 0.5)
    }

    @Test("follows the device")
    func environment() {
        let owner = EnvironmentOwner()
        let form = owner.form
        let labels = [form.aLabel, form.bLabel, form.cLabel, form.dLabel, form.eLabel]
        #expect(labels.map(\.alpha) == [1, 1, 1, 1, 1])
        let placeholder = { form.gTextField.attributedPlaceholder }
        #expect(placeholder()?.string == "G")
        owner.moveToPad()
        #expect(labels.map(\.alpha) == [0.5, 1, 0.5, 0.5, 0.5])
        #expect(placeholder()?.string == "Wide")
        let color = placeholder()?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == Theme.Colors.error)
    }

    @Test("fills texts in, in the form that they ask for")
    func texts() {
        let owner = TextsOwner()
        let form = owner.form
        form.state.count = 0
        #expect(form.countLabel.text == "No ticket")
        // The form for one thing stands in the catalogue, which is not there.
        form.state.count = 1
        #expect(form.countLabel.text == "1 tickets" && form.helloLabel.text == "Hello !")
        (form.state.count, form.state.name, form.state.user.name) = (3, "Ada", "Grace")
        #expect(form.countLabel.text == "3 tickets" && form.helloLabel.text == "Hello Ada!")
        #expect(form.memberLabel.text == "Grace" && form.fallbackLabel.text == "No note")
        form.state.note = "Note"
        #expect(form.fallbackLabel.text == "Note")
        #expect(form.termsTextView.tapLink("Terms"))
        #expect(owner.told() == ["didTapTerms"])
    }

    @Test("moves what is animated, and sets it")
    func motion() {
        let owner = MotionOwner()
        let form = owner.form
        #expect(form.moreLabel.isHidden && form.boxView.alpha == 1 && form.boxView.frame.height == 40)
        form.state.isOpen = true
        owner.layOut()
        #expect(!form.moreLabel.isHidden && form.boxView.alpha == 0.5 && form.boxView.frame.height == 80)
        form.state.isWrong = true
        #expect(form.titleLabel.transform == .identity)
    }

    @Test("passes Swift through where the members of the class are there")
    func waysOut() {
        let owner = WaysOutOwner()
        let form = owner.form
        #expect(form.mapView.layer.zPosition == 1 && form.mapView.zoom == 3 && form.mapView.title == "Rome")
        #expect(form.nameLabel.textColor == Brand.ink && form.laterLabel.tag == 7 && form.followsLabel.alpha == 0)
        // The argument of a closure is its own.
        #expect(form.countedLabel.tag == 42)
        form.state.level = 0.5
        #expect(form.madeView.zoom == 0.5 && form.followsLabel.alpha == 0.5)
    }

    @Test("follows a page control with the pages, and the pages with the control")
    func pages() {
        let owner = PagesOwner()
        let form = owner.form
        form.pagePageControl.turn(to: 1)
        owner.layOut()
        #expect(form.photosScrollView.contentOffset.x == form.photosScrollView.bounds.width)
        form.photosScrollView.drag(to: .zero)
        #expect(form.pagePageControl.currentPage == 0)
        #expect(owner.told() == ["didChangePage 1", "didChangePage 0"])
    }
}
