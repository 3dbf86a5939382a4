@MainActor
open class NSLayoutConstraint: NSObject {
    open private(set) weak var firstItem: AnyObject?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) weak var secondItem: AnyObject?
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var multiplier: CGFloat = 1
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { holder?.setNeedsLayout() } }
    }
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            if holder != nil, (priority == .required) != (oldValue == .required) {
                fatalError("UIKit raises an exception: an active constraint becomes required, or is it no longer")
            }
            holder?.setNeedsLayout()
        }
    }
    open var identifier: String?
    open var shouldBeArchived = false

    /// The view whose `constraints` hold this constraint, which is what UIKit means by active.
    weak var holder: UIView?

    /// Why UIKit would have raised an exception when this constraint was activated.
    private(set) var activationFailure: NSLayoutConstraintActivationFailure? {
        didSet { Self.numberOfFailures += 1 }
    }
    /// The times that UIKit would have raised an exception when a constraint was activated.
    package private(set) static var numberOfFailures = 0

    public override init() {
        super.init()
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        guard multiplier.isFinite, constant.isFinite else {
            fatalError("UIKit raises an exception: \(multiplier) and \(constant) are not both finite")
        }
        guard !attr1.followsReading || !attr2.isLeftOrRight, !attr1.isLeftOrRight || !attr2.followsReading else {
            fatalError("UIKit raises an exception: \(attr1) stands beside \(attr2)")
        }
        self.firstItem = view1 as AnyObject
        self.firstAttribute = attr1
        self.relation = relation
        self.secondItem = view2.map { $0 as AnyObject }
        self.secondAttribute = attr2
        self.multiplier = multiplier
        self.constant = constant
    }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard !isActive else { return }
        guard let firstView = Self.view(of: firstItem) else {
            activationFailure = .itemWithoutView
            return
        }
        guard secondItem != nil else {
            firstView.addConstraint(self)
            return
        }
        guard let secondView = Self.view(of: secondItem) else {
            activationFailure = .itemWithoutView
            firstView.root.refusedConstraints.append(self)
            return
        }
        guard let ancestor = firstView.nearestCommonAncestor(with: secondView) else {
            activationFailure = .noCommonAncestor
            firstView.root.refusedConstraints.append(self)
            return
        }
        ancestor.addConstraint(self)
    }

    private func deactivate() {
        holder?.removeConstraint(self)
    }
}
