/// The size that a view is measured for, and how much each side of it counts.
struct FittingTarget {
    let size: CGSize
    let horizontalPriority: UILayoutPriority
    let verticalPriority: UILayoutPriority

    init(_ size: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority) {
        self.size = size
        self.horizontalPriority = horizontalPriority
        self.verticalPriority = verticalPriority
    }
}
