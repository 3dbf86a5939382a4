import UIKit

// Classes that a project would have, for the goldens that name them.

final class PulsingButton: UIButton {
    var pulses = 0
    var tone = ""
    var isLoud = false
    var rate = 0.0
}

final class LineChartView: UIView {
    var smoothing = 0.0
}

extension NavigationKeysViewController {
    var tagsMenu: UIMenu { UIMenu(title: "Tags") }
}
