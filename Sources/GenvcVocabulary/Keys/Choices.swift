/// The words of keys with a choice. Most are the cases of an enum or option set of UIKit, which is named; those that
/// are not said to be are genvc's own words.
extension Choice {
    /// The place where a view stands in its host: along one axis among rows, and along both as a layer.
    static let placement = Choice(
        "placement",
        [
            "fill", "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
            "bottomTrailing",
        ])
    /// The cases of `CALayerCornerCurve`.
    static let cornerCurve = Choice("corner curve", ["circular", "continuous"])
    /// The corners of `CACornerMask`, named by the direction of writing.
    static let maskedCorners = Choice("corner", Corner.allCases.map(\.rawValue))
    /// The cases of `UIView.ContentMode`.
    static let contentMode = Choice(
        "content mode",
        [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ])
    /// The cases of `UIControl.ContentHorizontalAlignment`.
    static let contentHorizontalAlignment = Choice(
        "horizontal alignment of content", ["center", "leading", "trailing", "left", "right", "fill"])
    /// The cases of `UIControl.ContentVerticalAlignment`.
    static let contentVerticalAlignment = Choice(
        "vertical alignment of content", ["center", "top", "bottom", "fill"])
    /// The members of `UIAccessibilityTraits`.
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
    /// The cases of `UIStackView.Alignment`.
    static let stackAlignment = Choice("alignment", StackAlignment.allCases.map(\.rawValue))
    /// The level that a project gives to the findings of a rule.
    package static let ruleLevel = Choice("level of a rule", ["error", "warning", "note", "off"])
    /// The alignments of the rows across a screen.
    static let screenHeight = Choice("height", ["full", "fitting"])
    static let screenAlignment = Choice("alignment", ["fill", "leading", "center", "trailing"])
    /// The cases of `UIStackView.Distribution`.
    static let distribution = Choice("distribution", StackDistribution.allCases.map(\.rawValue))
    /// The members of `UIContentSizeCategory`.
    static let contentSizeCategory = Choice("content size category", EnvironmentOperand.contentSizeCategories)
    /// The arrangements of the cells of a section.
    static let sectionLayout = Choice("layout of a section", ["list", "grid", "carousel"])
    /// The cases of `NSLayoutConstraint.Axis`.
    static let axis = Choice("axis", LayoutAxis.allCases.map(\.rawValue))
    /// Patterns of rows, which give the slots standard widths.
    static let pattern = Choice("pattern", RowPattern.allCases.map(\.rawValue))
    /// The cases of `NSTextAlignment`.
    static let textAlignment = Choice("text alignment", ["natural", "left", "center", "right", "justified"])
    /// The cases of `NSLineBreakMode`.
    static let lineBreakMode = Choice(
        "line break mode",
        [
            "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
            "byTruncatingMiddle",
        ])
    /// The lines of `NSUnderlineStyle`.
    static let underlineStyle = Choice("line style", ["single", "thick", "double"])
    /// The functions of `UIButton.Configuration` that make one.
    static let configuration = Choice("button configuration", ButtonLook.allCases.map(\.rawValue))
    /// The cases of `UIButton.Configuration.CornerStyle`.
    static let cornerStyle = Choice("corner style", ["fixed", "dynamic", "small", "medium", "large", "capsule"])
    /// The cases of `UIButton.Configuration.Size`.
    static let buttonSize = Choice("button size", ["medium", "small", "mini", "large"])
    /// The members of `NSDirectionalRectEdge`.
    static let imagePlacement = Choice("image placement", ["leading", "trailing", "top", "bottom", "all"])
    /// The cases of `UITextField.BorderStyle`.
    static let borderStyle = Choice("border style", ["none", "line", "bezel", "roundedRect"])
    /// The cases of `UITextField.ViewMode`.
    static let clearButtonMode = Choice("clear button mode", ["never", "whileEditing", "unlessEditing", "always"])
    /// The cases of `UIKeyboardType`.
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
    /// The members of `UITextContentType`.
    static let textContentType = Choice(
        "text content type",
        [
            "none", "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
            "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2",
            "addressCity", "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode",
            "telephoneNumber", "emailAddress", "URL", "creditCardNumber", "username", "password", "newPassword",
            "oneTimeCode", "shipmentTrackingNumber", "flightNumber", "dateTime", "birthdate", "birthdateDay",
            "birthdateMonth", "birthdateYear", "creditCardSecurityCode", "creditCardName", "creditCardGivenName",
            "creditCardMiddleName", "creditCardFamilyName", "creditCardExpiration", "creditCardExpirationMonth",
            "creditCardExpirationYear", "creditCardType", "cellularEID", "cellularIMEI",
        ],
        newer: [
            17: [
                "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear", "creditCardSecurityCode",
                "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName",
                "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardType",
            ],
            // Since iOS 17.4; a spec names whole versions.
            18: ["cellularEID", "cellularIMEI"],
        ])
    /// The cases of `UIReturnKeyType`.
    static let returnKeyType = Choice("return key type", ReturnKey.allCases.map(\.rawValue))
    /// The cases of `UITextAutocapitalizationType`.
    static let autocapitalization = Choice(
        "autocapitalization type", ["none", "words", "sentences", "allCharacters"])
    /// The cases of `UITextAutocorrectionType`, and of `UITextSpellCheckingType`.
    static let autocorrection = Choice("autocorrection type", ["default", "no", "yes"])
    /// The looks of the button that shows a password.
    static let revealButton = Choice("reveal button", ["eye"])
    /// The places that an event can open.
    static let opens = Choice("place to open", ["settings"])
    /// The feedback that `UIFeedbackGenerator`s make a hand feel.
    static let feedback = Choice("haptic feedback", ["selection", "success", "warning", "error"])
    /// The cases of `UISearchBar.Style`.
    static let searchBarStyle = Choice("search bar style", ["default", "prominent", "minimal"])
    /// The cases of `UIDatePicker.Mode`.
    static let datePickerMode = Choice("date picker mode", ["time", "date", "dateAndTime", "countDownTimer"])
    /// The cases of `UIDatePickerStyle`.
    static let datePickerStyle = Choice("date picker style", DatePickerStyle.allCases.map(\.rawValue))
    /// The gestures that a view can report.
    package static let gesture = Choice("gesture", Gesture.allCases.map(\.rawValue))
    /// The buttons of the bar over the keyboard.
    static let keyboardBar = Choice("button of a keyboard bar", ["previous", "next", "done"])
    /// The cases of `UIBlurEffect.Style`.
    static let blurEffectStyle = Choice(
        "blur effect",
        [
            "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
            "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight",
            "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight",
            "systemChromeMaterialLight", "systemUltraThinMaterialDark", "systemThinMaterialDark",
            "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
        ])
    /// The cases of `UIProgressView.Style`.
    static let progressViewStyle = Choice("progress view style", ["default", "bar"])
    /// The cases of `UIActivityIndicatorView.Style`.
    static let activityIndicatorStyle = Choice("activity indicator style", ["medium", "large"])
    /// The sorts of classes that a component can be.
    static let componentBase = Choice("base of a component", ComponentBase.allCases.map(\.rawValue))
    /// The cases of `AXCustomContent.Importance`.
    static let contentImportance = Choice("importance", ["default", "high"])
    /// The class that a screen's views are made in: its controller, or a view class of its own.
    static let codeStyle = Choice("style of code", ["controller", "view"])
    /// The ways to write texts in code: with a key of the string catalogue, or as literals.
    static let strings = Choice("way to write texts", ["localized", "literals"])
    /// The use of a screen, which decides how wide its content becomes.
    static let screenType = Choice("screen type", ["form", "detail", "dashboard", "list"])
    /// Along which axes the rows of a screen scroll.
    static let scroll = Choice("scroll direction", ["none", "vertical", "horizontal", "both"])
    /// The cases of `UIBarButtonItem.SystemItem`.
    static let systemItem = Choice(
        "system item",
        [
            "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks", "search",
            "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "close",
        ])
    /// The cases of `UIBarButtonItem.Style`.
    static let barButtonItemStyle = Choice("style of a bar button item", ["plain", "done"])
    /// The cases of `UIAlertAction.Style`.
    static let actionStyle = Choice("style of an action", ["default", "cancel", "destructive"])
    /// The cases of `UIMenuElement.State`.
    static let actionState = Choice("state of an action", ["off", "on", "mixed"])
    /// The cases of `UIAlertController.Style`.
    static let alertStyle = Choice("style of an alert", ["alert", "actionSheet"])
    /// The methods of `UIBarAppearance` that configure a background.
    static let barBackground = Choice("background of a bar", ["default", "opaque", "transparent"])
    /// The cases of `UIModalPresentationStyle`.
    static let modalPresentationStyle = Choice(
        "modal presentation style",
        [
            "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
            "overCurrentContext", "popover",
        ])
    /// The presentation styles of which a sheet is made, the standard one among them.
    package static let sheetStyles: Set<String> = ["automatic", "pageSheet", "formSheet"]
    /// The cases of `UIModalTransitionStyle`.
    static let modalTransitionStyle = Choice(
        "modal transition style", ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])
    /// The members of `UIInterfaceOrientationMask`.
    static let interfaceOrientations = Choice(
        "interface orientation",
        [
            "portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown", "landscape", "all",
            "allButUpsideDown",
        ])
    /// The cases of `UIStatusBarStyle`.
    static let statusBarStyle = Choice("status bar style", ["default", "lightContent", "darkContent"])
    /// The cases of `UIScrollView.KeyboardDismissMode`.
    static let keyboardDismissMode = Choice(
        "keyboard dismiss mode",
        ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"])
    /// The cases of `UIScrollView.IndicatorStyle`.
    static let indicatorStyle = Choice("scroll indicator style", ["default", "black", "white"])
    /// The detents that UIKit has a name for.
    package static let detent = Choice("detent", ["medium", "large"])
    /// The moments of a screen.
    static let hook = Choice("hook", LifecycleHook.allCases.map(\.rawValue))
    /// The aids of a project while it is debugged.
    static let debugAid = Choice("aid for debugging", DebugAid.allCases.map(\.rawValue))
    /// The moments of a component's view.
    static let viewHook = Choice("hook of a component", ViewHook.allCases.map(\.rawValue))
    /// The cases of `UINavigationItem.LargeTitleDisplayMode`.
    static let largeTitleDisplayMode = Choice("large title mode", ["automatic", "always", "never"])
    /// The functions of `UIListContentConfiguration` that make one for a cell.
    static let cellConfiguration = Choice("configuration of a cell", ["cell", "subtitleCell", "valueCell"])
    /// The cases of `UICollectionLayoutListConfiguration.Appearance`.
    static let listAppearance = Choice("appearance of a list", ListAppearance.allCases.map(\.rawValue))
    /// The signs that can stand at the end of a cell, most of it a `UICellAccessory`.
    package static let cellAccessory = Choice("accessory", CellAccessorySign.allCases.map(\.rawValue))
}
