import Testing

@testable import UIKit

@MainActor
@Suite("Controllers")
struct ControllerTests {
    private final class RecordingController: UIViewController {
        var calls: [String] = []
        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
        }
    }

    @Test("the view loads once, when it is first asked for")
    func loadsOnce() {
        let controller = RecordingController()
        #expect(!controller.isViewLoaded)
        _ = controller.view
        _ = controller.view
        #expect(controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test("a pushed controller knows its navigation controller, and no more after it is popped")
    func navigates() {
        let root = UIViewController()
        let next = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(next, animated: false)
        #expect(next.navigationController === navigation)
        #expect(navigation.viewControllers == [root, next])
        #expect(navigation.popViewController(animated: false) === next)
        #expect(next.navigationController == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test("the title is the navigation item's too")
    func titles() {
        let controller = UIViewController()
        controller.title = "Login"
        #expect(controller.navigationItem.title == "Login")
    }

    @Test("a window shows the view of its root controller")
    func windowShowsRoot() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(controller.view.window === window)
        #expect(controller.view.frame == window.bounds)
    }

    @Test("a trait handler is given its own object, until it is unregistered")
    func traitHandlers() {
        let view = UILabel()
        var seen: [UILabel] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (label: UILabel, _) in
            seen.append(label)
        }
        for stored in view.traitRegistrations { stored.notify(.current) }
        #expect(seen == [view])
        view.unregisterForTraitChanges(registration)
        #expect(view.traitRegistrations.isEmpty)
    }
}
