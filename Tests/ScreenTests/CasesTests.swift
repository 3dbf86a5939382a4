import Testing

@testable import GoldenScreens
@testable import UIKit

/// Changes that cases of `when` make, and take back.
@MainActor
@Suite("A case that no longer holds")
struct CasesTests {
    private func shown(isDone: Bool) -> CasesViewController {
        let controller = CasesViewController()
        controller.loadViewIfNeeded()
        controller.state.title = "Milk"
        controller.state.isDone = true
        controller.state.isDone = isDone
        return controller
    }

    private func isStruck(_ label: UILabel) -> Bool {
        label.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) != nil
    }

    @Test("leaves no look of a text behind, and no text out")
    func texts() {
        let (done, open) = (shown(isDone: true), shown(isDone: false))
        #expect(isStruck(done.taskLabel) && isStruck(done.fixedLabel))
        #expect(!isStruck(open.taskLabel) && !isStruck(open.fixedLabel))
        #expect(open.taskLabel.attributedText?.string == "Milk" && open.fixedLabel.attributedText?.string == "Bread")
        #expect(open.spacedLabel.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test("leaves what another case says of the same text", arguments: [false, true], [false, true])
    func oneText(isDone: Bool, isEmpty: Bool) {
        let controller = shown(isDone: isDone)
        controller.state.names = isEmpty ? [] : ["Ada"]
        let kern = controller.bothLabel.attributedText?.attribute(.kern, at: 0, effectiveRange: nil)
        #expect(isStruck(controller.bothLabel) == isDone)
        #expect((kern != nil) == isEmpty)
        #expect(controller.bothLabel.attributedText?.string == "Cream")
    }

    @Test("gives room and color of the screen back")
    func room() {
        let (done, open) = (shown(isDone: true), shown(isDone: false))
        #expect(done.badgeLabel.contentInsets != open.badgeLabel.contentInsets)
        #expect(done.pillLabel.contentInsets.top > 0 && open.pillLabel.contentInsets == .zero)
        #expect(done.view.backgroundColor == .secondarySystemBackground)
        #expect(open.view.backgroundColor != .secondarySystemBackground)
    }

    @Test("of a repeated field tells what was entered")
    func fields() {
        let controller = shown(isDone: false)
        controller.state.names = ["Ada", "Grace"]
        #expect(controller.nameTextFields.map(\.text) == ["Ada", "Grace"])
    }
}
