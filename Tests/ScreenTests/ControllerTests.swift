import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Bars and keyboard around the rows, used as a person uses them.
@MainActor
@Suite("The controller around the rows")
struct ControllerTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    @Test("fills the navigation bar and the toolbar in the order of the spec")
    func bars() throws {
        let controller = NavigationKeysViewController()
        controller.loadViewIfNeeded()
        let item = controller.navigationItem
        #expect(item.title == "Chats" && item.prompt == "Three are unread" && item.backButtonTitle == "Back to chats")
        #expect(item.largeTitleDisplayMode == .always && item.hidesBackButton)
        #expect(
            item.leftBarButtonItems == [
                controller.editBarButtonItem, controller.doneBarButtonItem, controller.rememberBarButtonItem,
                controller.undoBarButtonItem,
            ])
        // Before iOS 16 no item can be hidden: it is left out.
        #expect(item.rightBarButtonItems == [controller.moreBarButtonItem, controller.saveBarButtonItem])
        #expect(controller.editBarButtonItem.systemItem == .edit)
        #expect(controller.saveBarButtonItem.title == "Save" && controller.saveBarButtonItem.style == .done)
        #expect(!controller.saveBarButtonItem.isEnabled && controller.saveBarButtonItem.width == 60)
        #expect(controller.moreBarButtonItem.image?.name == "ellipsis.circle")
        #expect(controller.moreBarButtonItem.accessibilityLabel == "More")
        #expect(controller.moreBarButtonItem.accessibilityIdentifier == "navigationKeys.moreBarButtonItem")
        let toolbar = try #require(controller.toolbarItems)
        #expect(toolbar.count == 5 && toolbar[0] === controller.shareBarButtonItem)
        #expect(toolbar[1].systemItem == .fixedSpace && toolbar[1].width == 12)
        #expect(toolbar[3].systemItem == .flexibleSpace && toolbar[4] === controller.trashBarButtonItem)
        #expect(controller.tagsBarButtonItem.menu?.title == "Tags")
    }

    @Test("gives items of the system a style, and takes it back to what the system gives them")
    func systemItems() {
        let controller = NavigationKeysViewController()
        controller.loadViewIfNeeded()
        let (keep, undo) = (controller.rememberBarButtonItem, controller.undoBarButtonItem)
        #expect(controller.editBarButtonItem.style == .done && controller.doneBarButtonItem.style == .plain)
        #expect(keep.style == .done && undo.style == .plain)
        controller.state.isUrgent = true
        #expect(keep.style == .plain && undo.style == .done)
        controller.state.isUrgent = false
        #expect(keep.style == .done && undo.style == .plain)
    }

    @Test("shows the toolbar while the screen is on top")
    func toolbar() {
        let controller = NavigationKeysViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.loadViewIfNeeded()
        #expect(navigation.isToolbarHidden)
        controller.viewWillAppear(false)
        #expect(!navigation.isToolbarHidden)
        controller.viewWillDisappear(false)
        #expect(navigation.isToolbarHidden)
    }

    @Test("gives the bar one look in all its four states")
    func appearance() throws {
        let controller = NavigationKeysViewController()
        controller.loadViewIfNeeded()
        let item = controller.navigationItem
        let look = try #require(item.standardAppearance)
        #expect(item.compactAppearance === look && item.scrollEdgeAppearance === look)
        #expect(item.compactScrollEdgeAppearance === look)
        #expect(look.background == .opaque)
        #expect(look.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(look.backIndicatorImage?.renderingMode == .alwaysOriginal)
        #expect(controller.saveBarButtonItem.tintColor == controller.editBarButtonItem.tintColor)
        #expect(controller.moreBarButtonItem.tintColor == .systemPink)
    }

    @Test("tells of items, of what is chosen in menus, and of the search")
    func barEvents() throws {
        let (controller, recorder) = (NavigationKeysViewController(), NavigationKeysRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        #expect(controller.editBarButtonItem.tap())
        #expect(!controller.saveBarButtonItem.tap())
        controller.saveBarButtonItem.isEnabled = true
        #expect(controller.saveBarButtonItem.tap())
        let menu = try #require(controller.moreBarButtonItem.menu)
        #expect(menu.shownTitles == ["Archive", "Mute", "Sort by", "Date", "Name", "Clear"])
        #expect(menu.choose("Archive") && menu.choose("Mute") && menu.choose("Date"))
        #expect(!menu.choose("Name") && !menu.choose("Secret"))
        #expect((menu.children[1] as? UIAction)?.state == .on)
        #expect((menu.children[3] as? UIAction)?.attributes == .destructive)
        let bar = controller.searchController.searchBar
        #expect(bar.placeholder == "Search" && bar.text == "Ada")
        bar.type(" Lovelace")
        bar.pressSearch()
        bar.delegate?.searchBarCancelButtonClicked(bar)
        controller.rowsSearchBar.type("Bo")
        #expect(!controller.shareBarButtonItem.tap())
        #expect(controller.trashBarButtonItem.tap())
        #expect(
            recorder.events == [
                "didTapEdit", "didSave", "didSelectArchive", "didMute", "didSelectByDate",
                "didChangeSearch Ada Lovelace", "didSearch", "didCancelSearch", "didChangeRows Bo", "didTapTrash",
            ])
        withExtendedLifetime(window) {}
    }

    @Test("marks in a menu what holds, and again when that has changed")
    func marks() throws {
        let recorder = MenusAndAlertsRecorder()
        let controller = MenusAndAlertsViewController()
        let window = phone.show { controller }
        controller.delegate = recorder
        func marks() -> [UIMenuElement.State] {
            controller.sortButton.menu?.children.compactMap { ($0 as? UIAction)?.state } ?? []
        }
        #expect(marks() == [.on, .off, .off, .on, .off])
        #expect(try #require(controller.sortButton.menu).choose("Oldest first"))
        #expect(marks() == [.off, .on, .off, .on, .off])
        #expect(recorder.events == ["didSelectOldest"])
        withExtendedLifetime(window) {}
    }

    @Test("opens the menu of a button with a tap, unless the tap has an event")
    func buttonMenus() throws {
        let (controller, recorder) = (MenusAndAlertsViewController(), MenusAndAlertsRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        #expect(controller.optionsButton.showsMenuAsPrimaryAction)
        #expect(!controller.planButton.showsMenuAsPrimaryAction && controller.planButton.menu != nil)
        #expect(try #require(controller.optionsButton.menu).choose("Rename"))
        controller.planButton.tap()
        #expect(recorder.events == ["didSelectRename", "didTapPlan"])
        #expect(controller.navigationItem.titleView === controller.logoImageView)
        #expect(controller.hintBarButtonItem.isHidden)
        withExtendedLifetime(window) {}
    }

    @Test("presents alerts and action sheets, and tells what was chosen")
    func alerts() throws {
        let (controller, recorder) = (MenusAndAlertsViewController(), MenusAndAlertsRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        controller.presentConfirmDeleteAlert()
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.preferredStyle == .actionSheet && sheet.title == "Delete chat?")
        #expect(sheet.message == "It cannot be brought back.")
        #expect(sheet.popoverPresentationController?.sourceItem === controller.deleteButton)
        #expect(
            sheet.actions.map(\.title) == [
                "Delete", "Delete and keep a copy of all messages", "Report", "Cancel",
            ])
        #expect(sheet.actions.map(\.style) == [.destructive, .default, .default, .cancel])
        #expect(sheet.actions.map(\.isEnabled) == [true, false, false, true])
        #expect(sheet.choose("Delete"))
        controller.setEditing(true, animated: false)
        controller.presentConfirmDeleteAlert()
        let again = try #require(controller.presentedViewController as? UIAlertController)
        #expect(!again.actions.contains { $0.title == "Report" })
        #expect(again.choose("Cancel"))
        controller.presentFailedAlert()
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.preferredStyle == .alert && alert.title == "No connection" && alert.message == nil)
        #expect(alert.choose("Try Again"))
        controller.helpBarButtonItem.tap()
        let topics = try #require(controller.presentedViewController as? UIAlertController)
        #expect(topics.popoverPresentationController?.sourceItem === controller.helpBarButtonItem)
        #expect(recorder.events == ["didSelectConfirm", "didSelectRetry"])
        withExtendedLifetime(window) {}
    }

    @Test("presents, opens and feels by itself, and tells only what an event names")
    func answers() throws {
        let (controller, recorder) = (MenusAndAlertsViewController(), MenusAndAlertsRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        UIFeedbackGenerator.felt = []
        UIApplication.shared.openedURLs = []
        controller.helpBarButtonItem.tap()
        let topics = try #require(controller.presentedViewController as? UIAlertController)
        #expect(topics.choose("Guide"))
        #expect(try #require(controller.sortButton.menu).choose("Fail"))
        let failed = try #require(controller.presentedViewController as? UIAlertController)
        #expect(failed.title == "No connection" && failed.choose("Cancel"))
        controller.settingsLabel.perform(UITapGestureRecognizer.self)
        #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
        #expect(UIFeedbackGenerator.felt == ["selection", "warning"])
        controller.deleteButton.tap()
        #expect((controller.presentedViewController as? UIAlertController)?.title == "Delete chat?")
        #expect(recorder.events == ["didSelectGuide", "didSelectGiveUp", "didTapDelete"])
        withExtendedLifetime(window) {}
    }

    @Test("points at views and bar button items before iOS 16 as well")
    func sources() throws {
        let controller = NavigationKeysViewController()
        let window = phone.show { controller }
        controller.presentEmptyAlert()
        let empty = try #require(controller.presentedViewController?.popoverPresentationController)
        #expect(empty.barButtonItem === controller.trashBarButtonItem)
        controller.dismiss(animated: false)
        controller.presentEditAlert()
        let edit = try #require(controller.presentedViewController?.popoverPresentationController)
        #expect(edit.sourceView === controller.titleLabel && edit.sourceRect == controller.titleLabel.bounds)
        withExtendedLifetime(window) {}
    }

    @Test("says how it is presented before its view is loaded")
    func presentation() throws {
        let controller = ControllerKeysViewController()
        #expect(controller.modalPresentationStyle == .pageSheet && controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.isModalInPresentation && controller.hidesBottomBarWhenPushed)
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 400))
        #expect(controller.tabBarItem.title == "Chats" && controller.tabBarItem.badgeValue == "3")
        #expect(controller.tabBarItem.image?.name == "message")
        #expect(controller.tabBarItem.selectedImage?.name == "message.fill")
        #expect(!controller.isViewLoaded)
        #expect(controller.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
        #expect(controller.prefersStatusBarHidden && controller.preferredStatusBarStyle == .lightContent)
        controller.loadViewIfNeeded()
        let sheet = try #require(controller.sheetPresentationController)
        #expect(sheet.detents.map(\.name) == ["medium", "large"])
        #expect(sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 12)
        let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
        #expect(scrollView.keyboardDismissMode == .onDrag && scrollView.alwaysBounceVertical)
        #expect(!scrollView.showsVerticalScrollIndicator && !scrollView.showsHorizontalScrollIndicator)
        #expect(scrollView.indicatorStyle == .white)
    }

    @Test("tells of the moments of its life, and of the app's only while it is shown")
    func hooks() {
        let (controller, recorder) = (ControllerKeysViewController(), ControllerKeysRecorder())
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        Self.post(UIApplication.willEnterForegroundNotification)
        controller.viewWillAppear(false)
        controller.viewIsAppearing(false)
        controller.viewDidLayoutSubviews()
        controller.viewDidAppear(false)
        Self.post(UIApplication.didEnterBackgroundNotification)
        Self.post(UIApplication.willEnterForegroundNotification)
        controller.viewWillDisappear(false)
        Self.post(UIApplication.didEnterBackgroundNotification)
        controller.viewDidDisappear(false)
        #expect(
            recorder.events == [
                "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear",
                "didEnterBackground", "willEnterForeground", "viewWillDisappear", "viewDidDisappear",
            ])
    }

    @Test("embeds children in their places, in the order that UIKit asks for")
    func children() throws {
        let controller = ChildKindViewController()
        #expect(controller.mapViewController.stops == 3 && controller.mapViewController.title == "Route")
        let first = RouteViewController()
        controller.detailsViewController = first
        #expect(first.steps.isEmpty)
        let window = phone.show { controller }
        #expect(controller.mapViewController.steps == ["comes", "came, shown"])
        #expect(first.steps == ["comes", "came, shown"] && controller.children.count == 4)
        #expect(controller.mapViewController.view.frame.height == 200)
        let second = RouteViewController()
        controller.detailsViewController = second
        window.layoutIfNeeded()
        #expect(first.steps.suffix(2) == ["leaves", "left, not shown"] && first.parent == nil)
        #expect(second.steps == ["comes", "came, shown"] && second.view.superview != nil)
        #expect(second.view.frame == second.view.superview?.bounds)
        controller.detailsViewController = nil
        #expect(second.parent == nil && controller.children.count == 3)
    }

    private static func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }
}
