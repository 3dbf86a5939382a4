import UIKit

/// A title with a badge beside it, and a text of several lines with a mark below.
final class ToleratedController: UIViewController {
    let titleLabel = UILabel()
    let badgeView = UIView()
    let noteLabel = UILabel()
    let markView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "A title that is not short"
        // Many lines of short words, so that a tenth of their width is some of them.
        noteLabel.text = String(repeating: "it is as it is, ", count: 40)
        noteLabel.numberOfLines = 0
        for subview in [titleLabel, badgeView, noteLabel, markView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            badgeView.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            badgeView.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            badgeView.widthAnchor.constraint(equalToConstant: 20),
            badgeView.heightAnchor.constraint(equalToConstant: 20),
            noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
            noteLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            noteLabel.widthAnchor.constraint(equalToConstant: 200),
            markView.topAnchor.constraint(equalTo: noteLabel.bottomAnchor),
            markView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            markView.widthAnchor.constraint(equalToConstant: 10),
            markView.heightAnchor.constraint(equalToConstant: 10),
        ])
    }
}
