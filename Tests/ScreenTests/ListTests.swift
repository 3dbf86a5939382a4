import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Screens that are lists, executed.
@MainActor
@Suite("A list")
struct ListTests {
    private func show<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
        LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func header(_ collectionView: UICollectionView, _ section: Int) -> String? {
        let view = collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        let cell = view as? UICollectionViewListCell
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }

    @Test("shows the texts of its cells, sections and accessories")
    func texts() throws {
        var state = ListsViewController.State()
        state.name = "Ada"
        state.unread = 3
        let controller = ListsViewController(state: state)
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.numberOfSections == 3)
        #expect(list.listContent(at: path(0, 0))?.text == "Ada")
        #expect(list.listContent(at: path(0, 0))?.secondaryText == "Account")
        #expect(list.listContent(at: path(0, 0))?.imageProperties.tintColor == .systemBlue)
        let inbox = try #require(list.cellForItem(at: path(0, 1)) as? UICollectionViewListCell)
        #expect(inbox.accessories.count == 2)
        guard case .label("3") = inbox.accessories[0].content else {
            Issue.record("the inbox does not count")
            return
        }
        #expect(header(list, 1) == "Notifications")
        #expect(list.listConfiguration(of: 0)?.headerMode == .some(.none))
        #expect(list.listConfiguration(of: 1)?.headerMode == .supplementary)
        #expect(list.listConfiguration(of: 1)?.footerMode == .supplementary)
        #expect(list.listConfiguration(of: 1)?.appearance == .insetGrouped)
        #expect(list.listConfiguration(of: 1)?.showsSeparators == false)
        #expect(window.rootViewController === controller)
    }

    @Test("configures only the cells that show something else than before")
    func changes() {
        let controller = ListsViewController()
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.visibleCells.count == 6)
        let first = list.cellForItem(at: path(0, 0))
        let made = list.numberOfCellsTaken
        controller.state.name = "Grace"
        #expect(list.numberOfCellsReconfigured == 1)
        #expect(list.listContent(at: path(0, 0))?.text == "Grace")
        #expect(list.cellForItem(at: path(0, 0)) === first)
        controller.state.preview = .never
        #expect(list.numberOfCellsReconfigured == 2)
        #expect(list.listContent(at: path(1, 2))?.secondaryText == "Never")
        controller.state.preview = .whenUnlocked
        #expect(list.listContent(at: path(1, 2))?.secondaryText == "When Unlocked")
        #expect(list.numberOfCellsTaken == made)
        controller.state.isAdmin = true
        #expect(list.numberOfItems(inSection: 2) == 2)
        #expect(list.listContent(at: path(2, 0))?.text == "Reset All Settings")
        #expect(list.listContent(at: path(2, 0))?.textProperties.color == .systemRed)
        #expect(list.numberOfCellsReconfigured == 3)
        #expect(window.rootViewController === controller)
    }

    @Test("keeps its switches, and tells of them")
    func switches() throws {
        let controller = ListsViewController()
        let recorder = ListRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        let push = try #require(list.cellForItem(at: path(1, 0)) as? SwitchCell)
        let badges = try #require(list.cellForItem(at: path(1, 1)) as? SwitchCell)
        #expect(push.switchControl.accessibilityLabel == "Push Notifications")
        #expect(!push.switchControl.isOn)
        #expect(badges.switchControl.isOn)
        #expect(!badges.switchControl.isEnabled)
        push.switchControl.isOn = true
        push.switchControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
        #expect(controller.state.push)
        #expect(badges.switchControl.isEnabled)
        #expect(!list.tapItem(at: path(1, 0)))
        controller.state.badges = false
        #expect(!badges.switchControl.isOn)
        #expect(recorder.events == ["push true"])
        #expect(window.rootViewController === controller)
    }

    @Test("tells which cell was tapped, and deselects it at once")
    func selection() throws {
        let controller = ListsViewController()
        let recorder = ListRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.tapItem(at: path(0, 0)))
        #expect(list.tapItem(at: path(0, 1)))
        // Its case disables it while notifications are off.
        #expect(!list.tapItem(at: path(1, 2)))
        controller.state.push = true
        #expect(list.tapItem(at: path(1, 2)))
        // Its event is dropped.
        #expect(!list.tapItem(at: path(2, 0)))
        controller.state.isAdmin = true
        #expect(list.tapItem(at: path(2, 0)))
        let asked = try #require(controller.presentedViewController as? UIAlertController)
        #expect(asked.title == "Reset all settings?" && asked.choose("Reset"))
        #expect(list.indexPathsForSelectedItems == nil)
        #expect(recorder.events == ["profile", "inbox", "preview", "reset"])
        #expect(window.rootViewController === controller)
    }

    @Test("refreshes until its field says that it is done")
    func refresh() {
        let controller = ListsViewController()
        let recorder = ListRecorder()
        controller.delegate = recorder
        let window = show(controller)
        controller.collectionView.pullToRefresh()
        #expect(controller.state.isRefreshing)
        #expect(controller.collectionView.refreshControl?.isRefreshing == true)
        controller.state.isRefreshing = false
        #expect(controller.collectionView.refreshControl?.isRefreshing == false)
        controller.state.isRefreshing = true
        #expect(controller.collectionView.refreshControl?.isRefreshing == true)
        #expect(recorder.events == ["refresh"])
        #expect(window.rootViewController === controller)
    }

    private var contacts: [Contact] {
        [
            Contact(id: 1, name: "Ada", city: "London", isFavorite: true),
            Contact(id: 2, name: "Grace", city: nil),
        ]
    }

    @Test("has a cell for each element, by its id")
    func elements() throws {
        var state = ContactsViewController.State()
        state.contacts = contacts
        state.tags = ["Family"]
        let controller = ContactsViewController(state: state)
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.listContent(at: path(0, 0))?.text == "Ada")
        #expect(list.listContent(at: path(0, 1))?.secondaryText == "Unknown")
        #expect(list.listContent(at: path(0, 2))?.text == "Add a Person")
        #expect(list.listContent(at: path(1, 0))?.text == "Family")
        #expect(header(list, 0) == "2 people")
        #expect(list.listContent(at: path(1, 2))?.text == "By City, 1 labels")
        let card = try #require(list.cellForItem(at: path(2, 1)) as? ComponentCell<ContactCard>)
        #expect(card.component?.nameLabel.text == "Grace")
        #expect(list.visibleCells.count == 10)
        let made = list.numberOfCellsTaken
        controller.state.contacts[1].city = "New York"
        #expect(list.listContent(at: path(0, 1))?.secondaryText == "New York")
        // The contact, and card and favourite with the same id.
        #expect(list.numberOfCellsReconfigured == 3)
        #expect(list.cellForItem(at: path(2, 1)) === card)
        #expect(card.component?.cityLabel.text == "New York")
        #expect(list.numberOfCellsTaken == made)
        controller.state.contacts.insert(Contact(id: 3, name: "Hedy"), at: 0)
        #expect(list.listContent(at: path(0, 0))?.text == "Hedy")
        #expect(list.listContent(at: path(0, 2))?.text == "Grace")
        #expect(list.numberOfCellsReconfigured == 3)
        #expect(header(list, 0) == "3 people")
        controller.state.tags.append("Work")
        #expect(list.listContent(at: path(1, 3))?.text == "By City, 2 labels")
        #expect(window.rootViewController === controller)
    }

    @Test("tells the element of a cell that was tapped or switched")
    func elementEvents() throws {
        var state = ContactsViewController.State()
        state.contacts = contacts
        state.tags = ["Family"]
        let controller = ContactsViewController(state: state)
        let recorder = ContactRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.tapItem(at: path(0, 1)))
        #expect(list.tapItem(at: path(0, 2)))
        #expect(list.tapItem(at: path(1, 0)))
        #expect(list.tapItem(at: path(1, 1)))
        #expect(list.tapItem(at: path(2, 0)))
        let card = try #require(list.cellForItem(at: path(2, 1)) as? ComponentCell<ContactCard>)
        card.component?.moreButton.sendActions(for: .touchUpInside)
        let favorite = try #require(list.cellForItem(at: path(3, 0)) as? SwitchCell)
        favorite.switchControl.isOn = false
        favorite.switchControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
        #expect(
            recorder.events == [
                "contact Grace", "add", "tag Family", "order name", "card Ada", "more Grace", "favorite Ada false",
            ])
        controller.state.selected = 1
        let selected = list.cellForItem(at: path(0, 0)) as? UICollectionViewListCell
        #expect(selected?.accessories.count == 2)
        #expect(!favorite.isUserInteractionEnabled)
        list.pullToRefresh()
        controller.endRefreshing()
        #expect(list.refreshControl?.isRefreshing == false)
        #expect(window.rootViewController === controller)
    }

    @Test("tells of the detail buttons of its cells, which VoiceOver reaches beside them")
    func detailButtons() throws {
        var state = ContactsViewController.State()
        state.contacts = contacts
        state.selected = 2
        let controller = ContactsViewController(state: state)
        let recorder = ContactRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        func tapDetail(_ place: IndexPath) throws {
            let cell = try #require(list.cellForItem(at: place) as? UICollectionViewListCell)
            for accessory in cell.accessories {
                if case .detail(let handler) = accessory.content { handler?() }
            }
        }
        try tapDetail(path(0, 1))
        try tapDetail(path(2, 0))
        #expect(recorder.events == ["detail of Grace", "detail of card Ada"])
        let plain = try #require(list.cellForItem(at: path(0, 0)) as? UICollectionViewListCell)
        #expect(plain.accessories.isEmpty)
        let card = try #require(list.cellForItem(at: path(2, 0)) as? ComponentCell<ContactCard>)
        #expect(!card.isReadAsButton)
        card.component?.accessibilityTraits = .selected
        card.isReadAsButton = true
        #expect(card.accessibilityTraits == [.button, .selected])
        #expect(window.rootViewController === controller)
    }

    @Test("has actions for swipes, for VoiceOver and in menus")
    func actions() throws {
        var state = ContactsViewController.State()
        state.contacts = contacts
        let controller = ContactsViewController(state: state)
        let recorder = ContactRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        let leading = list.swipeActions(isLeading: true, at: path(0, 0))
        #expect(leading.map(\.title) == ["Mark"])
        #expect(leading[0].backgroundColor == .systemIndigo)
        #expect(leading[0].tap())
        let trailing = list.swipeActions(isLeading: false, at: path(0, 1))
        #expect(trailing.map(\.title) == ["Delete", "Mute Grace"])
        #expect(trailing[0].style == .destructive)
        // It asks first: the row slides back, and nothing is done yet.
        #expect(!trailing[0].tap())
        let asked = try #require(controller.presentedViewController as? UIAlertController)
        #expect(asked.title == "Delete Grace?" && asked.choose("Delete"))
        #expect(list.swipeActions(isLeading: false, at: path(0, 2)).isEmpty)
        #expect(
            list.spokenActionNames(at: path(0, 0)) == ["Mark", "Delete", "Mute Ada", "Share", "Mute", "Block"])
        let menu = try #require(list.contextMenu(at: path(0, 0)))
        let share = try #require(menu.children.first as? UIAction)
        share.pick()
        // A swipe tells the same.
        #expect(trailing[1].tap())
        (menu.children[1] as? UIAction)?.pick()
        #expect(list.contextMenu(at: path(0, 2)) == nil)
        #expect(
            recorder.events == ["mark Ada", "delete Grace", "confirm Grace", "share Ada", "mute Grace", "mute Ada"])
        controller.state.selected = 1
        #expect(list.swipeActions(isLeading: false, at: path(0, 0)).map(\.title) == ["Mute Ada"])
        #expect(window.rootViewController === controller)
    }

    @Test("scrolls what stands in its place where the text is large, clear of bars and notch")
    func largeEmptyState() throws {
        let controller = EmptyListViewController()
        let small = show(controller)
        let scrollView = try #require(controller.retryButton.superview?.superview as? UIScrollView)
        #expect(scrollView.contentSize.height <= scrollView.bounds.height)
        #expect(small.rootViewController === controller)
        let large = EmptyListViewController()
        let window = LayoutEnvironment(
            size: CGSize(width: 667, height: 375),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
            contentSizeCategory: .accessibilityExtraExtraExtraLarge
        ).show { large }
        let scrolling = try #require(large.retryButton.superview?.superview as? UIScrollView)
        let frame = scrolling.convert(scrolling.bounds, to: large.view)
        #expect(frame.minX == 44 && frame.maxX == 623)
        #expect(scrolling.contentLayoutGuide.layoutFrame.height > frame.height)
        #expect(window.rootViewController === large)
    }

    @Test("has no headers and footers without cells, follows the keyboard, and can be pulled")
    func emptyList() {
        let controller = EmptyListViewController()
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.numberOfSections == 0)
        #expect(list.keyboardDismissMode == .onDrag && list.alwaysBounceVertical)
        controller.state.jobs = [Chat(id: "a", name: "Ada", date: "", message: "")]
        #expect(list.numberOfSections == 2 && header(list, 0) == "Open jobs")
        controller.state.query = "A"
        #expect(header(list, 1) == "A")
        controller.state.jobs = []
        controller.state.query = "B"
        #expect(list.numberOfSections == 0)
        #expect(window.rootViewController === controller)
    }

    @Test("shows what stands in its place while it has no cells")
    func emptyState() {
        let controller = ContactsViewController()
        let window = show(controller)
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
        #expect(window.rootViewController === controller)
    }
}
