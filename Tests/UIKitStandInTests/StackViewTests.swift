import Testing

@testable import UIKit

@MainActor
@Suite("Stack view")
struct StackViewTests {
    @Test("an arranged view is a subview and gives up its autoresizing mask; the stack keeps its own")
    func arranges() {
        let stackView = UIStackView()
        let label = UILabel()
        stackView.addArrangedSubview(label)
        #expect(stackView.arrangedSubviews == [label])
        #expect(stackView.subviews == [label])
        #expect(!label.translatesAutoresizingMaskIntoConstraints)
        #expect(stackView.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a view that leaves the stack is no longer arranged; one no longer arranged stays a subview")
    func removes() {
        let views = [UIView(), UIView()]
        let stackView = UIStackView(arrangedSubviews: views)
        views[0].removeFromSuperview()
        #expect(stackView.arrangedSubviews == [views[1]])
        stackView.removeArrangedSubview(views[1])
        #expect(stackView.arrangedSubviews.isEmpty)
        #expect(stackView.subviews == [views[1]])
    }

    @Test("arranging a view again moves it to the end")
    func rearranges() {
        let views = [UIView(), UIView()]
        let stackView = UIStackView(arrangedSubviews: views)
        stackView.addArrangedSubview(views[0])
        #expect(stackView.arrangedSubviews == [views[1], views[0]])
    }

    @Test("custom spacing counts only for a view that is arranged already")
    func ignoresEarlyCustomSpacing() {
        let stackView = UIStackView()
        let view = UIView()
        stackView.setCustomSpacing(24, after: view)
        stackView.addArrangedSubview(view)
        #expect(stackView.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stackView.setCustomSpacing(24, after: view)
        #expect(stackView.customSpacing(after: view) == 24)
    }

    @Test("a stack has no margins, a plain view has eight points")
    func defaultMargins() {
        #expect(UIStackView().directionalLayoutMargins == .zero)
        #expect(UIView().directionalLayoutMargins.leading == 8)
    }

    @Test(
        "what changes an arrangement, or a wish for a size, lays out anew",
        arguments: [
            { $0.axis = .vertical }, { $0.alignment = .center }, { $0.distribution = .fillEqually },
            { $0.spacing = 8 }, { $0.setContentHuggingPriority(.required, for: .vertical) },
            { $0.setContentCompressionResistancePriority(.required, for: .vertical) },
        ] as [@MainActor @Sendable (UIStackView) -> Void])
    func laysOutAnew(change: @MainActor @Sendable (UIStackView) -> Void) {
        let stackView = UIStackView()
        let requests = stackView.layoutRequests
        change(stackView)
        #expect(stackView.layoutRequests > requests)
        let changed = stackView.layoutRequests
        change(stackView)
        #expect(stackView.layoutRequests == changed)
    }

    @Test("a constraint with another constant or priority lays out anew, once it is active")
    func constraintLaysOutAnew() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        // UIKit raises an exception where an active constraint becomes required, or is it no longer.
        constraint.priority = .defaultHigh
        constraint.isActive = true
        let requests = view.layoutRequests
        constraint.constant = 20
        #expect(view.layoutRequests == requests + 1)
        constraint.priority = .defaultLow
        #expect(view.layoutRequests == requests + 2)
    }
}
