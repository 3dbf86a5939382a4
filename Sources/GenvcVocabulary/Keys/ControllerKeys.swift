extension Key {
    /// The keys of the view controller, and of its presentation.
    static let controller: [Key] = [
        Key(
            "tabBarItem", .group(.tabBarItem), .tool(.tabBarItem), "Its place in the tab bar of the app."),
        Key("toolbar", .nodes, .content(.toolbar), "Bar button items and spacers below the rows."),
        Key("alerts", .nodes, .content(.alerts), "Alerts and action sheets that code can present."),
        Key(
            "hooks", .choices(.hook), .tool(.hooks),
            "Moments that the delegate is told of; the app's notifications only while the screen is shown."),
        Key(
            "modalPresentationStyle", .choice(.modalPresentationStyle), .controller("modalPresentationStyle"),
            standard: "automatic", meaning: .modalPresentationStyle, "How it is presented."),
        Key(
            "modalTransitionStyle", .choice(.modalTransitionStyle), .controller("modalTransitionStyle"),
            standard: "coverVertical", "How it comes in and goes out."),
        Key(
            "isModalInPresentation", .boolean, .controller("isModalInPresentation"), standard: "false",
            "True: no swipe or tap outside dismisses it."),
        Key(
            "hidesBottomBarWhenPushed", .boolean, .controller("hidesBottomBarWhenPushed"), standard: "false",
            meaning: .hidesBottomBarWhenPushed,
            "True: no tab bar stands below it."),
        Key(
            "preferredContentSize", .contentSize, .controller("preferredContentSize"),
            "Its size in a popover or a form sheet, in points; `{ width: 320 }` is as high as its rows, `fitting` as wide "
                + "and as high as they need to be."),
        Key("sheet", .group(.sheet), .tool(.sheet), "How it stands as a sheet."),
        Key(
            "supportedInterfaceOrientations", .choices(.interfaceOrientations),
            .overridden("supportedInterfaceOrientations", type: "UIInterfaceOrientationMask"),
            meaning: .supportedInterfaceOrientations,
            "How it may be held; phones are tried only so, iPads do not heed it."),
        Key(
            "prefersStatusBarHidden", .boolean, .overridden("prefersStatusBarHidden", type: "Bool"),
            standard: "false", meaning: .prefersStatusBarHidden, "Without a status bar."),
        Key(
            "preferredStatusBarStyle", .choice(.statusBarStyle),
            .overridden("preferredStatusBarStyle", type: "UIStatusBarStyle"), standard: "default",
            "The colour of the status bar."),
        Key(
            "keyboardDismissMode", .choice(.keyboardDismissMode), .scrollView("keyboardDismissMode"),
            standard: "none", meaning: .keyboardDismissMode,
            "How scrolling puts the keyboard away; `interactive` where there is a text input, `onDrag` under `search`. Rows "
                + "that fit above the keyboard can be dragged with `alwaysBounceVertical` alone."),
        Key(
            "alwaysBounceVertical", .boolean, .scrollView("alwaysBounceVertical"), standard: "false",
            meaning: .alwaysBounceVertical,
            "Bounces even where nothing scrolls, as a list does that can be pulled down."),
        Key(
            "showsVerticalScrollIndicator", .boolean, .scrollView("showsVerticalScrollIndicator"),
            standard: "true", "Shows how far the rows are scrolled."),
        Key(
            "showsHorizontalScrollIndicator", .boolean, .scrollView("showsHorizontalScrollIndicator"),
            standard: "true", "The same, sideways."),
        Key(
            "indicatorStyle", .choice(.indicatorStyle), .scrollView("indicatorStyle"), standard: "default",
            "The colour of the scroll indicators."),
    ]

    /// The keys of `UINavigationItem`, and what stands in its bar.
    static let navigation: [Key] = [
        .property("title", .text, meaning: .title, "The title in the bar."),
        .property(
            "largeTitleDisplayMode", .choice(.largeTitleDisplayMode), standard: "automatic",
            meaning: .largeTitleDisplayMode,
            "Whether the title is large; it can be where the app's navigation bar has `prefersLargeTitles`."),
        .property("prompt", .text, meaning: .prompt, "A line above the title."),
        .property("backButtonTitle", .text, "The title of the button that leads back to this screen."),
        .property("hidesBackButton", .boolean, standard: "false", "No button leads back."),
        Key("titleView", .node, .content(.titleView), "A view in place of the title."),
        Key("leading", .nodes, .content(.leading), "Bar button items, the first at the edge."),
        Key("trailing", .nodes, .content(.trailing), "Bar button items, the first at the edge."),
        Key("search", .group(.search), .tool(.search), "A search bar below the title."),
        Key(
            "appearance", .group(.appearance), .tool(.appearance),
            "The look of the bar while this screen is on top, scrolled or not."),
    ]

    /// The keys of the search bar below the title, `UISearchController.searchBar`.
    static let search: [Key] = [
        .property("placeholder", .text, "What stands in it while it is empty."),
        .property("text", .text, standard: "", meaning: .typedText, "The text it starts with."),
    ]

    /// The keys of `UINavigationBarAppearance`.
    static let appearance: [Key] = [
        Key(
            "background", .choice(.barBackground), .construction(.barBackground), standard: "default",
            "`opaque` has no blur, `transparent` has no background at all."),
        .property("backgroundColor", .color, "The colour over the background."),
        Key("titleColor", .color, .construction(.titleColor), "The colour of the title, large or not."),
        Key("tintColor", .color, .construction(.barTintColor), "The colour of back button and items."),
    ]

    /// The keys of `UITabBarItem`.
    static let tabBarItem: [Key] = [
        .property("title", .text, "The title below the image."),
        .property("image", .image, "An asset, or `symbol:name`."),
        .property("selectedImage", .image, "The image of the tab that is shown."),
        .property("badgeValue", .text, "A short text in a red bubble."),
    ]

    /// The notifications of `UIAccessibility` that a case can post.
    package static let accessibilityNotifications: [Key] = [
        .property(
            "announcement", .text, meaning: .announcement,
            "What VoiceOver says; of several, each after the one before."),
        .property("layoutChanged", .source, "The view to which VoiceOver moves where a part of the screen is new."),
        .property("screenChanged", .source, "The view at which VoiceOver begins where most of the screen is new."),
        .property(
            "pageScrolled", .text, meaning: .pageAnnouncement, "Where the page is now: `Page $page of 5`."),
    ]

    /// The keys of a piece of `AXCustomContent`.
    package static let accessibilityCustomContent: [Key] = [
        Key("label", .text, .property("label"), takesNil: false, "What it is: `Distance`."),
        Key("value", .text, .property("value"), takesNil: false, "What is said of it: `$distance km`."),
        .property(
            "importance", .choice(.contentImportance), standard: "default",
            "`high`: said with the label, without being asked for."),
    ]

    /// The keys of `UISheetPresentationController`.
    static let sheet: [Key] = [
        Key(
            "detents", .detents, .construction(.detents), standard: "large",
            "The heights at which it rests, from low to high; before iOS 16 points and shares are `medium`."),
        .property(
            "prefersGrabberVisible", .boolean, standard: "false", "A small bar at the top to drag the sheet by."),
        Key(
            "cornerRadius", .length(.cornerRadius), .property("preferredCornerRadius"),
            "Points, or a corner token."),
    ]
}
