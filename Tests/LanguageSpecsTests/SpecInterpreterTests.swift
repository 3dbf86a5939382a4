import GenvcModel
import LanguageSpecs
import Testing

@testable import RandomScreens
@testable import UIKit

/// The interpreter finds what a controller does otherwise than its spec says, and nothing in one that does it.
@MainActor
@Suite struct SpecInterpreterTests {
    private static let spec = """
        screen: Probe
        state: { title: String, count: Int, isWide: Bool }
        rows:
          - view: box
            height: 40
            backgroundColor: red
          - label: name
            text: Hello $title
            numberOfLines: 2
            constraints: [width == box.width * 0.5 + 3]
            when: [ { if: $isWide, numberOfLines: 1, constraints: [leading == box.leading + 8] } ]
          - label: dot
            repeat: $count
            text: Dot
            isHidden: $dot == 1
          - Badge: one
            word: $title
        components:
          Badge:
            parameters: { word: String }
            rows: [ { label: word, text: $word } ]
        """

    /// A controller as somebody writes it by hand, with one change to what it should be.
    private final class ProbeViewController: UIViewController {
        let boxView = UIView()
        let nameLabel = UILabel()
        var dotLabels: [UILabel] = []
        let oneBadge = BadgeView()
        private let change: (ProbeViewController) -> Void

        init(_ count: Int, isWide: Bool, change: @escaping (ProbeViewController) -> Void) {
            self.change = change
            super.init(nibName: nil, bundle: nil)
            dotLabels = (0..<count).map { number in
                let label = UILabel()
                label.text = "Dot"
                label.isHidden = number == 1
                return label
            }
            nameLabel.text = "Hello Ada"
            nameLabel.numberOfLines = isWide ? 1 : 2
            oneBadge.wordLabel.text = "Ada"
            for subview in [boxView, nameLabel, oneBadge] + dotLabels { view.addSubview(subview) }
            let constraint =
                isWide
                ? nameLabel.leadingAnchor.constraint(equalTo: boxView.leadingAnchor, constant: 8)
                : nameLabel.widthAnchor.constraint(equalTo: boxView.widthAnchor, multiplier: 0.5, constant: 3)
            constraint.isActive = true
            change(self)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not from a storyboard") }
    }

    private final class BadgeView: UIView {
        let wordLabel = UILabel()
    }

    /// The properties that are otherwise than the spec says after a change.
    private func deviations(isWide: Bool = false, after change: @escaping (ProbeViewController) -> Void) throws
        -> [String]
    {
        let screen = try #require(AcceptedSpec.read(Self.spec, name: "Probe").screen)
        let state: [String: StateValue] = ["title": .text("Ada"), "count": .integer(3), "isWide": .flag(isWide)]
        let inState = ValueInState(state: state, size: (390, 844), limitsTextSizes: false)
        let controller = ProbeViewController(3, isWide: isWide, change: change)
        let (found, compared) = SpecInterpreter(screen: screen, inState: inState).deviations(of: controller)
        #expect(compared >= 5)
        return found.map(\.property)
    }

    @Test(arguments: [false, true]) func nothingIsFoundInWhatIsRight(isWide: Bool) throws {
        #expect(try deviations(isWide: isWide) { _ in } == [])
    }

    @Test func aPropertyOfTheScreenIsCompared() throws {
        #expect(try deviations { $0.nameLabel.text = "Hello" } == ["nameLabel.text"])
        #expect(try deviations(isWide: true) { $0.nameLabel.numberOfLines = 2 } == ["nameLabel.numberOfLines"])
    }

    @Test func aViewOfAComponentIsCompared() throws {
        #expect(try deviations { $0.oneBadge.wordLabel.text = "Grace" } == ["wordLabel.text"])
    }

    @Test func eachViewOfARepeatIsCompared() throws {
        #expect(try deviations { $0.dotLabels[1].isHidden = false } == ["dotLabel.isHidden"])
        #expect(try deviations { $0.dotLabels.removeLast() } == ["dot.count"])
    }

    @Test func aRelationIsOneConstraint() throws {
        let missing = "nameLabel.constraints: width == width * 0.5 + 3.0 @1000.0"
        #expect(try deviations { $0.view.constraints.first?.isActive = false } == [missing])
        #expect(try deviations { $0.view.constraints.first?.constant = 4 } == [missing])
        #expect(
            try deviations { controller in
                let width = controller.nameLabel.widthAnchor
                width.constraint(equalTo: controller.boxView.widthAnchor, multiplier: 0.5, constant: 3).isActive = true
            } == [missing])
    }

    @Test func aRelationOfACaseThatDoesNotHoldIsNoConstraint() throws {
        #expect(
            try deviations { controller in
                let leading = controller.nameLabel.leadingAnchor
                leading.constraint(equalTo: controller.boxView.leadingAnchor, constant: 8).isActive = true
            } == ["nameLabel.constraints: leading == leading * 1.0 + 8.0 @1000.0"])
    }
}
