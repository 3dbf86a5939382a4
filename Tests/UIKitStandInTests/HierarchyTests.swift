import Testing

@testable import UIKit

@MainActor
@Suite("View hierarchy")
struct HierarchyTests {
    @Test("a subview knows its superview and leaves the old one")
    func movesBetweenSuperviews() {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews == [child])
        #expect(child.superview === second)
    }

    @Test("siblings are inserted below, above and at an index")
    func insertsBetweenSiblings() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], belowSubview: views[0])
        parent.insertSubview(views[2], aboveSubview: views[1])
        parent.insertSubview(views[3], at: 0)
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.bringSubviewToFront(views[3])
        #expect(parent.subviews.last === views[3])
    }

    @Test("a view that leaves the hierarchy takes along the constraints to it, and keeps those within it")
    func dropsCrossingConstraints() {
        let parent = UIView()
        let child = UIView()
        let grandchild = UIView()
        parent.addSubview(child)
        child.addSubview(grandchild)
        let crossing = grandchild.topAnchor.constraint(equalTo: parent.topAnchor)
        let within = grandchild.topAnchor.constraint(equalTo: child.topAnchor)
        NSLayoutConstraint.activate([crossing, within])
        child.removeFromSuperview()
        #expect(!crossing.isActive)
        #expect(parent.constraints.isEmpty)
        #expect(child.constraints == [within])
    }

    @Test("layout runs each view once, and again only where it is needed")
    func laysOutOnce() {
        final class CountingView: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let parent = UIView()
        let child = CountingView()
        parent.addSubview(child)
        parent.layoutIfNeeded()
        parent.layoutIfNeeded()
        #expect(child.layouts == 1)
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(child.layouts == 2)
    }

    @Test("left and right margins follow the direction of the layout")
    func mirrorsMargins() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("a touch goes to the frontmost view that can take it")
    func hitTesting() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        let front = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        parent.addSubview(back)
        parent.addSubview(front)
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        #expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
        #expect(back.convert(CGPoint(x: 1, y: 2), to: front) == CGPoint(x: -29, y: -28))
    }
}
