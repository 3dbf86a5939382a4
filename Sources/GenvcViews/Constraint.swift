import GenvcDiagnostics
import GenvcModel

/// One `NSLayoutConstraint` that the code will make.
package struct Constraint: Sendable {
    /// The side, axis or length that an anchor is of, named as `NSLayoutConstraint.Attribute` names it.
    package enum Attribute: String, Sendable, Hashable {
        case top, bottom, leading, trailing, centerX, centerY, width, height
        case firstBaseline, lastBaseline
    }

    /// The comparison of the two sides of a constraint; the raw value is the sign in messages.
    package enum Relation: String, Sendable, Hashable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="

        /// The word for the relation in names of properties, as in `barViewMinHeightConstraint`; empty for an equality,
        /// the usual one.
        package var word: String {
            switch self {
            case .equal: ""
            case .lessThanOrEqual: "Max"
            case .greaterThanOrEqual: "Min"
            }
        }
    }

    /// A view or a guide that an anchor belongs to.
    package enum Item: Sendable, Hashable {
        /// A view of the tree.
        case view(Int)
        /// The margins guide of a stack in the tree.
        case margins(Int)
        /// The view of the controller.
        case screen
        /// The margins guide of the controller's view.
        case layoutMargins
        /// The guide within the bars and the rounded corners of the device.
        case safeArea
        /// The part of a list or of a scroll view of the tree that no bar covers: `safeAreaLayoutGuide` of the view.
        case visibleArea(Int)
        /// The guide in which lines of text are no longer than is good to read.
        case readableContent
        /// The guide over the keyboard, whose top is the bottom of the screen while the keyboard is down.
        case keyboard
        /// The content that scrolls in a scroll view of the tree.
        case scrollContent(Int)
        /// The part of the content that shows.
        case scrollFrame(Int)
    }

    /// An anchor: one attribute of a view or of a guide.
    package struct Anchor: Sendable, Hashable {
        /// The view or the guide that has the anchor.
        package let item: Item
        /// The side, axis or length of the item.
        package let attribute: Attribute

        /// An anchor of a view or a guide; not every guide has every attribute, which the builder sees to.
        package init(_ item: Item, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The anchor that the constraint ties.
    package internal(set) var anchor: Anchor
    /// The relation of the anchor to the target and the constant together.
    package let relation: Relation
    /// The anchor that it is tied to; nil for a constant alone.
    package internal(set) var target: Anchor?
    /// The factor by which the target is multiplied.
    package let multiplier: Double
    /// The points that are added to the target; the whole right side where there is no target.
    package let constant: Constant
    /// 1 … 1000; 1000 is required.
    package let priority: Double
    /// Names the constraint in UIKit's logs; only those with a constant have one.
    package var identifier: String?
    /// The property that holds it, or nil.
    package var property: String?
    /// True if the spec names the property.
    package var isPropertyNamed = true
    /// The bytes of the spec that it is made for: the formula, the size, or the element; nil for what holds the screen
    /// together.
    package var origin: SourceRange?

    /// The view or the guide that the constraint ties.
    package var item: Item { anchor.item }
    /// The attribute of the item that the constraint ties.
    package var attribute: Attribute { anchor.attribute }

    /// True for a place at a share of the parent's height: anchors have no factor for places.
    package var isShareOfPlace: Bool {
        guard multiplier != 1 else { return false }
        switch attribute {
        case .width, .height: return false
        case .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline, .lastBaseline: return true
        }
    }

    /// True for a constraint between horizontal centers that is another one from right to left: UIKit counts its
    /// offset, and orders its sides, from left to right in either direction.
    package var ignoresDirection: Bool {
        attribute == .centerX && target?.attribute == .centerX && (relation != .equal || constant != .none)
    }

    /// The constraint as it is in a system that is mirrored when it is solved.
    package var mirrored: Constraint {
        guard ignoresDirection else { return self }
        let relation: Relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .greaterThanOrEqual
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        let constant: Constant =
            switch constant {
            case .length(let length): .negative(length)
            case .negative(let length): .length(length)
            case .none, .hairline: constant
            }
        var mirrored = Constraint(
            anchor, relation, to: target, multiplier: multiplier, constant: constant, priority: priority)
        mirrored.identifier = identifier
        mirrored.property = property
        mirrored.isPropertyNamed = isPropertyNamed
        mirrored.origin = origin
        return mirrored
    }

    /// The constant of a constraint, in points, as far as its parts are known before the device is.
    package enum Constant: Sendable, Hashable {
        case none
        case length(Length)
        /// A length with a minus.
        case negative(Length)
        /// One device pixel.
        case hairline

        /// True if state gives it, or a part of it.
        package var isBound: Bool {
            switch self {
            case .none, .hairline: false
            case .length(let length), .negative(let length): length.reference != nil
            }
        }

        /// Points, on a screen with `scale` pixels a point.
        package func points(scale: Double) -> Double {
            switch self {
            case .none: 0
            case .length(let length): length.points
            case .negative(let length): -length.points
            case .hairline: 1 / scale
            }
        }
    }

    /// A constraint without a name of its own; the target is nil where the anchor is tied to a constant alone.
    package init(
        _ anchor: Anchor, _ relation: Relation, to target: Anchor?, multiplier: Double = 1, constant: Constant = .none,
        priority: Double = Priorities.required
    ) {
        self.anchor = anchor
        self.relation = relation
        self.target = target
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }
}

extension ViewTree {
    /// True for a layout that knows left and right, so that the one from right to left is not its mirror image.
    package var hasSides: Bool {
        constraints.contains { group in group.constraints.contains(where: \.ignoresDirection) }
    }
}
