import Testing

@testable import GoldenScreens
@testable import UIKit

/// Cells whose Swift, written by a person, names the state.
@MainActor
@Suite("Own Swift in a cell", .serialized)
struct OwnSwiftCellTests {
    private func show() -> (OwnSwiftCellsViewController, UIWindow) {
        let state = OwnSwiftCellsViewController.State(names: [Contact(id: 1, name: "Ada")])
        let controller = OwnSwiftCellsViewController(state: state)
        return (controller, LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller })
    }

    @Test("follows the fields that it names")
    func follows() throws {
        let (controller, window) = show()
        func cell(_ section: Int, _ item: Int) throws -> UICollectionViewListCell {
            let path = IndexPath(item: item, section: section)
            return try #require(controller.collectionView.cellForItem(at: path) as? UICollectionViewListCell)
        }
        func color() throws -> UIColor? {
            (try cell(0, 0).contentConfiguration as? UIListContentConfiguration)?.textProperties.color
        }
        #expect(try color() == .label)
        controller.state.isOn = true
        window.layoutIfNeeded()
        #expect(try color() == .red)
        func points() throws -> String? {
            (try cell(0, 1) as? ComponentCell<Limit>)?.component?.pointsLabel.text
        }
        #expect(try points() == "6")
        controller.state.limit = 5
        window.layoutIfNeeded()
        #expect(try points() == "10")
        #expect(try cell(1, 0).accessibilityLabel == "1")
        controller.state.names = []
        window.layoutIfNeeded()
        #expect(try cell(1, 0).accessibilityLabel == "0")
    }

    @Test("an input with `animate` shows what its owner says, whatever was typed")
    func refusedText() throws {
        let (controller, window) = show()
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(controller.collectionView.cellForItem(at: path) as? ComponentCell<NoteCell>)
        let memo = try #require(cell.component)
        memo.noteTextField.type(" Lovelace")
        // The owner refuses it: it gives what it gave before.
        memo.content = NoteCell.Content(note: "Ada")
        window.layoutIfNeeded()
        #expect(memo.noteTextField.text == "Ada")
    }
}
