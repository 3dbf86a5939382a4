import Testing

@testable import GoldenScreens
@testable import UIKit

/// Fillings of components that stand several times, and menus in components, executed.
@MainActor
@Suite("What is given for the places of each of several components")
struct FilledPlaceTests {
    private static let people = [
        Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace", isFavorite: false),
    ]

    private func show() -> (FilledPlacesViewController, Recorder, UIWindow) {
        var state = FilledPlacesViewController.State()
        state.people = Self.people
        state.names = ["Poems", "Maps"]
        let (controller, recorder) = (FilledPlacesViewController(state: state), Recorder())
        controller.delegate = recorder
        return (controller, recorder, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    @Test("stands in each, and shows what that is for")
    func places() {
        let (controller, _, window) = show()
        #expect(controller.personTrays.map(\.tray.titleLabel.text) == ["Ada", "Grace"])
        #expect(controller.personTrays.map(\.noteLabel.text) == ["About Ada", "About Grace"])
        #expect(controller.personTrays.map(\.callButton.isEnabled) == [true, false])
        for tray in controller.personTrays {
            #expect(tray.tray.actionsSlot.content === tray.callButton)
            #expect(tray.replyTextField.superview === tray.tray.contentSlot.content)
        }
        #expect(controller.stepTrays.map(\.numberLabel.text) == ["One", "Two"])
        #expect(controller.stepTrays[0].numberLabel.font != controller.stepTrays[1].numberLabel.font)
        #expect(controller.booksShelf.bookPlates.map(\.countLabel.text) == ["2 with Poems", "2 with Maps"])
        let stack = controller.personTrays[0].superview as? UIStackView
        #expect(stack?.customSpacing(after: controller.personTrays[0]) == 8)
        #expect(window.rootViewController === controller)
    }

    @Test("follows state, and comes and goes with what it is for")
    func state() {
        let (controller, _, window) = show()
        controller.state.people = [Contact(id: 3, name: "Joan")]
        #expect(controller.personTrays.map(\.noteLabel.text) == ["About Joan"])
        controller.state.phase = .loading
        #expect(controller.personTrays[0].tray.titleLabel.text == "Loading")
        #expect(controller.personTrays[0].tray.alpha == 0.5 && controller.personTrays[0].noteLabel.isHidden)
        controller.state.isEditing = true
        #expect(controller.personTrays[0].isHidden && !controller.stepTrays[0].isHidden)
        controller.state.names.append("Notes")
        #expect(
            controller.booksShelf.bookPlates.map(\.countLabel.text) == ["3 with Poems", "3 with Maps", "3 with Notes"])
        #expect(window.rootViewController === controller)
    }

    @Test("tells its events with what it is for")
    func events() throws {
        let (controller, recorder, window) = show()
        controller.personTrays[0].callButton.tap()
        controller.personTrays[0].replyTextField.type("Hi")
        #expect(try #require(controller.personTrays[1].tray.moreButton.menu).choose("Share"))
        #expect(try #require(controller.stepTrays[1].skipButton.menu).choose("Later"))
        #expect(recorder.events == ["call Ada", "reply Ada: AdaHi", "share Grace", "later second"])
        #expect(window.rootViewController === controller)
    }

    @Test("has menus that follow what the component is given")
    func menus() throws {
        let (controller, _, window) = show()
        let button = controller.personTrays[0].tray.moreButton
        #expect(button.showsMenuAsPrimaryAction)
        #expect(button.menu?.shownTitles == ["Share", "Sort", "Newest first", "Oldest first, Ada", "Close"])
        #expect(try #require(button.menu).choose("Oldest first, Ada"))
        let menu = button.menu
        controller.state.people[0].isFavorite = false
        #expect(button.menu === menu)
        controller.state.people[0].name = "Augusta"
        #expect(try #require(button.menu).choose("Oldest first, Augusta"))
        let closed = controller.stepTrays[0].tray.moreButton.menu?.shownTitles
        #expect(closed == ["Sort", "Newest first", "Oldest first, One", "Close"])
        #expect(try #require(controller.stepTrays[0].skipButton.menu).choose("Never"))
        controller.state.isEditing = true
        let never = controller.stepTrays[0].skipButton.menu?.children.last as? UIAction
        #expect(never?.attributes == .disabled)
        #expect(window.rootViewController === controller)
    }

    @Test("stands in cells and above sections, which are used again")
    func cells() {
        var state = FilledCellsViewController.State()
        state.people = Self.people
        let (controller, recorder) = (FilledCellsViewController(state: state), CellRecorder())
        controller.delegate = recorder
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        func cell(_ item: Int) -> FilledCellsPersonFolder? {
            let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
            return (cell as? ComponentCell<FilledCellsPersonFolder>)?.component
        }
        #expect([cell(0), cell(1)].map { $0?.folder.titleLabel.text } == ["Dear Ada", "Grace"])
        #expect([cell(0), cell(1)].map { $0?.noteLabel.text } == ["About Ada", "About Grace"])
        #expect([cell(0), cell(1)].map { $0?.starImageView.isHidden } == [false, true])
        controller.state.isEditing = true
        #expect(cell(1)?.callButton.isEnabled == false)
        cell(0)?.folder.openButton.tap()
        cell(1)?.callButton.tap()
        let header = controller.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        (header as? ComponentCell<FilledCellsAllFolder>)?.component?.addButton.tap()
        #expect(recorder.events == ["open Ada", "add"])
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class Recorder: FilledPlacesViewControllerDelegate {
    typealias Controller = FilledPlacesViewController

    private(set) var events: [String] = []

    func filledPlacesViewController(_ viewController: Controller, didTapPersonCall person: Contact) {
        events.append("call \(person.name)")
    }

    func filledPlacesViewController(
        _ viewController: Controller, didChangePersonReply person: Contact, value: String
    ) {
        events.append("reply \(person.name): \(value)")
    }

    func filledPlacesViewController(_ viewController: Controller, didSelectPersonShare person: Contact) {
        events.append("share \(person.name)")
    }

    func filledPlacesViewController(_ viewController: Controller, didSelectPersonNewest person: Contact) {}
    func filledPlacesViewController(_ viewController: Controller, didSelectPersonOldest person: Contact) {}
    func filledPlacesViewController(_ viewController: Controller, didSelectStepShare step: Controller.Step) {}
    func filledPlacesViewController(_ viewController: Controller, didSelectStepNewest step: Controller.Step) {}
    func filledPlacesViewController(_ viewController: Controller, didSelectStepOldest step: Controller.Step) {}

    func filledPlacesViewController(_ viewController: Controller, didSelectStepLater step: Controller.Step) {
        events.append("later \(step)")
    }

    func filledPlacesViewController(_ viewController: Controller, didSelectStepNever step: Controller.Step) {}
}

@MainActor
private final class CellRecorder: FilledCellsViewControllerDelegate {
    typealias Controller = FilledCellsViewController

    private(set) var events: [String] = []

    func filledCellsViewController(_ viewController: Controller, didTapPersonOpen person: Contact) {
        events.append("open \(person.name)")
    }

    func filledCellsViewController(_ viewController: Controller, didTapPersonCall person: Contact) {
        events.append("call \(person.name)")
    }

    func filledCellsViewController(_ viewController: Controller, didSelectPerson person: Contact) {}
    func filledCellsViewControllerDidTapAllAdd(_ viewController: Controller) { events.append("add") }
    func filledCellsViewControllerDidTapAllOpen(_ viewController: Controller) {}
    func filledCellsViewControllerDidTapEndOpen(_ viewController: Controller) {}
    func filledCellsViewControllerDidSelectEnd(_ viewController: Controller) {}
}
