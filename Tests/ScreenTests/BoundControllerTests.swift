import Testing

@testable import GoldenScreens
@testable import UIKit

/// State in the bars, menus and alerts.
@MainActor
@Suite("The controller around the rows, bound to state")
struct BoundControllerTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    @Test("follows state in titles, items, and how it is presented")
    func follows() {
        let controller = BoundControllerViewController()
        let window = phone.show { controller }
        let item = controller.navigationItem
        #expect(item.rightBarButtonItems == [controller.saveBarButtonItem, controller.moreBarButtonItem])
        #expect(item.leftBarButtonItems == [controller.closeBarButtonItem])
        #expect(controller.toolbarItems?.count == 3 && !controller.saveBarButtonItem.isEnabled)
        controller.state.screenTitle = "Chats"
        controller.state.unread = 3
        controller.state.hasProxies = true
        controller.state.canSave = true
        controller.state.query = "Ada"
        #expect(item.title == "Chats" && item.prompt == "3 unread chats" && controller.tabBarItem.badgeValue == "3")
        #expect(
            item.rightBarButtonItems == [
                controller.saveBarButtonItem, controller.proxyBarButtonItem, controller.moreBarButtonItem,
            ])
        #expect(controller.toolbarItems?.count == 2 && controller.saveBarButtonItem.isEnabled)
        #expect(controller.searchController.searchBar.text == "Ada")
        #expect(controller.saveBarButtonItem.title == "Save" && !controller.isModalInPresentation)
        controller.state.phase = .saving
        #expect(controller.saveBarButtonItem.title == "Saving…" && controller.isModalInPresentation)
        #expect(item.leftBarButtonItems?.isEmpty == true)
        #expect(!controller.prefersStatusBarHidden)
        controller.state.isFullScreen = true
        #expect(controller.prefersStatusBarHidden)
        withExtendedLifetime(window) {}
    }

    @Test("leaves its bars alone while nothing changes that decides on their items")
    func barsStay() {
        let controller = BoundControllerViewController()
        let window = phone.show { controller }
        let item = controller.navigationItem
        item.leftBarButtonItems = nil
        item.rightBarButtonItems = nil
        controller.toolbarItems = nil
        controller.state.unread = 3
        #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil && controller.toolbarItems == nil)
        controller.state.hasProxies = true
        #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems?.count == 3)
        controller.state.canSave = true
        #expect(controller.toolbarItems?.count == 2)
        withExtendedLifetime(window) {}
    }

    @Test("says in the tab bar what state says before it is loaded")
    func tabBarItem() {
        var state = BoundControllerViewController.State()
        state.unread = 2
        let controller = BoundControllerViewController(state: state)
        #expect(controller.tabBarItem.badgeValue == "2")
        controller.state.unread = 3
        #expect(controller.tabBarItem.badgeValue == "3" && !controller.isViewLoaded)
    }

    @Test("makes menus anew as state changes, and alerts as they are presented")
    func menusAndAlerts() throws {
        let (controller, recorder) = (BoundControllerViewController(), BoundControllerRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        controller.state.screenTitle = "Ada"
        #expect(controller.moreBarButtonItem.menu?.shownTitles == ["Rename Ada"])
        let menu = controller.avatarButton.menu
        controller.state.unread = 5
        #expect(controller.avatarButton.menu === menu)
        controller.state.avatar = UIImage()
        #expect(controller.moreBarButtonItem.menu?.shownTitles == ["Rename Ada", "Forget"])
        #expect(controller.moreBarButtonItem.image != nil)
        #expect(try #require(controller.avatarButton.menu).choose("Look at Ada"))
        controller.presentPictureAlert()
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "Picture of Ada")
        #expect(alert.actions.map(\.title) == ["Camera", "Remove", "Both", "Cancel"])
        #expect(alert.choose("Camera"))
        controller.state.phase = .saving
        controller.state.canSave = true
        controller.presentPictureAlert()
        let again = try #require(controller.presentedViewController as? UIAlertController)
        #expect(again.actions.map(\.title) == ["Camera", "Remove", "Cancel"] && !again.choose("Camera"))
        controller.searchController.searchBar.type("Bo")
        #expect(controller.state.query == "Bo")
        #expect(recorder.events == ["didSelectLook", "didSelectCamera", "didChangeSearch Bo"])
        withExtendedLifetime(window) {}
    }
}
