import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Lists of components that are searched, loaded, and told of, executed.
@MainActor
@Suite("A list of components")
struct ChatTests {
    private func show<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
        LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func controller() -> ChatsViewController {
        var state = ChatsViewController.State()
        state.chats = [
            Chat(id: "a", name: "Ada", date: "09:41", message: "Hello", unread: "2"),
            Chat(id: "b", name: "Grace", date: "Monday", message: "Found a bug."),
        ]
        return ChatsViewController(state: state)
    }

    private func card(_ controller: ChatsViewController, _ item: Int) -> ChatView? {
        (controller.collectionView.cellForItem(at: path(0, item)) as? ComponentCell<ChatView>)?.component
    }

    @Test("shows what a search leaves of its elements, and looks different at its first")
    func search() throws {
        let controller = controller()
        let recorder = ChatRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.visibleCells.count == 2)
        #expect(try #require(card(controller, 0)).nameLabel.textColor == Theme.Colors.primary)
        #expect(try #require(card(controller, 1)).nameLabel.textColor == .label)
        let bar = controller.searchController.searchBar
        bar.text = "Gra"
        bar.delegate?.searchBar(bar, textDidChange: "Gra")
        #expect(controller.state.query == "Gra")
        #expect(list.visibleCells.count == 1)
        let first = try #require(card(controller, 0))
        #expect(first.nameLabel.text == "Grace")
        #expect(first.nameLabel.textColor == Theme.Colors.primary)
        #expect(first.unreadLabel.isHidden)
        bar.delegate?.searchBarCancelButtonClicked(bar)
        #expect(controller.state.query.isEmpty)
        #expect(recorder.events == ["query Gra", "cancel"])
        #expect(window.rootViewController === controller)
    }

    @Test("leaves its cells alone where a field changes that they do not show")
    func unreadField() {
        let controller = controller()
        let window = show(controller)
        let list = controller.collectionView
        controller.dataSource.apply(NSDiffableDataSourceSnapshot())
        controller.state.query = "a"
        #expect(list.visibleCells.isEmpty, "both names have that letter")
        controller.state.query = "Gra"
        #expect(list.visibleCells.count == 1)
        #expect(window.rootViewController === controller)
    }

    @Test("configures the cells again whose content has changed, and no others")
    func changedCells() {
        let controller = controller()
        let window = show(controller)
        controller.state.chats[1].message = "Found two."
        #expect(controller.dataSource.snapshot().reconfiguredItemIdentifiers == [.chat("b")])
        controller.state.chats.append(Chat(id: "c", name: "Alan", date: "Sunday", message: "Hm.", unread: nil))
        #expect(controller.dataSource.snapshot().reconfiguredItemIdentifiers.isEmpty, "the first is still the first")
        controller.state.chats.swapAt(0, 1)
        #expect(controller.dataSource.snapshot().reconfiguredItemIdentifiers.count == 3)
        #expect(window.rootViewController === controller)
    }

    @Test("says in its place why it has no cells")
    func emptyState() {
        let controller = ChatsViewController()
        let recorder = ChatRecorder()
        controller.delegate = recorder
        let window = show(controller)
        #expect(controller.collectionView.backgroundView?.isHidden == false)
        #expect(controller.stateLabel.text == "No chats yet")
        #expect(controller.retryButton.isHidden)
        controller.state.phase = .loading
        #expect(controller.loadingActivityIndicatorView.isAnimating)
        #expect(controller.stateLabel.isHidden)
        controller.state.phase = .failed
        #expect(!controller.loadingActivityIndicatorView.isAnimating)
        #expect(controller.stateLabel.text == "Your chats could not be loaded.")
        #expect(controller.offlineLabel.isHidden)
        controller.retryButton.sendActions(for: .touchUpInside)
        controller.state.chats = [Chat(id: "a", name: "Ada", date: "", message: "")]
        #expect(controller.collectionView.backgroundView?.isHidden == true)
        #expect(!controller.offlineLabel.isHidden)
        controller.state.phase = .loaded
        controller.state.query = "Grace"
        #expect(controller.stateLabel.text == "No chat has the words Grace.")
        #expect(controller.collectionView.backgroundView?.isHidden == false)
        #expect(recorder.events == ["retry"])
        #expect(window.rootViewController === controller)
    }

    @Test("lets VoiceOver do what swipes and menus do")
    func spokenActions() throws {
        let controller = controller()
        let recorder = ChatRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        let cell = try #require(list.cellForItem(at: path(0, 0)))
        func perform(_ name: String) throws {
            let action = try #require(cell.accessibilityCustomActions?.first { $0.name == name })
            #expect(action.actionHandler?(action) == true)
        }
        let names = ["Unread", "Delete", "Mute", "Pin Ada", "Block"]
        #expect(list.spokenActionNames(at: path(0, 0)) == names)
        #expect(list.swipeActions(isLeading: false, at: path(0, 0)).last?.tap() == true)
        try perform("Pin Ada")
        try perform("Block")
        controller.state.phase = .failed
        #expect(list.spokenActionNames(at: path(0, 0)) == names.filter { $0 != "Pin Ada" })
        #expect(recorder.events == ["mute Ada", "pin Ada", "block Ada"])
        #expect(window.rootViewController === controller)
    }
}
