import Testing

@testable import UIKit

/// Behaviour of the stand-in besides finding frames.
@MainActor
@Suite("Layout")
struct LayoutTests {
    private let environment = LayoutEnvironment(size: CGSize(width: 300, height: 400))

    private func show(_ views: (UIView) -> Void) -> UIWindow {
        environment.show {
            let controller = UIViewController()
            views(controller.view)
            return controller
        }
    }

    @Test("constraints that cannot all hold are named, and the rest is laid out")
    func conflicts() {
        let view = box(nil, 20)
        let window = show { root in
            root.add(view)
            for (name, width) in [("narrow", 50), ("wide", 100)] as [(String, CGFloat)] {
                let constraint = view.widthAnchor.constraint(equalToConstant: width)
                constraint.identifier = name
                constraint.isActive = true
            }
        }
        #expect(
            window.conflicts.map(\.constraints) == [["'narrow' UIView.width == 50.0", "'wide' UIView.width == 100.0"]])
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test("a view with an autoresizing mask and constraints is a conflict")
    func autoresizingConflict() {
        let view = UIView()
        let window = show { root in root.add(view, height: 20) }
        #expect(window.conflicts.count == 1)
        #expect(window.conflicts.first?.constraints.contains("autoresizing mask of UIView") == true)
    }

    @Test("constraints of a stack view take part in conflicts under the names of UIKit's log")
    func stackConflict() {
        let views = [box(100, 10), box(50, 10)]
        let window = show { root in root.add(stack(.horizontal, views, .fillEqually)) }
        #expect(window.conflicts.count == 1)
        #expect(window.conflicts.first?.constraints.contains("UISV-fill-equally of UIStackView") == true)
    }

    @Test("what changes the size of a control lays it out again")
    func sizeOfControls() {
        let field = UITextField()
        let segments = UISegmentedControl(items: ["A"])
        let window = show { root in
            for view in [field, segments] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.add(view)
            }
        }
        window.layoutIfNeeded()
        let (plain, one) = (field.frame.size, segments.frame.width)
        field.borderStyle = .roundedRect
        segments.insertSegment(withTitle: "Settings", at: 1, animated: false)
        window.layoutIfNeeded()
        #expect(field.frame.height == plain.height + 12 && field.frame.width > plain.width)
        #expect(segments.frame.width > one)
        let bordered = field.frame.width
        field.placeholder = "Number of the membership"
        window.layoutIfNeeded()
        #expect(field.frame.width > bordered)
    }

    @Test("what is open is ambiguous, and what is tied is not")
    func ambiguity() {
        let views = [label("0"), label("0")]
        let loose = box(10, 10)
        let window = show { root in
            root.add(stack(.vertical, views), width: 300, height: 200)
            root.addSubview(loose)
            loose.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        #expect(window.conflicts.isEmpty)
        // Two labels hug alike: either may take the free room.
        #expect(views[0].hasAmbiguousLayout && views[1].hasAmbiguousLayout)
        #expect(loose.hasAmbiguousLayout)
        views[0].setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        loose.leadingAnchor.constraint(equalTo: loose.superview!.leadingAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(!views[0].hasAmbiguousLayout && !views[1].hasAmbiguousLayout && !loose.hasAmbiguousLayout)
    }

    @Test("a scroll view whose content nothing closes is ambiguous")
    func openContent() {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        let content = box(300, 500)
        let window = show { root in
            root.fill(with: scrollView)
            scrollView.addSubview(content)
            content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
        }
        #expect(scrollView.hasAmbiguousLayout && !content.hasAmbiguousLayout)
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(!scrollView.hasAmbiguousLayout)
        #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
    }

    @Test("a layout follows what changes: a hidden view, a constant, the screen")
    func follows() {
        let views = [box(nil, 50), box(nil, 30)]
        var height: NSLayoutConstraint?
        let window = show { root in
            root.add(stack(.vertical, views))
            views[1].widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            height = views[0].constraints.first { $0.firstAttribute == .height }
        }
        #expect(views[1].frame == CGRect(x: 0, y: 50, width: 300, height: 30))
        height?.constant = 70
        window.layoutIfNeeded()
        #expect(views[1].frame.minY == 70)
        views[0].isHidden = true
        window.environment = LayoutEnvironment(size: CGSize(width: 500, height: 300))
        window.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 0, y: 0, width: 500, height: 30))
    }

    @Test("a part of a pad's screen is of regular width only where it is wide", arguments: [(320, false), (678, true)])
    func partsOfPads(width: Int, isRegular: Bool) {
        let size = CGSize(width: width, height: 1_133)
        let environment = LayoutEnvironment(size: size, userInterfaceIdiom: .pad)
        #expect((environment.traitCollection.horizontalSizeClass == .regular) == isRegular)
        #expect(environment.traitCollection.verticalSizeClass == .regular)
    }

    @Test("a controller hears of the layout of its view, and may change it")
    func callbacks() {
        final class Controller: UIViewController {
            let label = UIKitStandInTests.label("0")
            var calls: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.add(label, width: 50)
            }
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() { calls.append("did \(label.frame.width)") }
        }
        var controller: Controller?
        let window = environment.show {
            let made = Controller()
            controller = made
            return made
        }
        #expect(controller?.calls == ["will", "did 50.0"])
        #expect(window.conflicts.isEmpty)
    }

    @Test("the size that fits is the least that the constraints allow")
    func fitting() {
        let stackView = stack(.vertical, [label("0000000000"), box(nil, 30)], spacing: 8)
        let size = stackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // 94.667 wide; 20.333 + 8 + 30 high
        #expect(abs(size.width - 94.667) < 0.001 && abs(size.height - 58.333) < 0.001)
    }

    @Test("fonts and traits are those of the screen while a controller is made, and only then")
    func traits() {
        var found: (UITraitCollection, CGFloat)?
        let large = LayoutEnvironment(
            size: CGSize(width: 932, height: 430), displayScale: 2, contentSizeCategory: .accessibilityLarge,
            layoutDirection: .rightToLeft)
        let window = large.show {
            found = (.current, UIFont.preferredFont(forTextStyle: .body).pointSize)
            return UIViewController()
        }
        #expect(found?.1 == 33)
        #expect(found?.0.displayScale == 2)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
        #expect(window.rootViewController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
        #expect(window.traitCollection.verticalSizeClass == .compact)
    }
}
