import Testing

@testable import GoldenScreens
@testable import UIKit

/// Repeated views in stacks and grids over and under which something lies.
@MainActor
@Suite("What is repeated in a stack with layers")
struct LayeredRepeatTests {
    private func texts(_ stack: UIView?) -> [String?] {
        (stack as? UIStackView)?.arrangedSubviews.map { ($0 as? UILabel)?.text } ?? []
    }

    @Test("stands in its place among the rows, whatever lies over and under them")
    func order() throws {
        let controller = LayeredRepeatsViewController(state: .init(names: ["Ada"]))
        _ = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        controller.state.names = ["Ada", "Bo"]
        let people = try #require(controller.titleLabel.superview)
        #expect(texts(people) == ["People", "Ada", "Bo", "That is all"])
        let line = try #require(controller.firstLabel.superview)
        let board = try #require(line.superview as? UIStackView)
        #expect(board.arrangedSubviews.map(texts) == [["First", "Tile 0"], ["Tile 1", "Tile 2"]])
    }
}
