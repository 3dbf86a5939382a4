import Testing

@testable import GoldenScreens
@testable import UIKit

/// Comparisons by order of values that may be nil, executed with and without a value.
@MainActor
@Suite("A comparison by order of a value that may be nil")
struct ThresholdsTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    private func controller(_ change: (inout ThresholdsViewController.State) -> Void) -> ThresholdsViewController {
        var state = ThresholdsViewController.State()
        change(&state)
        let controller = ThresholdsViewController(state: state)
        _ = phone.show { controller }
        return controller
    }

    @Test("does not hold while it is nil, whichever sign asks")
    func missing() {
        let controller = controller { _ in }
        #expect(controller.dearLabel.isHidden && controller.cheapLabel.isHidden && controller.overLabel.isHidden)
        #expect(controller.adultLabel.isHidden && controller.noPlansLabel.isHidden)
        #expect(!controller.noteLabel.isHidden && !controller.balanceBalance.longLabel.isHidden)
        #expect(controller.totalLabel.textColor == .secondaryLabel)
        controller.balanceBalance.content.points = nil
        #expect(controller.balanceBalance.lowLabel.isHidden)
    }

    @Test("holds as for any other number where it is there", arguments: [19.5, 20, 21, 101])
    func number(_ price: Double) {
        let controller = controller { $0.price = price }
        #expect(controller.dearLabel.isHidden == (price < 20))
        #expect(controller.cheapLabel.isHidden == (price >= 20))
        #expect(controller.overLabel.isHidden == (price <= 20))
        #expect(controller.totalLabel.textColor == (price > 100 ? .label : .secondaryLabel))
    }

    @Test("counts the characters of a text that is there")
    func text() {
        let controller = controller { $0.note = "Twenty-one characters" }
        #expect(controller.noteLabel.isHidden && controller.balanceBalance.longLabel.isHidden)
        controller.state.limit = 10
        #expect(!controller.noteLabel.isHidden)
        controller.state.note = "Short"
        #expect(!controller.balanceBalance.longLabel.isHidden)
    }

    @Test("asks a member of an owner that is there", arguments: [(17, true), (18, false)])
    func owner(_ age: Int, _ isHidden: Bool) {
        let controller = controller { $0.owner = Owner(age: age, plans: []) }
        #expect(controller.adultLabel.isHidden == isHidden)
        #expect(!controller.noPlansLabel.isHidden)
    }

    @Test("asks each of what is repeated, of which some have no value")
    func repeated() {
        let controller = controller {
            $0.tiers = [Tier(id: "free"), Tier(id: "pro", limit: 5), Tier(id: "team", limit: 250)]
        }
        #expect(controller.tierLabels.map(\.isHidden) == [false, false, true])
        #expect(controller.tierLabels.map(\.text) == ["No limit", "5", "250"])
    }
}
