import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Grids, carousels, and lists among rows, executed.
@MainActor
@Suite("A collection view")
struct CollectionTests {
    private func show<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
        LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    /// Lets tasks run until `condition` holds, or gives up after a while.
    private func settled(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<10_000 {
            if condition() { return true }
            await Task.yield()
        }
        return false
    }

    private func gallery() -> GalleryViewController {
        var state = GalleryViewController.State()
        state.albums = [
            Album(id: 1, title: "Lakes", count: 12, cover: URL(string: "https://example.org/1")),
            Album(id: 2, title: "Sea", count: 40),
        ]
        return GalleryViewController(state: state)
    }

    @Test("lays out each section in its own way")
    func layouts() throws {
        let controller = gallery()
        let window = show(controller)
        let list = controller.collectionView
        let carousel = try #require(list.layoutSection(at: 0))
        #expect(carousel.orthogonalScrollingBehavior == .continuousGroupLeadingBoundary)
        #expect(carousel.interGroupSpacing == Theme.Spacing.small)
        #expect(carousel.contentInsets == .all(Theme.Spacing.medium))
        #expect(carousel.boundarySupplementaryItems.map(\.elementKind) == [UICollectionView.elementKindSectionHeader])
        let item = try #require(carousel.group?.subitems.first)
        #expect(item.layoutSize.widthDimension.isAbsolute)
        #expect(item.layoutSize.widthDimension.dimension == 200)
        #expect(item.layoutSize.heightDimension.dimension == 140)
        let grid = try #require(list.layoutSection(at: 1))
        #expect(grid.group?.subitems.count == 3)
        #expect(grid.group?.interItemSpacing?.spacing == Theme.Spacing.small)
        #expect(grid.boundarySupplementaryItems.map(\.alignment) == [.top, .bottom])
        #expect(grid.orthogonalScrollingBehavior == .none)
        #expect(list.listConfiguration(of: 0) == nil)
        #expect(list.listConfiguration(of: 2)?.appearance == .insetGrouped)
        #expect(window.rootViewController === controller)
    }

    @Test("tells of the cells of all its sections, and when its last comes into sight")
    func events() async throws {
        let controller = gallery()
        let recorder = GalleryRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        #expect(list.tapItem(at: path(0, 1)))
        #expect(list.tapItem(at: path(1, 0)))
        let cover = try #require(list.cellForItem(at: path(0, 0)) as? ComponentCell<CoverView>)
        #expect(cover.component?.coverImageView.backgroundColor == .systemTeal)
        #expect(recorder.events == ["featured Sea", "album Lakes"])
        #expect(list.tapItem(at: path(2, 0)))
        #expect(recorder.events == ["featured Sea", "album Lakes", "settings"])
        #expect(await settled { recorder.events.last == "end" }, "once the cells are laid out")
        let share = try #require(list.contextMenu(at: path(1, 1))?.children.first as? UIAction)
        share.pick()
        let spoken = try #require(list.cellForItem(at: path(1, 0))?.accessibilityCustomActions?.first)
        #expect(spoken.actionHandler?(spoken) == true)
        #expect(recorder.events.suffix(2) == ["share Sea", "share Lakes"])
        #expect(list.contextMenu(at: path(0, 0)) == nil)
        // UIKit may ask for a section that is gone already.
        #expect(list.layoutSection(at: 99) != nil)
        #expect(window.rootViewController === controller)
    }

    @Test("takes more cells from whoever hears that its last came into sight")
    func more() async throws {
        let controller = gallery()
        let recorder = GalleryRecorder()
        recorder.didReachEnd = { $0.state.albums.append(Album(id: 3, title: "Woods", count: 1)) }
        controller.delegate = recorder
        let window = show(controller)
        let list = controller.collectionView
        _ = list.visibleCells
        #expect(list.numberOfItems(inSection: 1) == 2)
        #expect(await settled { list.numberOfItems(inSection: 1) == 3 })
        #expect(recorder.events == ["end"])
        #expect(window.rootViewController === controller)
    }

    @Test("has a picture that is tapped read as a button, under a name of its own")
    func pictures() throws {
        let controller = gallery()
        let window = show(controller)
        let cover = try #require(controller.collectionView.cellForItem(at: path(0, 0)) as? ComponentCell<CoverView>)
        #expect(cover.isAccessibilityElement && cover.accessibilityTraits.contains(.button))
        #expect(cover.accessibilityLabel == "Lakes")
        #expect(cover.accessibilityIdentifier == "gallery.featuredCell.1")
        #expect(window.rootViewController === controller)
    }

    @Test("leaves cells alone that the spec writes out where it finds nothing of state in them")
    func fixedCells() {
        let controller = NewListViewController()
        let window = show(controller)
        #expect(controller.collectionView.numberOfSections == 3)
        controller.dataSource.apply(NSDiffableDataSourceSnapshot())
        controller.state.query = "Sent"
        #expect(controller.searchController.searchBar.text == "Sent")
        #expect(controller.collectionView.numberOfSections == 0)
        #expect(window.rootViewController === controller)
    }

    @Test("stands among rows beside another, and each has its own cells")
    func several() async throws {
        var state = CollectionKindViewController.State()
        state.tones = [Tone(id: 1, name: "Chime"), Tone(id: 2, name: "Glass")]
        let controller = CollectionKindViewController(state: state)
        let recorder = CollectionRecorder()
        controller.delegate = recorder
        let window = show(controller)
        let (tones, options) = (controller.tonesCollectionView, controller.optionsCollectionView)
        #expect(tones.frame.height == 132)
        #expect(options.frame.height == 300)
        #expect(tones.numberOfSections == 2)
        #expect(options.numberOfItems(inSection: 0) == 3)
        #expect(try #require(tones.layoutSection(at: 0)?.group?.layoutSize.heightDimension).isEstimated)
        #expect(tones.layoutSection(at: 1)?.group?.subitems.count == 2)
        #expect(options.listConfiguration(of: 0)?.appearance == .grouped)
        #expect(options.listConfiguration(of: 0)?.showsSeparators == false)
        #expect(options.listConfiguration(of: 0)?.backgroundColor == .systemGroupedBackground)
        let glass = try #require(tones.cellForItem(at: path(0, 1)) as? ComponentCell<ToneCard>)
        #expect(glass.component?.nameLabel.text == "Glass")
        controller.state.selected = 2
        #expect(glass.component?.layer.borderWidth == 2)
        #expect(tones.tapItem(at: path(0, 0)))
        #expect(tones.tapItem(at: path(1, 1)))
        #expect(!options.tapItem(at: path(0, 0)))
        #expect(options.tapItem(at: path(0, 1)))
        let remove = try #require(options.swipeActions(isLeading: false, at: path(0, 1)).first)
        #expect(remove.tap())
        #expect(tones.swipeActions(isLeading: false, at: path(0, 0)).isEmpty)
        #expect(recorder.events == ["tone Chime", "system", "choice Chime", "remove Chime"])
        _ = options.cellForItem(at: path(0, 2))
        #expect(await settled { recorder.events.last == "end" })
        options.pullToRefresh()
        #expect(controller.state.isRefreshing)
        #expect(recorder.events.last == "refresh")
        controller.state.isRefreshing = false
        #expect(options.refreshControl?.isRefreshing == false)
        #expect(options.backgroundView?.isHidden == true)
        controller.scrollViewDidScroll(options)
        #expect(recorder.events.last == "refresh")
        controller.scrollViewDidScroll(controller.notesScrollView)
        #expect(recorder.events.last == "scroll")
        #expect(window.rootViewController === controller)
    }
}

/// Writes down what the screen `Gallery` tells.
@MainActor
private final class GalleryRecorder: GalleryViewControllerDelegate {
    private(set) var events: [String] = []
    /// The answer to the end of the list.
    var didReachEnd: (GalleryViewController) -> Void = { _ in }

    func galleryViewController(_ viewController: GalleryViewController, didSelectFeatured featured: Album) {
        events.append("featured \(featured.title)")
    }

    func galleryViewController(_ viewController: GalleryViewController, didSelectAlbum album: Album) {
        events.append("album \(album.title)")
    }

    func galleryViewController(_ viewController: GalleryViewController, didSelectShare album: Album) {
        events.append("share \(album.title)")
    }

    func galleryViewControllerDidSelectSettings(_ viewController: GalleryViewController) { events.append("settings") }

    func galleryViewControllerDidReachEnd(_ viewController: GalleryViewController) {
        events.append("end")
        didReachEnd(viewController)
    }
}

/// Writes down what the screen `CollectionKind` tells.
@MainActor
private final class CollectionRecorder: CollectionKindViewControllerDelegate {
    private(set) var events: [String] = []

    func collectionKindViewController(
        _ viewController: CollectionKindViewController, didScrollNotes contentOffset: CGPoint
    ) {
        events.append("scroll")
    }

    func collectionKindViewController(_ viewController: CollectionKindViewController, didSelectTone tone: Tone) {
        events.append("tone \(tone.name)")
    }

    func collectionKindViewController(_ viewController: CollectionKindViewController, didChangeVibration isOn: Bool) {
        events.append("vibration \(isOn)")
    }

    func collectionKindViewController(_ viewController: CollectionKindViewController, didSelectChoice choice: Tone) {
        events.append("choice \(choice.name)")
    }

    func collectionKindViewController(_ viewController: CollectionKindViewController, didSelectRemove choice: Tone) {
        events.append("remove \(choice.name)")
    }

    func collectionKindViewControllerDidSelectSilent(_ viewController: CollectionKindViewController) {
        events.append("silent")
    }

    func collectionKindViewControllerDidSelectSystem(_ viewController: CollectionKindViewController) {
        events.append("system")
    }

    func collectionKindViewControllerDidReachEndOfOptions(_ viewController: CollectionKindViewController) {
        events.append("end")
    }

    func collectionKindViewControllerDidRefreshOptions(_ viewController: CollectionKindViewController) {
        events.append("refresh")
    }
}
