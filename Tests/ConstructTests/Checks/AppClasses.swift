import UIKit

struct Plan: Identifiable, Hashable, Sendable {
    var id = ""
    var name = ""
}
final class DialView: UIView {
    var zoom = 0.0
    var title = ""
    convenience init(side: Double) { self.init(frame: .zero) }
}
final class DetailsViewController: UIViewController {}
enum Brand { @MainActor static let ink = UIColor.red }
