extension Kind {
    /// The system items that UIKit makes in the style of what ends a task.
    package static let systemItemsThatEndTasks: Set = ["done", "save"]

    static let barButtonItem = Kind(
        "barButtonItem", standing: .barButtonItem, typeName: "UIBarButtonItem", traits: [.isInteractive],
        intrinsicSize: .none, drawing: .button, events: [Event("didTap", .primaryAction)],
        example: "{ barButtonItem: edit, systemItem: edit }",
        "A button of the navigation bar or of the toolbar.",
        keys: [
            .mainText("title", "The title."),
            .property("image", .image, meaning: .image, "An asset, or `symbol:name`."),
            Key(
                "systemItem", .choice(.systemItem), .construction(.systemItem),
                "A button that the system names and draws."),
            .property(
                "style", .choice(.barButtonItemStyle), standard: "plain", meaning: .barButtonItemStyle,
                "`done` for what ends the task; the system items `done` and `save` have it by themselves."),
            .menu, .isEnabled,
            Key(
                "isHidden", .boolean, .property("isHidden"), standard: "false", ios: 16, meaning: .isHidden,
                "Not shown; before iOS 16 it is left out of the bar."),
            .property("tintColor", .color, meaning: .tintColor, "The colour of title and image."),
            .accessibilityLabel,
            .when, .event, .presents, .opens, .feedback, .swift, .suppress,
        ],
        rules: [
            .oneOf(["title", "image", "systemItem"]), .excludes("systemItem", "title"),
            .excludes("systemItem", "image"),
        ])

    static let action = Kind(
        "action", standing: .action, typeName: "UIAction", intrinsicSize: .none, drawing: .button,
        events: [Event("didSelect", .action)],
        example: "{ action: delete, title: Delete, style: destructive }",
        "A line of a menu, or a button of an alert.",
        keys: [
            Key("title", .text, .property("title"), isMainText: true, isRequired: true, "The title."),
            .property("image", .image, meaning: .image, "Beside the title in a menu."),
            Key(
                "style", .choice(.actionStyle), .construction(.actionStyle), standard: "default",
                "`destructive` for what cannot be undone; `cancel` for the way out of an alert, which tells nobody "
                    + "unless `event` names it."),
            .property(
                "backgroundColor", .color, meaning: .backgroundColor, "Behind the action of a swipe."),
            .property(
                "state", .choice(.actionState), standard: "off", meaning: .menuState,
                "A mark before the title in a menu."),
            Key(
                "isSelected", .boolean, .construction(.actionAttribute), standard: "false", meaning: .isSelected,
                "Marked in a menu: which of several holds, `isSelected: $order == newest`."),
            Key(
                "isEnabled", .boolean, .construction(.actionAttribute), standard: "true", meaning: .isEnabled,
                "Whether it can be chosen."),
            Key(
                "isHidden", .boolean, .construction(.actionAttribute), standard: "false", meaning: .isHidden,
                "Left out of the menu or the alert."),
            Key("menu", .nodes, .content(.menu), "The actions of a menu in the menu."),
            .event, .presents, .opens,
        ],
        rules: [
            .excludes("menu", "event"), .excludes("menu", "presents"), .excludes("menu", "opens"),
            .excludes("menu", "state"), .excludes("menu", "isSelected"), .excludes("menu", "isEnabled"),
            .excludes("menu", "isHidden"), .excludes("menu", "style"),
            .excludes("state", "isSelected"),
        ])

    package static let alert = Kind(
        "alert", standing: .alert, typeName: "UIAlertController", intrinsicSize: .none, drawing: .container,
        example: "{ alert: failed, title: No connection, actions: [ { action: retry, title: Try Again } ] }",
        "An alert, or an action sheet; `present…Alert()` shows it.",
        keys: [
            .mainText("title", "The title."),
            .property("message", .text, "What stands below the title."),
            Key(
                "style", .choice(.alertStyle), .construction(.alertStyle), standard: "alert",
                "`actionSheet` slides in from below; it needs `from`, unless repeated cells present it."),
            Key(
                "from", .source, .tool(.source),
                "The view, cell or bar button item at which an action sheet stands on an iPad. One that repeated cells present "
                    + "stands at the cell that it asks about, without it."),
            Key(
                "textFields", .nodes, .content(.textFields),
                "Text fields below the message; what is typed goes with the events of its buttons, but of a `cancel`."),
            Key("actions", .nodes, .content(.actions), isRequired: true, "Its buttons, in order."),
        ])
}
