/// The properties and methods of `UIView` and `UIControl`, and `content` of each generated component, by their base
/// names; those that a view controller has too stand in the tables of its own members.
///
/// A component is a view, and a screen may be one (`style: view`): it tells an event by a closure or a method of that
/// name. A spec works with each style, so that no event may have such a name anywhere.
enum ViewMembers {
    /// The base names, which no event of a spec can have.
    static let names: Set<String> = [
        "accessibilityIgnoresInvertColors", "actions", "addAction", "addConstraint", "addConstraints",
        "addGestureRecognizer", "addInteraction", "addLayoutGuide", "addMotionEffect", "addSubview", "addTarget",
        "alignmentRect", "alignmentRectInsets", "allControlEvents", "allTargets", "alpha", "anchorPoint",
        "appliedContentSizeCategoryLimitsDescription", "autoresizesSubviews", "autoresizingMask", "backgroundColor",
        "beginTracking", "bottomAnchor", "bounds", "bringSubviewToFront", "canBecomeFocused", "cancelTracking",
        "center", "centerXAnchor", "centerYAnchor", "clearsContextBeforeDrawing", "clipsToBounds", "constraints",
        "constraintsAffectingLayout", "content", "contentCompressionResistancePriority", "contentHorizontalAlignment",
        "contentHuggingPriority", "contentMode", "contentScaleFactor", "contentStretch", "contentVerticalAlignment",
        "contextMenuInteraction", "continueTracking", "convert", "didAddSubview", "didMoveToSuperview",
        "didMoveToWindow", "directionalLayoutMargins", "draw", "drawHierarchy", "effectiveContentHorizontalAlignment",
        "effectiveUserInterfaceLayoutDirection", "endEditing", "endTracking", "enumerateEventHandlers",
        "exchangeSubview", "exerciseAmbiguityInLayout", "firstBaselineAnchor", "focusEffect", "focusGroupPriority",
        "frame", "gestureRecognizerShouldBegin", "gestureRecognizers", "hasAmbiguousLayout", "heightAnchor", "hitTest",
        "hoverStyle", "insertSubview", "insetsLayoutMarginsFromSafeArea", "interactions", "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "isContextMenuInteractionEnabled", "isDescendant", "isEnabled",
        "isExclusiveTouch", "isFocused", "isHidden", "isHighlighted", "isMultipleTouchEnabled", "isOpaque",
        "isSelected", "isSymbolAnimationEnabled", "isTouchInside", "isTracking", "isUserInteractionEnabled",
        "keyboardLayoutGuide", "largeContentImage", "largeContentImageInsets", "largeContentTitle",
        "lastBaselineAnchor", "layer", "layoutGuides", "layoutIfNeeded", "layoutMargins", "layoutMarginsDidChange",
        "layoutMarginsGuide", "layoutSubviews", "leadingAnchor", "leftAnchor", "maskView", "maximumContentSizeCategory",
        "menuAttachmentPoint", "minimumContentSizeCategory", "motionEffects", "needsUpdateConstraints",
        "performPrimaryAction", "point", "preservesSuperviewLayoutMargins", "readableContentGuide", "removeAction",
        "removeConstraint", "removeConstraints", "removeFromSuperview", "removeGestureRecognizer", "removeInteraction",
        "removeLayoutGuide", "removeMotionEffect", "removeTarget", "resizableSnapshotView", "rightAnchor",
        "safeAreaInsets", "safeAreaInsetsDidChange", "safeAreaLayoutGuide", "scalesLargeContentImage",
        "semanticContentAttribute", "sendAction", "sendActions", "sendSubviewToBack",
        "setContentCompressionResistancePriority", "setContentHuggingPriority", "setNeedsDisplay", "setNeedsLayout",
        "setNeedsUpdateConstraints", "showsLargeContentViewer", "showsMenuAsPrimaryAction", "sizeThatFits", "sizeToFit",
        "snapshotView", "subviews", "superview", "systemLayoutSizeFitting", "tag", "tintAdjustmentMode", "tintColor",
        "tintColorDidChange", "toolTip", "toolTipInteraction", "topAnchor", "trailingAnchor", "traitOverrides",
        "transform", "transform3D", "translatesAutoresizingMaskIntoConstraints", "unregisterForTraitChanges",
        "updateConstraints", "updateConstraintsIfNeeded", "viewForBaselineLayout", "viewForFirstBaselineLayout",
        "viewForLastBaselineLayout", "viewPrintFormatter", "viewWithTag", "widthAnchor", "willRemoveSubview", "window",
    ]
}
