import Foundation
import Testing

@testable import UIKit

/// Use of controls by a person.
@MainActor
@Suite("A construct: controls")
struct ControlTests {
    @Test("tell what is done with them")
    func controls() {
        let owner = ControlsOwner()
        let form = owner.form
        form.saveButton.tap()
        form.quietButton.tap()
        form.nameTextField.type("Ada")
        form.nameTextField.pressReturn()
        form.noteTextView.type("Hi")
        form.wordSearchBar.type("Rome")
        form.wordSearchBar.pressSearch()
        form.wordSearchBar.delegate?.searchBarCancelButtonClicked(form.wordSearchBar)
        form.pushSwitch.flip()
        form.volumeSlider.slide(to: 0.5)
        form.guestsStepper.step()
        form.unitSegmentedControl.select(1)
        form.dayDatePicker.pick(Date(timeIntervalSince1970: 86_400))
        form.pagePageControl.turn(to: 2)
        #expect(
            owner.told() == [
                "didTapSave", "didChangeName Ada", "didChangeNote Hi", "didChangeWord Rome", "didSearchWord",
                "didCancelWord", "didChangePush true", "didChangeVolume 0.5", "didChangeGuests 1.0", "didChangeUnit 1",
                "didChangeDay 86400", "didChangePage 2",
            ])
    }

    @Test("set the state that they show before anybody is told, and show what is set")
    func bindings() {
        let owner = BindingsOwner()
        let form = owner.form
        form.nameTextField.type("Ada")
        form.noteTextView.type("Hi")
        form.wordSearchBar.type("Rome")
        form.pushSwitch.flip()
        form.volumeSlider.slide(to: 0.5)
        form.guestsStepper.step()
        form.unitSegmentedControl.select(1)
        form.dayDatePicker.pick(Date(timeIntervalSince1970: 86_400))
        form.timerDatePicker.countDownDuration = 120
        form.timerDatePicker.sendActions(for: [.valueChanged, .primaryActionTriggered])
        form.pagePageControl.turn(to: 2)
        let state = form.state
        #expect(state.name == "Ada" && state.note == "Hi" && state.word == "Rome" && state.isPushed)
        #expect(state.volume == 0.5 && state.guests == 1 && state.unit == 1 && state.length == 120 && state.page == 2)
        #expect(state.day == Date(timeIntervalSince1970: 86_400))
        #expect(
            owner.told() == [
                "didChangeName Ada", "didChangeNote Hi", "didChangeWord Rome", "didChangePush true",
                "didChangeVolume 0.5", "didChangeGuests 1", "didChangeUnit 1", "didChangeDay 86400",
                "didChangeTimer 120.0", "didChangePage 2",
            ])
        // A text that a person has cleared is no text.
        form.nickTextField.type("Bo")
        form.memoTextView.type("Milk")
        form.termSearchBar.type("Oslo")
        #expect(form.state.nick == "Bo" && form.state.memo == "Milk" && form.state.term == "Oslo")
        form.nickTextField.text = ""
        form.nickTextField.type("")
        form.memoTextView.text = ""
        form.memoTextView.type("")
        form.termSearchBar.text = ""
        form.termSearchBar.type("")
        #expect(form.state.nick == nil && form.state.memo == nil && form.state.term == nil)
        form.stagePageControl.turn(to: 1)
        #expect(form.state.stage == .second && owner.told() == ["didChangeStage second"])
        // The app counts more pages than the field has cases.
        form.stagePageControl.turn(to: 2)
        #expect(form.state.stage == .second && owner.told() == ["didChangeStage second"])
        (form.state.name, form.state.note, form.state.word) = ("Grace", "Ho", "Pisa")
        (form.state.isPushed, form.state.volume, form.state.guests) = (false, 0.25, 3)
        (form.state.unit, form.state.page, form.state.length) = (0, 1, 180)
        form.state.day = Date(timeIntervalSince1970: 172_800)
        #expect(form.nameTextField.text == "Grace" && form.noteTextView.text == "Ho")
        #expect(form.wordSearchBar.text == "Pisa" && !form.pushSwitch.isOn && form.volumeSlider.value == 0.25)
        // A slider stays with the finger that drags it.
        form.volumeSlider.isTracking = true
        form.state.volume = 0.75
        #expect(form.volumeSlider.value == 0.25)
        form.volumeSlider.isTracking = false
        form.state.volume = 0.25
        #expect(form.guestsStepper.value == 3 && form.unitSegmentedControl.selectedSegmentIndex == 0)
        #expect(form.dayDatePicker.date == Date(timeIntervalSince1970: 172_800))
        #expect(form.timerDatePicker.countDownDuration == 180 && form.pagePageControl.currentPage == 1)
        #expect(owner.told() == [], "what code sets is told to nobody")
    }

    @Test("turn the field round that they show, or choose")
    func choices() {
        let owner = ChoicesOwner()
        let form = owner.form
        form.foldButton.tap()
        #expect(form.state.isOpen && form.foldButton.isSelected)
        form.foldButton.tap()
        #expect(!form.state.isOpen && !form.foldButton.isSelected)
        form.largeButton.tap()
        #expect(form.state.size == .large && form.largeButton.isSelected && !form.smallButton.isSelected)
        #expect(owner.told() == ["didTapFold", "didTapFold", "didTapLarge"])
    }

    @Test("open menus that stay, that follow state, and menus in them")
    func menus() {
        let owner = MenusOwner()
        let form = owner.form
        #expect(form.moreButton.menu?.shownTitles == ["Export", "Remove"])
        form.moreButton.menu?.choose("Remove")
        #expect(form.sortButton.menu?.shownTitles == ["Newest", "Oldest", "Other", "Print"])
        #expect(form.sortButton.menu?.choose("Print") == false)
        form.state.canShare = true
        #expect(form.sortButton.menu?.shownTitles == ["Newest", "Oldest", "Share", "Other", "Print"])
        for title in ["Print", "Share", "Oldest"] { form.sortButton.menu?.choose(title) }
        #expect(owner.told() == ["didSelectRemove", "didSelectPrint", "didSelectShare", "didSelectOldest"])
    }

    @Test("are felt, and open what they say")
    func feedback() {
        let owner = FeedbackOwner()
        owner.form.feltButton.tap()
        owner.form.pushSwitch.flip()
        #expect(owner.told() == ["didTapFelt", "didChangePush true"])
        let opens = OpensOwner()
        opens.form.settingsButton.tap()
        #expect(opens.told() == [])
        opens.form.toldButton.tap()
        #expect(opens.told().count == 1)
        // A switch that shows a count of the app stays as it was.
        opens.form.alertsSwitch.flip()
        #expect(opens.form.alertsSwitch.isOn == false)
        #expect(opens.told() == [])
    }
}
