import Testing

@testable import UIKit

@MainActor
@Suite("Constraints")
struct ConstraintTests {
    private let parent = UIView()
    private let child = UIView()
    private let sibling = UIView()

    init() {
        parent.addSubview(child)
        parent.addSubview(sibling)
    }

    @Test("an anchor makes the constraint that it says")
    func anchorsSayWhatTheyMake() {
        let edge = child.leadingAnchor.constraint(
            greaterThanOrEqualTo: parent.layoutMarginsGuide.trailingAnchor, constant: -4)
        #expect(edge.firstItem === child)
        #expect(edge.firstAttribute == .leading)
        #expect(edge.relation == .greaterThanOrEqual)
        #expect(edge.secondItem === parent.layoutMarginsGuide)
        #expect(edge.secondAttribute == .trailing)
        #expect(edge.constant == -4)
        #expect(edge.multiplier == 1)
        #expect(edge.priority == .required)

        let ratio = child.heightAnchor.constraint(lessThanOrEqualTo: sibling.widthAnchor, multiplier: 0.5, constant: 3)
        #expect(ratio.firstAttribute == .height)
        #expect(ratio.secondAttribute == .width)
        #expect(ratio.multiplier == 0.5)
        #expect(ratio.constant == 3)

        let size = child.widthAnchor.constraint(equalToConstant: 44)
        #expect(size.secondItem == nil)
        #expect(size.secondAttribute == .notAnAttribute)
        #expect(size.constant == 44)
    }

    @Test("the nearest common ancestor holds an active constraint, the view itself one of its size")
    func holders() {
        let between = child.topAnchor.constraint(equalTo: sibling.bottomAnchor)
        let toParent = child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)
        let size = child.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([between, toParent, size])
        #expect(parent.constraints == [between, toParent])
        #expect(child.constraints == [size])
        NSLayoutConstraint.deactivate([between, size])
        #expect(parent.constraints == [toParent])
        #expect(child.constraints.isEmpty)
        #expect(!between.isActive)
    }

    @Test("activating twice holds once")
    func activatesOnce() {
        let size = child.widthAnchor.constraint(equalToConstant: 1)
        size.isActive = true
        size.isActive = true
        #expect(child.constraints == [size])
    }

    @Test("a constraint between views without a common ancestor is recorded, where UIKit raises an exception")
    func recordsMissingAncestor() {
        let stranger = UIView()
        let refused = child.topAnchor.constraint(equalTo: stranger.topAnchor)
        refused.isActive = true
        #expect(!refused.isActive)
        #expect(refused.activationFailure == .noCommonAncestor)
        #expect(parent.refusedConstraints == [refused])
    }

    @Test("the keyboard, hidden or docked, is near the bottom and away from the sides")
    func keyboardGuide() {
        let docked = child.bottomAnchor.constraint(equalTo: parent.keyboardLayoutGuide.topAnchor)
        let floating = child.bottomAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.bottomAnchor)
        let beside = child.widthAnchor.constraint(equalToConstant: 1)
        parent.keyboardLayoutGuide.setConstraints([docked], activeWhenNearEdge: .bottom)
        parent.keyboardLayoutGuide.setConstraints([floating], activeWhenAwayFrom: .bottom)
        parent.keyboardLayoutGuide.setConstraints([beside], activeWhenAwayFrom: [.leading, .trailing])
        #expect(docked.isActive)
        #expect(!floating.isActive)
        #expect(beside.isActive)
        parent.keyboardLayoutGuide.removeAllTrackedConstraints()
        #expect(!docked.isActive && !beside.isActive)
    }

    @Test("priorities add and subtract, and each axis has its own")
    func priorities() {
        #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
        #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
        child.setContentHuggingPriority(.required, for: .vertical)
        #expect(child.contentHuggingPriority(for: .vertical) == .required)
        #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(child.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }
}
