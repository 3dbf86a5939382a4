import Foundation
import Testing

@testable import AppScreens
@testable import UIKit

/// The list of an app whose entries are literals, executed.
@MainActor
@Suite("A list of literals")
struct SettingsTests {
    private func show<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
        LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("tells which of its literals was tapped")
    func literals() throws {
        var state = SettingsViewController.State()
        state.accountName = "ada"
        let controller = SettingsViewController(state: state)
        let recorder = SettingsRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        func entry(_ section: Int, _ item: Int) throws -> EntryView {
            try #require((list.cellForItem(at: path(section, item)) as? ComponentCell<EntryView>)?.component)
        }
        #expect(list.numberOfSections == 3)
        #expect(try entry(0, 1).titleLabel.text == "Notifications")
        #expect(try entry(0, 1).tileView.backgroundColor == .systemRed)
        #expect(try entry(0, 2).symbolImageView.image?.name == "lock.fill")
        #expect(try entry(1, 0).subtitleLabel.isHidden)
        #expect(try entry(2, 0).titleLabel.text == "Log Out ada")
        #expect(try entry(2, 0).tileView.isHidden)
        controller.state.server = "chat.example.org"
        #expect(try !entry(1, 0).subtitleLabel.isHidden)
        for place in [path(0, 2), path(1, 0), path(2, 0)] { #expect(list.tapItem(at: place)) }
        // VoiceOver reads a cell as one button, with the texts that it shows.
        let server = try #require(list.cellForItem(at: path(1, 0)))
        #expect(server.isAccessibilityElement && server.accessibilityTraits == .button)
        #expect(server.accessibilityLabel == "Server Details, chat.example.org")
        #expect(try #require(list.cellForItem(at: path(2, 0))).accessibilityLabel == "Log Out ada")
        #expect(list.indexPathsForSelectedItems == nil)
        #expect(recorder.items == [.preference(.privacy), .server, .logOut])
        #expect(window.rootViewController === controller)
    }
}

/// Writes down what the screen `Settings` tells.
@MainActor
private final class SettingsRecorder: SettingsViewControllerDelegate {
    private(set) var items: [SettingsViewController.Item] = []

    func settingsViewControllerDidTapDone(_ viewController: SettingsViewController) {}

    func settingsViewController(
        _ viewController: SettingsViewController, didSelectEntry item: SettingsViewController.Item
    ) {
        items.append(item)
    }
}
