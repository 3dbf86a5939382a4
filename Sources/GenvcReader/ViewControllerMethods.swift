/// The methods of `UIViewController`, of what it inherits, and of every generated view controller, by their base names.
enum ViewControllerMethods {
    /// The base names, which no event of a spec can have.
    static let names = generated.union([
        "addChild", "addKeyCommand", "allowedChildrenForUnwinding", "application", "autorelease", "awakeFromNib",
        "beginAppearanceTransition", "buildMenu", "canPaste", "canPerformAction", "child", "contentScrollView",
        "copy", "dealloc", "decodeRestorableState", "didChangeValue", "didMove", "didReceiveMemoryWarning",
        "didRotate", "didUpdateFocus", "dismiss", "doesNotRecognizeSelector", "embed", "encodeRestorableState",
        "endAppearanceTransition", "finalize", "focusFirstError", "forwardingTarget", "isEqual", "isKind", "isMember",
        "isProxy",
        "load", "loadView", "loadViewIfNeeded", "makeTouchBar", "method", "motionBegan", "motionCancelled",
        "motionEnded", "mutableCopy", "observeValue", "overrideTraitCollection", "paste", "perform",
        "performSegue", "preferredContentSizeDidChange", "prepare", "present", "pressesBegan", "pressesCancelled",
        "pressesChanged", "pressesEnded", "registerForTraitChanges", "release", "reloadInputViews",
        "remoteControlReceived", "removeEmbedded", "removeFromParent", "removeKeyCommand", "resignFirstResponder",
        "responds",
        "restoreUserActivityState", "retain", "retainCount", "setContentScrollView", "setEditing",
        "setNeedsFocusUpdate", "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateContentUnavailableConfiguration",
        "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateOfPrefersPointerLocked",
        "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfSupportedInterfaceOrientations",
        "setNeedsUpdateProperties",
        "setOverrideTraitCollection", "setToolbarItems", "setValue", "setupActions", "setupConstraints",
        "setupHierarchy", "setupNavigationItem", "shouldPerformSegue", "shouldUpdateFocus", "show",
        "showDetailViewController", "size",
        "systemLayoutFittingSizeDidChange", "target", "targetViewController", "touchesBegan", "touchesCancelled",
        "touchesEnded", "touchesEstimatedPropertiesUpdated", "touchesMoved", "traitCollectionDidChange",
        "transition", "unwind", "updateContentUnavailableConfiguration", "updateFocusIfNeeded",
        "updateProperties", "updatePropertiesIfNeeded", "updateTraitsIfNeeded",
        "updateUserActivityState", "updateViewConstraints", "validate", "value",
        "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews", "viewDidLoad", "viewIsAppearing",
        "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewWillAppear", "viewWillDisappear",
        "viewWillLayoutSubviews", "viewWillTransition", "didEnterBackground", "willChangeValue", "willEnterForeground",
        "willMove", "willTransition",
    ])

    /// The methods that generated classes may have, by names that no element of the spec decides.
    private static let generated: Set<String> = [
        "adaptLayout", "applySnapshot", "changedItems", "dissolveChanges", "followPageControl", "isChanged",
        "makeDataSource", "makeLayout", "makeNavigationBarAppearance", "notePage", "observeText", "playAnimation",
        "postAccessibilityNotifications", "render", "renderTabBarItem", "turn",
    ]
}
