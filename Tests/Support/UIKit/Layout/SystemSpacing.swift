/// Points between neighbouring views where a constraint asks for the system spacing: UIKit's value between views that
/// are not text. Between baselines UIKit derives it from the fonts, which this stand-in does not do.
let systemSpacing: CGFloat = 8
