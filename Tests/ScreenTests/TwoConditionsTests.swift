import Testing

@testable import GoldenScreens
@testable import UIKit

/// Conditions of two views that decide on one constraint, executed in each state.
@MainActor
@Suite("Two conditions that decide on one constraint")
struct TwoConditionsTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    nonisolated private static let states = [false, true].flatMap { isShort in
        [false, true].flatMap { isQuiet in
            [false, true].map { TwoConditionsViewController.State(isShort: isShort, isQuiet: isQuiet, isLow: $0) }
        }
    }

    /// The heights of both text views.
    private func heights(_ controller: TwoConditionsViewController) -> [CGFloat] {
        [controller.notesTextView.frame.height, controller.draftTextView.frame.height]
    }

    @Test("switch it by both, first and after each change", arguments: states.indices)
    func each(_ first: Int) throws {
        let controller = TwoConditionsViewController(state: Self.states[first])
        let window = phone.show { controller }
        for state in Self.states {
            controller.state = state
            window.layoutIfNeeded()
            let isBrief = state.isShort || state.isQuiet
            #expect(window.conflicts.isEmpty)
            #expect(!isBrief || controller.notesTextView.frame.height <= 120)
            #expect(!state.isLow || controller.draftTextView.frame.height <= 90)
            // The rows are as high as the screen unless no text view may grow.
            let rows = try #require(controller.notesTextView.superview)
            let isFilled = try rows.frame.height >= #require(rows.superview).frame.height
            #expect(isFilled == !(isBrief && state.isLow))
            let made = TwoConditionsViewController(state: state)
            _ = phone.show { made }
            #expect(heights(controller) == heights(made))
            for notice in [controller.noticeNotice, made.noticeNotice] {
                #expect(notice.contentHuggingPriority(for: .vertical).rawValue == (state.isLow ? 700 : 260))
            }
        }
    }
}
