import Testing

@testable import GoldenScreens
@testable import UIKit

/// Switches that the app leaves as they are, and lists with equal values, executed.
@MainActor
@Suite("A value that only the app changes")
struct SwitchTests {
    private func show() -> (SwitchesViewController, SwitchRecorder, UIWindow) {
        var state = SwitchesViewController.State()
        state.people = [Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace")]
        state.tags = ["Red", "Blue", "Red"]
        let (controller, recorder) = (SwitchesViewController(state: state), SwitchRecorder())
        controller.delegate = recorder
        return (controller, recorder, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("is shown again where a person chose another and the app refused")
    func refused() throws {
        let (controller, recorder, window) = show()
        controller.visibleSwitch.flip()
        #expect(!controller.visibleSwitch.isOn)
        controller.personOptions[0].choiceSwitch.flip()
        #expect(controller.personOptions[0].choiceSwitch.isOn)
        let cell = try #require(controller.listCollectionView.cellForItem(at: path(0, 1)) as? SwitchCell)
        cell.switchControl.flip()
        #expect(!cell.switchControl.isOn)
        #expect(recorder.events == ["visible true", "person Ada false", "friend Grace true"])
        #expect(window.rootViewController === controller)
    }

    @Test("stays as it was chosen where the app accepts it")
    func accepted() throws {
        let (controller, recorder, window) = show()
        recorder.accepts = true
        controller.visibleSwitch.flip()
        controller.personOptions[0].choiceSwitch.flip()
        let cell = try #require(controller.listCollectionView.cellForItem(at: path(0, 1)) as? SwitchCell)
        cell.switchControl.flip()
        #expect(controller.visibleSwitch.isOn && !controller.personOptions[0].choiceSwitch.isOn)
        #expect(cell.switchControl.isOn && controller.personOptions[1].choiceSwitch.isOn)
        #expect(window.rootViewController === controller)
    }

    @Test("stands in a list as often as it is there")
    func equalValues() {
        let (controller, _, window) = show()
        let list = controller.listCollectionView
        let texts = { (0..<list.numberOfItems(inSection: 1)).map { list.listContent(at: path(1, $0))?.text } }
        #expect(texts() == ["Red", "Blue", "Red"])
        controller.state.tags = ["Blue", "Red", "Red", "Red"]
        #expect(texts() == ["Blue", "Red", "Red", "Red"])
        #expect(window.rootViewController === controller)
    }

    @Test("dims a colored text while its cell cannot be used")
    func dimmed() {
        let (controller, _, window) = show()
        let color = { controller.listCollectionView.listContent(at: path(0, 0))?.textProperties.color }
        #expect(color() == Theme.Colors.primary)
        controller.state.isLocked = true
        #expect(color() == .tertiaryLabel)
        controller.state.isLocked = false
        #expect(color() == Theme.Colors.primary && window.rootViewController === controller)
    }

    @Test("has a sheet that stands at its cell, and no sheet stands at a hidden view")
    func sheets() throws {
        let (controller, _, window) = show()
        func popover() throws -> UIPopoverPresentationController? {
            let alert = try #require(controller.presentedViewController as? UIAlertController)
            defer { controller.dismiss(animated: false) }
            return alert.popoverPresentationController
        }
        func source() throws -> UIView? { try popover()?.sourceView }
        controller.presentConfirmRemovalAlert(for: controller.state.people[1])
        #expect(try source() === controller.listCollectionView.cellForItem(at: path(0, 1)))
        controller.presentConfirmTagAlert(for: "Blue")
        #expect(try source() === controller.listCollectionView.cellForItem(at: path(1, 1)))
        controller.presentConfirmTagAlert(for: "Green")
        let elsewhere = try #require(try popover())
        let bounds = controller.view.bounds
        #expect(elsewhere.sourceView === controller.view && elsewhere.permittedArrowDirections.isEmpty)
        #expect(elsewhere.sourceRect == CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0))
        controller.presentConfirmSignOutAlert()
        #expect(try source() === controller.listCollectionView.cellForItem(at: path(2, 0)))
        controller.otherButton.tap()
        #expect(try source() === controller.moreButton)
        controller.sendButton.tap()
        #expect(try popover()?.barButtonItem === controller.shareBarButtonItem)
        controller.state.isLocked = true
        controller.otherButton.tap()
        #expect(try source() === controller.view)
        controller.sendButton.tap()
        #expect(try source() === controller.view && window.rootViewController === controller)
    }
}

/// Sheets at cells that show equal values, executed.
@MainActor
@Suite("A sheet about one of several equal values")
struct EqualValueSheetTests {
    @Test("stands at the cell that was tapped, and at the first where code presents it", arguments: [0, 1, 2])
    func standsAtCell(tapped: Int) throws {
        var state = SwitchesViewController.State()
        state.tags = ["Red", "Blue", "Red"]
        let controller = SwitchesViewController(state: state)
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        let list = controller.listCollectionView
        func source() throws -> UIView? {
            let alert = try #require(controller.presentedViewController as? UIAlertController)
            defer { controller.dismiss(animated: false) }
            return alert.popoverPresentationController?.sourceView
        }
        #expect(list.tapItem(at: IndexPath(item: tapped, section: 1)))
        #expect(try source() === list.cellForItem(at: IndexPath(item: tapped, section: 1)))
        controller.presentConfirmTagAlert(for: "Red")
        #expect(try source() === list.cellForItem(at: IndexPath(item: 0, section: 1)))
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class SwitchRecorder: SwitchesViewControllerDelegate {
    typealias Controller = SwitchesViewController

    private(set) var events: [String] = []
    var accepts = false

    func switchesViewController(_ viewController: Controller, didChangeVisible isOn: Bool) {
        events.append("visible \(isOn)")
        if accepts { viewController.state.owner.isFavorite = isOn }
    }

    func switchesViewController(_ viewController: Controller, didChangePersonChoice person: Contact, isOn: Bool) {
        events.append("person \(person.name) \(isOn)")
        change(person, isOn, in: viewController)
    }

    func switchesViewController(_ viewController: Controller, didChangeFriend friend: Contact, isOn: Bool) {
        events.append("friend \(friend.name) \(isOn)")
        change(friend, isOn, in: viewController)
    }

    private func change(_ person: Contact, _ isOn: Bool, in controller: Controller) {
        guard accepts, let index = controller.state.people.firstIndex(where: { $0.id == person.id }) else { return }
        controller.state.people[index].isFavorite = isOn
    }

    func switchesViewController(_ viewController: Controller, didSelectReallyRemove friend: Contact) {}
    func switchesViewController(_ viewController: Controller, didSelectUntag tag: String) {}
    func switchesViewControllerDidSelectReallySignOut(_ viewController: Controller) {}
    func switchesViewControllerDidSelectCopy(_ viewController: Controller) {}
    func switchesViewControllerDidSelectMail(_ viewController: Controller) {}
    func switchesViewControllerDidTapShare(_ viewController: Controller) {}
}
