import Testing

@testable import GoldenScreens
@testable import UIKit

/// Swift that a spec gives, and what it names.
@MainActor
@Suite("Swift of the spec's own")
struct OwnSwiftTests {
    private func shown() -> OwnSwiftViewController {
        let controller = OwnSwiftViewController()
        controller.loadViewIfNeeded()
        return controller
    }

    @Test("runs again when the state that it names changes, and once where it names none")
    func state() {
        let controller = shown()
        #expect(controller.chartView.smoothing == 0 && controller.noteLabel.isHidden)
        controller.chartView.layer.allowsGroupOpacity = true
        controller.state.level = 0.75
        #expect(controller.chartView.smoothing == 0.75 && !controller.noteLabel.isHidden)
        #expect(controller.chartView.layer.allowsGroupOpacity)
        controller.state.level = 2
        #expect(controller.chartView.alpha == 0.5)
    }

    @Test("names the element of a repetition, and the parameters of a component")
    func elements() {
        let controller = shown()
        controller.state.rates = [0.25, 0.75]
        #expect(controller.lineViews.map(\.smoothing) == [0.25, 0.75])
        #expect(controller.lineViews.map(\.alpha) == [0.25, 0.75])
        controller.state.level = 0.5
        #expect(controller.meterMeter.chartView.smoothing == 0.5)
        #expect(controller.tagSizeTag.textLabel.tag == "Tag".count)
        #expect(controller.boundView.smoothing == 0.5)
    }

    @Test("a parameter with cases is of an enum of the component")
    func cases() {
        let controller = shown()
        #expect(controller.largeSizeTag.content.grade == SizeTag.Grade.large)
        let small = controller.tagSizeTag.textLabel.font
        controller.state.grade = .large
        #expect(controller.tagSizeTag.textLabel.font == controller.largeSizeTag.textLabel.font)
        #expect(controller.tagSizeTag.textLabel.font != small)
    }

    @Test("a button of one's own shows its title, whatever it was made with")
    func buttons() {
        let controller = shown()
        #expect(controller.plainButton.configuration?.title == "Plain")
        #expect(controller.madeButton.configuration?.title == "Made")
    }
}
