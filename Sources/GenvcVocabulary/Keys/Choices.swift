extension Choice {
    static let placement = Choice(
        "placement",
        [
            "fill", "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
            "bottomTrailing",
        ])
    static let cornerCurve = Choice("corner curve", ["circular", "continuous"])
    static let maskedCorners = Choice(
        "corner", ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"])
    static let contentMode = Choice(
        "content mode",
        [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ])
    static let contentHorizontalAlignment = Choice(
        "horizontal alignment of content", ["center", "leading", "trailing", "left", "right", "fill"])
    static let contentVerticalAlignment = Choice(
        "vertical alignment of content", ["center", "top", "bottom", "fill"])
    static let accessibilityTraits = Choice(
        "accessibility trait",
        [
            "adjustable", "allowsDirectInteraction", "button", "causesPageTurn", "header", "image", "keyboardKey",
            "link", "notEnabled", "playsSound", "searchField", "selected", "startsMediaSession", "staticText",
            "summaryElement", "tabBar", "updatesFrequently", "none",
        ])
    /// Accessibility traits that name the role of a view, so that it needs no `button` trait.
    package static let accessibilityRoles: Set = [
        "adjustable", "button", "keyboardKey", "link", "searchField", "tabBar",
    ]
    static let stackAlignment = Choice(
        "alignment", ["fill", "leading", "center", "trailing", "top", "bottom", "firstBaseline", "lastBaseline"])
    package static let ruleLevel = Choice("level of a rule", ["error", "warning", "note", "off"])
    static let screenAlignment = Choice("alignment", ["fill", "leading", "center", "trailing"])
    static let distribution = Choice(
        "distribution", ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    static let contentSizeCategory = Choice("content size category", EnvironmentOperand.contentSizeCategories)
    static let sectionLayout = Choice("layout of a section", ["list", "grid", "carousel"])
    static let axis = Choice("axis", ["horizontal", "vertical"])
    static let pattern = Choice("pattern", ["navigation", "listCell", "formField", "buttonBar"])
    static let textAlignment = Choice("text alignment", ["natural", "left", "center", "right", "justified"])
    static let lineBreakMode = Choice(
        "line break mode",
        [
            "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
            "byTruncatingMiddle",
        ])
    static let underlineStyle = Choice("line style", ["single", "thick", "double"])
    static let configuration = Choice(
        "button configuration",
        ["plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent"])
    static let cornerStyle = Choice("corner style", ["fixed", "dynamic", "small", "medium", "large", "capsule"])
    static let buttonSize = Choice("button size", ["medium", "small", "mini", "large"])
    static let imagePlacement = Choice("image placement", ["leading", "trailing", "top", "bottom", "all", "none"])
    static let borderStyle = Choice("border style", ["none", "line", "bezel", "roundedRect"])
    static let clearButtonMode = Choice("clear button mode", ["never", "whileEditing", "unlessEditing", "always"])
    static let keyboardType = Choice(
        "keyboard type",
        [
            "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
            "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
        ])
    /// Pads for numbers: an iPhone shows them without a Return key.
    package static let keyboardsWithoutReturn: Set<String> = [
        "numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad",
    ]
    static let textContentType = Choice(
        "text content type",
        [
            "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
            "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2",
            "addressCity", "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode",
            "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "username", "password", "newPassword",
            "oneTimeCode", "shipmentTrackingNumber", "flightNumber", "dateTime",
        ])
    static let returnKeyType = Choice(
        "return key type",
        [
            "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
            "continue",
        ])
    static let autocapitalization = Choice(
        "autocapitalization type", ["none", "words", "sentences", "allCharacters"])
    static let autocorrection = Choice("autocorrection type", ["default", "no", "yes"])
    static let revealButton = Choice("reveal button", ["eye"])
    static let opens = Choice("place to open", ["settings"])
    static let feedback = Choice("haptic feedback", ["selection", "success", "warning", "error"])
    static let searchBarStyle = Choice("search bar style", ["default", "prominent", "minimal"])
    static let datePickerMode = Choice("date picker mode", ["time", "date", "dateAndTime", "countDownTimer"])
    static let datePickerStyle = Choice("date picker style", ["automatic", "wheels", "compact", "inline"])
    package static let gesture = Choice("gesture", Gesture.allCases.map(\.rawValue))
    static let keyboardBar = Choice("button of a keyboard bar", ["previous", "next", "done"])
    static let blurEffectStyle = Choice(
        "blur effect",
        [
            "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
            "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight",
            "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight",
            "systemChromeMaterialLight", "systemUltraThinMaterialDark", "systemThinMaterialDark",
            "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
        ])
    static let progressViewStyle = Choice("progress view style", ["default", "bar"])
    static let activityIndicatorStyle = Choice("activity indicator style", ["medium", "large"])
    static let componentBase = Choice("base of a component", ComponentBase.allCases.map(\.rawValue))
    static let contentImportance = Choice("importance", ["default", "high"])
    static let codeStyle = Choice("style of code", ["controller", "view"])
    static let strings = Choice("way to write texts", ["localized", "literals"])
    static let screenType = Choice("screen type", ["form", "detail", "dashboard", "list"])
    static let scroll = Choice("scroll direction", ["none", "vertical", "horizontal", "both"])
    static let systemItem = Choice(
        "system item",
        [
            "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks", "search",
            "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "close",
        ])
    static let barButtonItemStyle = Choice("style of a bar button item", ["plain", "done"])
    static let actionStyle = Choice("style of an action", ["default", "cancel", "destructive"])
    static let actionState = Choice("state of an action", ["off", "on", "mixed"])
    static let alertStyle = Choice("style of an alert", ["alert", "actionSheet"])
    static let barBackground = Choice("background of a bar", ["default", "opaque", "transparent"])
    static let modalPresentationStyle = Choice(
        "modal presentation style",
        [
            "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
            "overCurrentContext", "popover",
        ])
    /// Styles of which a sheet is made, the standard one among them.
    package static let sheetStyles: Set<String> = ["automatic", "pageSheet", "formSheet"]
    static let modalTransitionStyle = Choice(
        "modal transition style", ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])
    static let interfaceOrientations = Choice(
        "interface orientation",
        [
            "portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown", "landscape", "all",
            "allButUpsideDown",
        ])
    static let statusBarStyle = Choice("status bar style", ["default", "lightContent", "darkContent"])
    static let keyboardDismissMode = Choice(
        "keyboard dismiss mode",
        ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"])
    static let indicatorStyle = Choice("scroll indicator style", ["default", "black", "white"])
    package static let detent = Choice("detent", ["medium", "large"])
    static let hook = Choice("hook", LifecycleHook.allCases.map(\.rawValue))
    static let viewHook = Choice("hook of a component", ViewHook.allCases.map(\.rawValue))
    static let largeTitleDisplayMode = Choice("large title mode", ["automatic", "always", "never"])
    static let cellConfiguration = Choice("configuration of a cell", ["cell", "subtitleCell", "valueCell"])
    static let listAppearance = Choice(
        "appearance of a list", ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"])
    package static let cellAccessory = Choice(
        "accessory", ["disclosureIndicator", "checkmark", "detail", "switch"])
}
