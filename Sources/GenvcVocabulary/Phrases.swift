/// The words of other systems for which one word of the language is not enough.
extension Vocabulary {
    /// Keys of other systems, and how they are written here, in the order in which that is meant: a key with its value,
    /// in which `…` stands for the value that was written, and `!…` for its opposite. Behind ` | ` stands the long form
    /// that the value has beside others of the same key, where a part with `?` gives way if one of them lacks it.
    package static let keyPhrases: [String: [String]] = [
        "minHeight": ["height: { min: … }"], "maxHeight": ["height: { max: … }"],
        "minWidth": ["width: { min: … }"], "maxWidth": ["width: { max: … }"],
        "minimumHeight": ["height: { min: … }"], "minimumWidth": ["width: { min: … }"],
        "idealHeight": ["height: { equal: …, priority: 750 }"], "idealWidth": ["width: { equal: …, priority: 750 }"],
        "fontSize": ["font: { size: … }"], "textSize": ["font: { size: … }"],
        "fontWeight": ["font: body … | { style?: body, weight: … }"],
        "bold": ["font: body bold | { style?: body, weight: bold }"],
        "isBold": ["font: body bold | { style?: body, weight: bold }"],
        "italic": ["font: { style: body, italic: … } | { style?: body, italic: … }"],
        "monospacedDigit": ["font: { style: body, monospacedDigits: … } | { style?: body, monospacedDigits: … }"],
        "fontDesign": ["font: body … | { style?: body, design: … }"],
        "systemImage": ["image: symbol:…"], "systemName": ["image: symbol:…"], "sfSymbol": ["image: symbol:…"],
        "symbol": ["image: symbol:…"], "symbolName": ["image: symbol:…"], "systemIcon": ["image: symbol:…"],
        "visible": ["isHidden: !…"], "isVisible": ["isHidden: !…"], "visibility": ["isHidden: !…"],
        "display": ["isHidden: !…"], "show": ["isHidden: !…"], "disabled": ["isEnabled: !…"],
        "isDisabled": ["isEnabled: !…"], "readOnly": ["isEditable: !…", "isEnabled: !…"],
        "onLongPress": ["gestures: longPress"], "onLongPressGesture": ["gestures: longPress"],
        "longPress": ["gestures: longPress"], "onDoubleTap": ["gestures: doubleTap"],
        "doubleTap": ["gestures: doubleTap"],
        "onPan": ["gestures: pan"], "onDrag": ["gestures: pan"], "onPinch": ["gestures: pinch"],
        "onSwipe": ["gestures: swipeLeft"], "UILongPressGestureRecognizer": ["gestures: longPress"],
        "UIPanGestureRecognizer": ["gestures: pan"], "UITapGestureRecognizer": ["gestures: tap"],
        "trailingText": ["accessories: { text: … }"], "trailingLabel": ["accessories: { text: … }"],
        "badge": ["badgeValue: …", "accessories: { text: … }", "overlay: { label: badge, text: … }"],
        "navigationLink": ["accessories: disclosureIndicator"], "showsChevron": ["accessories: disclosureIndicator"],
        "wordWrap": ["numberOfLines: 0"], "multiline": ["numberOfLines: 0"], "singleLine": ["numberOfLines: 1"],
        "paddingTop": ["margins: { top: … }"], "paddingBottom": ["margins: { bottom: … }"],
        "paddingLeft": ["margins: { leading: … }"], "paddingStart": ["margins: { leading: … }"],
        "paddingRight": ["margins: { trailing: … }"], "paddingEnd": ["margins: { trailing: … }"],
        "paddingHorizontal": ["margins: { horizontal: … }"], "paddingVertical": ["margins: { vertical: … }"],
        "rotation": ["transform: { rotation: … }"], "rotationEffect": ["transform: { rotation: … }"],
        "rotate": ["transform: { rotation: … }"], "scale": ["transform: { scale: … }"],
        "scaleEffect": ["transform: { scale: … }"], "layoutPriority": ["compression: 751"],
        "fixedSize": ["compression: 1000"],
        "flexShrink": ["compression: 250"], "flex": ["hugging: 1"], "flexGrow": ["hugging: 1"],
        "layout_weight": ["hugging: 1"], "for": ["repeat: …"],
        "horizontal": ["axis: horizontal"], "vertical": ["axis: vertical"], "isVertical": ["axis: vertical"],
        "isHorizontal": ["axis: horizontal"], "prefersLargeTitles": ["largeTitleDisplayMode: always"],
        "largeTitle": ["largeTitleDisplayMode: always", "navigation: { largeTitleDisplayMode: always }"],
        "navigationTitle": ["navigation: { title: … }"], "navigationBarTitle": ["navigation: { title: … }"],
        "scrollable": ["scroll: vertical"], "isScrollable": ["scroll: vertical"], "scrollView": ["scroll: vertical"],
        "ignoresSafeArea": ["edgeToEdge: true"], "safeArea": ["edgeToEdge: !…"],
        "onAppear": ["hooks: viewDidAppear"], "onDisappear": ["hooks: viewDidDisappear"],
        "viewDidLoad": ["hooks: viewDidLoad"], "viewWillAppear": ["hooks: viewWillAppear"],
        "viewDidAppear": ["hooks: viewDidAppear"], "forEach": ["repeat: …"], "vFor": ["repeat: …"],
        "ngFor": ["repeat: …"],
        "searchable": ["navigation: { search: { placeholder: Search } }"],
        "imageURL": ["image: url:…"], "remoteImage": ["image: url:…"], "tapGesture": ["gestures: tap"],
        "allowsMultipleLines": ["numberOfLines: 0"], "pillShape": ["cornerStyle: capsule", "cornerRadius: circle"],
        "clipShape": ["cornerRadius: …"], "scaledToFit": ["contentMode: scaleAspectFit"],
        "scaledToFill": ["contentMode: scaleAspectFill"], "tapTarget": ["hitArea: …"],
        "isPassword": ["isSecureTextEntry: …"],
    ]

    /// Keys of other systems that are none here, and what to do instead, for the place behind a caret.
    package static let keyAdvice: [String: String] = [
        "translatesAutoresizingMaskIntoConstraints": "leave it out: the code sets it where it has to",
        "delegate": "leave it out: the code makes a delegate of the events",
        "dataSource": "leave it out: the code makes one",
        "textTransform": "write the text in capitals", "textCase": "write the text in capitals",
        "uppercase": "write the text in capitals", "allCaps": "write the text in capitals",
        "textAllCaps": "write the text in capitals",
        "position": "write a layer in `overlay` of its host, with `placement`",
        "x": "places follow from rows, `placement` and `constraints`",
        "y": "places follow from rows, `placement` and `constraints`",
        "top": "write `constraints: top == parent + 8`", "bottom": "write `constraints: bottom == parent - 8`",
        "range": "write `minimumValue` and `maximumValue`", "in": "write `minimumValue` and `maximumValue`",
        "isLayoutMarginsRelativeArrangement": "leave it out: the code sets it where there are `margins`",
        "refreshable": "write `refresh: true` at a list", "modifier": "write its keys here",
        "marginTop": "write `spacingAfter` at the element before it; above the first row `margins` of the screen",
        "id": "the id stands behind the kind, as in `label: title`",
        "tag": "the id stands behind the kind, as in `label: title`",
        "if": "write `isHidden`, or a case of `when`", "vIf": "write `isHidden`, or a case of `when`",
        "ngIf": "write `isHidden`, or a case of `when`", "renderIf": "write `isHidden`, or a case of `when`",
        "renderingMode": "write it in `image`: `{ asset: …, renderingMode: … }`",
        "resizable": "leave it out, and write `contentMode`",
        "href": "write `event`, and open the page in the delegate",
        "maxLength": "leave it to the delegate: no key limits a text",
        "floatingActionButton": "write a `button` in `overlay`, with `placement: bottomTrailing`",
        "fab": "write a `button` in `overlay`, with `placement: bottomTrailing`",
        "onDelete": "write `trailingSwipeActions`, with an `action`",
        "displayedComponents": "write `datePickerMode`",
        "localizationKey": "write it in the text: `text: { value: …, key: … }`",
        "presentation": "write `modalPresentationStyle`, or `sheet`",
    ]

    /// Kinds of other systems that are no kind here, and what to write instead.
    package static let kindAdvice: [String: String] = {
        let choice = "write a `button` with a `menu`, or a `segmentedControl`"
        let tabs = "write `tabBar: true` and `tabBarItem` at the screen: the app makes the tabs"
        let navigation = "write `navigation` at the screen"
        let sheet = "write `sheet` at the screen that is shown so"
        let layers = "write a `view` with its lowest layer as `rows`, and the others as its `overlay`"
        let loop = "write `repeat: $list` at the element that is repeated"
        let view = { (type: String, module: String) in
            "write `view: id` with `class: \(type)`, and `imports: \(module)` at the screen"
        }
        return [
            "picker": choice, "pickerView": choice, "UIPickerView": choice, "select": choice, "dropdown": choice,
            "menu": choice, "popUpButton": choice, "comboBox": choice, "exposedDropdownMenuBox": choice,
            "tabView": tabs, "tabs": tabs, "tabLayout": tabs, "bottomNavigation": tabs, "bottomNavigationView": tabs,
            "tabBar": tabs, "navigationStack": navigation, "navigationView": navigation, "navBar": navigation,
            "nav": navigation, "appBar": navigation, "topAppBar": navigation, "navigationBar": navigation,
            "toolbar": "write `toolbar` at the screen", "sheet": sheet, "modal": sheet, "bottomSheet": sheet,
            "zstack": layers, "TextView": "write `label` for text that is read, `textView` for text that is typed",
            "frameLayout": layers, "header": "write `header` at the screen", "footer": "write `footer` at the screen",
            "dialog": "write it under `alerts` of the screen", "alertDialog": "write it under `alerts` of the screen",
            "forEach": loop, "lazyForEach": loop, "webView": view("WKWebView", "WebKit"),
            "WKWebView": view("WKWebView", "WebKit"), "mapView": view("MKMapView", "MapKit"),
            "MKMapView": view("MKMapView", "MapKit"), "map": view("MKMapView", "MapKit"),
            "form": "write `type: form` at the screen, and its `rows`",
            "scaffold": "write `header`, `rows` and `footer` at the screen",
            "safeAreaView": "leave it out: rows keep to the safe area",
            "geometryReader": "leave it out: `constraints` and `when` follow the size",
        ]
    }()
}
