import Testing

@testable import GoldenScreens
@testable import UIKit

/// Components in a list that open by a state of their own.
@MainActor
@Suite("A cell that opens by itself", .serialized)
struct FoldingCellTests {
    @Test("is measured anew by its list, which nothing is told of it")
    func opens() throws {
        let controller = FoldingCellsViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        #expect(controller.collectionView.selfSizingInvalidation == .enabledIncludingConstraints)
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let fold = try #require(Self.fold(in: cell))
        #expect(fold.moreLabel.isHidden)
        fold.toggleButton.isSelected = true
        fold.state.isOpen = true
        window.layoutIfNeeded()
        #expect(!fold.moreLabel.isHidden)
        #expect(window.conflicts.isEmpty)
    }

    @Test("is not where a list has plain cells")
    func plainCells() {
        let controller = CaseWidthsViewController()
        controller.loadViewIfNeeded()
        #expect(controller.plansCollectionView.selfSizingInvalidation == .enabled)
    }

    private static func fold(in view: UIView) -> Answers? {
        (view as? Answers) ?? view.subviews.lazy.compactMap(Self.fold).first
    }
}
