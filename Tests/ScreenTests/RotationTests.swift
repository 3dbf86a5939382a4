import Testing

@testable import GoldenScreens
@testable import UIKit

/// Cells, headers, bounds and menus that ask about the device, executed while it turns.
@MainActor
@Suite("What asks about the device")
struct RotationTests {
    private let upright = LayoutEnvironment(size: CGSize(width: 390, height: 844))
    private let turned = LayoutEnvironment(size: CGSize(width: 844, height: 390))

    private func show(_ environment: LayoutEnvironment) -> (RotationViewController, UIWindow) {
        var state = RotationViewController.State()
        state.people = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace")]
        state.isOpen = true
        let controller = RotationViewController(state: state)
        return (controller, environment.show { controller })
    }

    private func turn(_ window: UIWindow, to environment: LayoutEnvironment) {
        window.environment = environment
        window.layoutIfNeeded()
    }

    private func texts(_ list: UICollectionView) -> [String] {
        (0..<list.numberOfItems(inSection: 0)).map { item in
            let content = list.listContent(at: IndexPath(item: item, section: 0))
            return [content?.text, content?.secondaryText].compactMap { $0 }.joined(separator: ", ")
        }
    }

    private func isHintHidden(_ list: UICollectionView) -> Bool? {
        let header = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        return (header as? ComponentCell<Heading>)?.component?.hintLabel.isHidden
    }

    @Test("shows what the device decides when it is first laid out")
    func first() {
        let (controller, window) = show(turned)
        #expect(texts(controller.peopleCollectionView) == ["Ada, Open", "Grace, Open"])
        #expect(isHintHidden(controller.peopleCollectionView) == false)
        #expect(window.rootViewController === controller)
    }

    @Test("stands beside actions that follow state, which VoiceOver has as they are")
    func actions() throws {
        let (controller, window) = show(upright)
        let names = {
            controller.linksCollectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityCustomActions?
                .map(\.name)
        }
        #expect(names() == ["Rename"])
        controller.state.isOpen = false
        window.layoutIfNeeded()
        #expect(names() == ["Remove", "Rename"])
        controller.state.isOpen = true
        window.layoutIfNeeded()
        #expect(names() == ["Rename"])
        controller.state.isOffline = true
        window.layoutIfNeeded()
        #expect(names() == nil)
        controller.state.isOffline = false
        window.layoutIfNeeded()
        #expect(names() == ["Rename"])
    }

    @Test("is shown anew when the device turns, and when it turns back")
    func turning() throws {
        let (controller, window) = show(upright)
        let links = controller.linksCollectionView
        let path = IndexPath(item: 0, section: 0)
        let accessories = { (links.cellForItem(at: path) as? UICollectionViewListCell)?.accessories }
        let people = controller.peopleCollectionView
        let narrow = ["Ada", "Grace", "Turn the device"]
        #expect(texts(people) == narrow && isHintHidden(people) == true)
        #expect(accessories()?.count == 1)
        turn(window, to: turned)
        #expect(texts(people) == ["Ada, Open", "Grace, Open"])
        #expect(isHintHidden(people) == false)
        #expect(accessories()?.isEmpty == true)
        turn(window, to: upright)
        #expect(texts(people) == narrow && isHintHidden(people) == true)
        #expect(accessories()?.count == 1)
    }

    @Test("is set again after its bounds")
    func bounds() {
        let (controller, window) = show(upright)
        #expect(controller.volumeSlider.value == 20)
        turn(window, to: turned)
        #expect(controller.volumeSlider.value == 30)
        controller.state.volume = 35
        #expect(controller.volumeSlider.value == 35)
        turn(window, to: upright)
        #expect(controller.volumeSlider.value == 20)
    }

    @Test("is in a menu that is made anew")
    func menu() throws {
        let (controller, window) = show(upright)
        let isEnabled = {
            (controller.moreBarButtonItem.menu?.children.first as? UIAction)?.attributes.contains(.disabled) == false
        }
        #expect(isEnabled())
        turn(window, to: turned)
        #expect(!isEnabled())
        turn(window, to: upright)
        #expect(isEnabled())
    }

    @Test("keeps its cells while it is laid out without a turn")
    func layout() {
        let (controller, window) = show(upright)
        let list = controller.peopleCollectionView
        _ = list.visibleCells
        let made = list.numberOfCellsTaken
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        controller.state.note = "Typed"
        _ = list.visibleCells
        #expect(list.numberOfCellsTaken == made)
        turn(window, to: turned)
        _ = list.visibleCells
        #expect(list.numberOfCellsTaken == made, "cells that stay are configured again")
    }
}
