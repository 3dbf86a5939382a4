import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Spacers, executed.
@MainActor
@Suite("A spacer")
struct SpacerTests {
    /// The gaps between the labels, and what is left below the last of them.
    private func gaps(height: Double) -> [Double] {
        let controller = SpacersViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: height)).show { controller }
        let labels = [controller.firstLabel, controller.secondLabel, controller.thirdLabel, controller.fourthLabel]
        let bottom = labels[0].superview?.frame.height ?? 0
        #expect(window.conflicts.isEmpty)
        return zip(labels, labels.dropFirst()).map { $1.frame.minY - $0.frame.maxY } + [bottom - labels[3].frame.maxY]
    }

    @Test("has the length that it wishes for, and leaves the others what they share")
    func wish() {
        let gaps = gaps(height: 844)
        #expect(abs(gaps[0] - (844 * 0.333 - 180)) < 0.5)
        #expect(abs(gaps[1] - 40) < 0.5)
        #expect(abs(gaps[3] - 2 * gaps[2]) < 1)
    }

    @Test("is nothing where it wishes for less than that")
    func nothing() {
        #expect(abs(gaps(height: 500)[0]) < 0.5)
    }
}
