import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Conditions that meet other conditions, and ids that are words of Swift.
@MainActor
@Suite("A screen of words of Swift")
struct SwiftWordsTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))
    private nonisolated static let truths = [false, true]

    private func state(_ isA: Bool, _ isB: Bool, _ isC: Bool) -> SwiftWordsViewController.State {
        .init(isA: isA, isB: isB, isC: isC, cases: ["a"], tiers: [Tier(id: "t")])
    }

    @Test("shows an item of the bar only where all of its conditions hold", arguments: truths, truths)
    func barItem(isA: Bool, isC: Bool) {
        let controller = SwiftWordsViewController(state: state(isA, false, isC))
        let window = phone.show { controller }
        #expect((controller.navigationItem.rightBarButtonItems ?? []).isEmpty == (!isA || isC))
        #expect(controller.bothLabel.isHidden == (isA || isC))
        _ = window
    }

    @Test("lets VoiceOver choose no action that the menu hides", arguments: truths, truths)
    func spoken(isB: Bool, isC: Bool) throws {
        let controller = SwiftWordsViewController(state: state(false, isB, isC))
        let window = phone.show { controller }
        let cell = try #require(controller.listCollectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect((cell.accessibilityCustomActions ?? []).isEmpty == (!isB || isC))
        _ = window
    }

    @Test("names its views for UI tests by what the spec says, whatever signs are in it")
    func identifiers() {
        let controller = SwiftWordsViewController(state: state(false, false, false))
        let window = phone.show { controller }
        #expect(controller.stepLabels.map(\.accessibilityIdentifier) == (0..<3).map { #"say "hi" \(x)\#($0)"# })
        #expect(
            controller.extensionButtons.map(\.accessibilityIdentifier)
                == ["public", "in"].map {
                    "swiftWords.extensionButton." + $0
                })
        _ = window
    }
}
