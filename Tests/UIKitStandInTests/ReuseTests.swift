import Foundation
import Testing

@testable import UIKit

/// Cells that the stand-in takes from items that are gone.
@MainActor
@Suite("A list that changes")
struct ReuseTests {
    private final class Cell: UICollectionViewCell {
        var preparations = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    @MainActor
    private struct List {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let source: UICollectionViewDiffableDataSource<Int, String>

        init() {
            let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in
                cell.accessibilityLabel = item
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
        }

        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(items, toSection: 0)
            source.apply(snapshot)
        }

        var cells: [Cell] { view.visibleCells.compactMap { $0 as? Cell } }
    }

    @Test("keeps the cells of items that stay, and uses the others again")
    func reuse() {
        let list = List()
        list.show(["a", "b"])
        let before = list.cells
        list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        list.show(["b", "c"])
        let after = list.cells
        #expect(after[0] === before[1] && after[1] === before[0])
        #expect(after.map(\.accessibilityLabel) == ["b", "c"])
        #expect(after.map(\.preparations) == [0, 1] && !after[1].isSelected)
        #expect(list.view.numberOfCellsTaken == 3)
    }

    @Test("uses no cell of another registration")
    func registrations() {
        let (one, other) = (List(), List())
        one.show(["a"])
        let cell = one.cells[0]
        one.show([])
        other.show(["b"])
        #expect(other.cells[0] !== cell)
        one.show(["c"])
        #expect(one.cells[0] === cell)
    }

    @Test("has no registration that is made where a cell is asked for")
    func madeInProvider() {
        #expect(!UICollectionView.CellRegistration<Cell, String> { _, _, _ in }.identity.isMadeInProvider)
        ReusableViewRegistration.isProviding = true
        defer { ReusableViewRegistration.isProviding = false }
        #expect(UICollectionView.CellRegistration<Cell, String> { _, _, _ in }.identity.isMadeInProvider)
    }
}
