import Testing

@testable import GoldenScreens
@testable import UIKit

/// Components above and below sections, and pictures that are loaded ahead, executed.
@MainActor
@Suite("What stands above and below a section")
struct SectionViewTests {
    private func show() -> (SectionViewsViewController, Recorder, UIWindow) {
        var state = SectionViewsViewController.State()
        state.people = [Contact(id: 1, name: "Ada")]
        state.albums = [
            Album(id: 1, title: "Lakes", count: 12),
            Album(id: 2, title: "Hills", count: 8),
        ]
        let (controller, recorder) = (SectionViewsViewController(state: state), Recorder())
        controller.delegate = recorder
        return (controller, recorder, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    private func view<View: UIView>(
        _ type: View.Type, _ controller: SectionViewsViewController, _ section: Int, isHeader: Bool = true
    ) -> View? {
        let kind =
            isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let view = controller.collectionView.supplementaryView(
            forElementKind: kind, at: IndexPath(item: 0, section: section))
        return (view as? ComponentCell<View>)?.component
    }

    @Test("is a component, where the spec says one")
    func components() {
        let (controller, _, window) = show()
        let people = view(Banner.self, controller, 0)
        #expect(people?.titleLabel.text == "People" && people?.allButton.isHidden == false)
        #expect(view(Banner.self, controller, 1)?.titleLabel.text == "2 albums")
        #expect(view(Note.self, controller, 1, isHeader: false) != nil)
        #expect(view(Note.self, controller, 0, isHeader: false) == nil)
        let list = controller.collectionView
        #expect(list.listConfiguration(of: 0)?.headerMode == .supplementary)
        #expect(list.listConfiguration(of: 0)?.footerMode == .supplementary)
        #expect(list.listConfiguration(of: 1)?.footerMode == .supplementary)
        #expect(list.listConfiguration(of: 2)?.headerMode == .supplementary)
        #expect(list.listConfiguration(of: 2)?.footerMode == .some(.none))
        #expect(window.rootViewController === controller)
    }

    @Test("follows state")
    func state() {
        let (controller, _, window) = show()
        controller.state.isOpen = false
        #expect(view(Banner.self, controller, 0)?.allButton.isHidden == true)
        controller.state.albums.removeLast()
        #expect(view(Banner.self, controller, 1)?.titleLabel.text == "1 albums")
        #expect(window.rootViewController === controller)
    }

    @Test("follows state alone: the cells of its section stay")
    func headings() {
        let (controller, _, window) = show()
        let list = controller.collectionView
        _ = list.visibleCells
        let banners = [0, 1].map { view(Banner.self, controller, $0) }
        let made = list.numberOfCellsTaken
        controller.state.isOpen = false
        controller.state.albums.append(Album(id: 3, title: "Woods", count: 1))
        controller.state.albums[0].title = "Ponds"
        #expect(view(Banner.self, controller, 0) === banners[0] && banners[0]?.allButton.isHidden == true)
        #expect(view(Banner.self, controller, 1) === banners[1] && banners[1]?.titleLabel.text == "3 albums")
        _ = list.visibleCells
        #expect(list.numberOfCellsTaken == made + 1, "that of the new album")
        #expect(window.rootViewController === controller)
    }

    @Test("tells its events")
    func events() {
        let (controller, recorder, window) = show()
        view(Banner.self, controller, 0)?.allButton.tap()
        view(Banner.self, controller, 1)?.allButton.tap()
        #expect(recorder.events == ["all people", "all albums"])
        #expect(window.rootViewController === controller)
    }
}

@MainActor
private final class Recorder: SectionViewsViewControllerDelegate {
    typealias Controller = SectionViewsViewController

    private(set) var events: [String] = []

    func sectionViewsViewControllerDidTapPeopleAll(_ viewController: Controller) { events.append("all people") }
    func sectionViewsViewControllerDidTapAlbumsAll(_ viewController: Controller) { events.append("all albums") }
    func sectionViewsViewController(_ viewController: Controller, didSelectPerson person: Contact) {}
    func sectionViewsViewController(_ viewController: Controller, didSelectAlbum album: Album) {}
    func sectionViewsViewControllerDidSelectAbout(_ viewController: Controller) {}
}
