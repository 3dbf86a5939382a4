import Testing

@testable import GoldenScreens
@testable import UIKit

/// Looks that a case of `when` gives, and what is there again when it no longer holds.
@MainActor
@Suite("What a case gives, and takes back")
struct TakenBackTests {
    private func shown(isOn: Bool, count: Int = 3) -> TakenBackViewController {
        let controller = TakenBackViewController()
        controller.loadViewIfNeeded()
        controller.state.count = count
        controller.state.isOn = true
        controller.state.isOn = isOn
        return controller
    }

    private func color(_ field: UITextField) -> UIColor? {
        field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test("a placeholder keeps its words, and its color where the words change")
    func placeholders() {
        let (on, off) = (shown(isOn: true), shown(isOn: false))
        #expect(color(on.mailTextField) == .systemRed && color(off.mailTextField) == .placeholderText)
        #expect(off.mailTextField.attributedPlaceholder?.string == "Mail")
        off.state.hint = "First name"
        #expect(off.nameTextField.attributedPlaceholder?.string == "First name")
        #expect(color(off.nameTextField) == .systemBlue)
    }

    @Test("a text with lines of its own ends as the label would")
    func lineBreaks() {
        let controller = shown(isOn: false)
        func mode(_ label: UILabel) -> NSLineBreakMode? {
            let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            return (style as? NSParagraphStyle)?.lineBreakMode
        }
        #expect(mode(controller.excerptLabel) == .byTruncatingTail)
        #expect(mode(controller.endingLabel) == .byTruncatingMiddle)
    }

    @Test("corners of buttons, labels and views")
    func corners() {
        let (on, off) = (shown(isOn: true), shown(isOn: false))
        #expect(on.goButton.configuration?.cornerStyle == .fixed)
        #expect(on.goButton.configuration?.background.cornerRadius == 12)
        #expect(off.goButton.configuration?.cornerStyle == .dynamic)
        let standard = UIButton.Configuration.filled().background.cornerRadius
        #expect(off.goButton.configuration?.background.cornerRadius == standard)
        #expect(on.stayButton.configuration?.cornerStyle == .capsule)
        #expect(off.stayButton.configuration?.cornerStyle == .large)
        #expect(on.badgeLabel.hasRoundEnds && !off.badgeLabel.hasRoundEnds)
        #expect(off.badgeLabel.layer.cornerRadius == 4 && off.badgeLabel.clipsToBounds)
        #expect(on.tagLabel.hasRoundEnds && on.tagLabel.clipsToBounds)
        #expect(!off.tagLabel.hasRoundEnds && off.tagLabel.layer.cornerRadius == 0 && !off.tagLabel.clipsToBounds)
        #expect(on.dotView.layer.cornerRadius == 22 && on.dotView.clipsToBounds)
        #expect(off.dotView.layer.cornerRadius == 0 && !off.dotView.clipsToBounds)
    }

    @Test("directions of colors, and the touches around a button")
    func surfaces() {
        let (on, off) = (shown(isOn: true), shown(isOn: false))
        #expect(on.skyGradientView.startPoint == .zero && on.skyGradientView.endPoint == CGPoint(x: 1, y: 1))
        #expect(off.skyGradientView.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(off.skyGradientView.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(on.hitButton.hitArea == 60 && off.hitButton.hitArea == 0)
    }

    @Test("a shadow")
    func shadow() {
        let (on, off) = (shown(isOn: true), shown(isOn: false))
        on.view.layoutIfNeeded()
        off.view.layoutIfNeeded()
        #expect(on.panelView.layer.shadowOpacity == 0.3 && on.panelView.layer.shadowRadius == 6)
        #expect(off.panelView.layer.shadowOpacity == 0)
    }

    @Test("items of a bar that UIKit cannot hide yet")
    func barItems() {
        func items(_ controller: TakenBackViewController) -> [UIBarButtonItem] {
            controller.navigationItem.rightBarButtonItems ?? []
        }
        let (on, off, many) = (shown(isOn: true), shown(isOn: false), shown(isOn: true, count: 10))
        #expect(items(on) == [on.addBarButtonItem, on.searchBarButtonItem])
        #expect(items(off) == [off.editBarButtonItem, off.searchBarButtonItem])
        #expect(items(many) == [many.searchBarButtonItem])
    }

    @Test("titles of segments with numbers of the state")
    func segments() {
        let controller = shown(isOn: true)
        #expect(controller.boxSegmentedControl.titleForSegment(at: 0) == "3 new")
        controller.state.count = 4
        #expect(controller.boxSegmentedControl.titleForSegment(at: 0) == "4 new")
        #expect(controller.boxSegmentedControl.titleForSegment(at: 1) == "All")
    }
}
