import UIKit

// Types that an app of these screens has besides them.

/// A message that the screen `Inbox` shows.
struct Message: Identifiable, Hashable, Sendable {
    var id: String
    var subject: String
    var isRead: Bool
}

/// Shows a part of a screen at the top of the safe area, as wide as that.
final class PartViewController: UIViewController {
    private let part: UIView

    init(_ part: UIView) {
        self.part = part
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PartViewController is created in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            part.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }
}

struct Person: Identifiable, Hashable, Sendable {
    let id: String
    var name: String
}
