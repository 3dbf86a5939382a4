/// What other systems call the words of the language: CSS, SwiftUI, Android, Interface Builder.
extension Vocabulary {
    /// Keys of other systems, and the keys here in the order in which they are meant.
    package static let keySynonyms: [String: [String]] = [
        "a11yLabel": ["accessibilityLabel"], "ariaLabel": ["accessibilityLabel"],
        "contentDescription": ["accessibilityLabel"], "a11yHint": ["accessibilityHint"],
        "a11yTraits": ["accessibilityTraits"], "traits": ["accessibilityTraits"], "role": ["accessibilityTraits"],
        "accessibilityHidden": ["decorative"],
        "action": ["event"], "onClick": ["event"], "onTap": ["event"], "onPress": ["event"], "target": ["event"],
        "align": ["textAlignment", "alignment", "placement"], "textAlign": ["textAlignment"],
        "alignment": ["textAlignment", "placement"], "textAlignment": ["alignment"], "gravity": ["textAlignment"],
        "alignItems": ["alignment"], "alignSelf": ["placement"], "justify": ["distribution"],
        "justifyContent": ["distribution"],
        "background": ["backgroundColor"], "bg": ["backgroundColor"], "backgroundColour": ["backgroundColor"],
        "bgColor": ["backgroundColor"], "fill": ["backgroundColor"],
        "color": ["textColor", "baseForegroundColor", "tintColor", "backgroundColor"],
        "colour": ["textColor", "baseForegroundColor", "tintColor", "backgroundColor"],
        "textColor": ["baseForegroundColor", "tintColor"], "titleColor": ["baseForegroundColor"],
        "foregroundColor": ["textColor", "baseForegroundColor", "tintColor"],
        "foreground": ["textColor", "baseForegroundColor", "tintColor"], "tint": ["tintColor"],
        "border": ["borderWidth"], "outline": ["borderWidth"], "borderRadius": ["cornerRadius"],
        "radius": ["cornerRadius"], "corners": ["cornerRadius"], "rounded": ["cornerRadius"],
        "elevation": ["shadow"], "dropShadow": ["shadow"], "boxShadow": ["shadow"],
        "caption": ["text", "title"], "label": ["text", "title"], "string": ["text", "title"],
        "title": ["text", "placeholder"], "text": ["title"], "value": ["text", "isOn"], "content": ["text", "items"],
        "headline": ["title", "text"], "header": ["title"],
        "children": ["items", "rows"], "subviews": ["items", "rows"], "views": ["items", "rows"],
        "elements": ["items", "rows"], "body": ["rows", "items"], "rows": ["items"], "items": ["rows"],
        "contentType": ["textContentType"], "autocomplete": ["textContentType"],
        "autocapitalization": ["autocapitalizationType"], "autocapitalize": ["autocapitalizationType"],
        "autocorrect": ["autocorrectionType"], "autocorrection": ["autocorrectionType"],
        "keyboard": ["keyboardType"], "inputType": ["keyboardType"], "returnKey": ["returnKeyType"],
        "onSubmit": ["onReturn"], "submit": ["onReturn"], "secure": ["isSecureTextEntry"],
        "secureTextEntry": ["isSecureTextEntry"], "password": ["isSecureTextEntry"],
        "hint": ["placeholder", "accessibilityHint"], "prompt": ["placeholder"],
        "hidden": ["isHidden"], "visible": ["isHidden"], "visibility": ["isHidden"], "display": ["isHidden"],
        "enabled": ["isEnabled"], "disabled": ["isEnabled"], "selected": ["isSelected"], "checked": ["isOn"],
        "on": ["isOn"], "editable": ["isEditable"], "animating": ["isAnimating"],
        "userInteractionEnabled": ["isUserInteractionEnabled"], "clips": ["clipsToBounds"],
        "clipped": ["clipsToBounds"], "overflow": ["clipsToBounds"],
        "fontSize": ["font"], "fontWeight": ["font"], "fontFamily": ["font"], "textStyle": ["font"],
        "weight": ["font"], "typography": ["font"], "letterSpacing": ["kern"], "tracking": ["kern"],
        "lines": ["numberOfLines"], "lineLimit": ["numberOfLines"], "maxLines": ["numberOfLines"],
        "lineSpacing": ["lineHeight"], "textDecoration": ["underlineStyle"], "underline": ["underlineStyle"],
        "strikethrough": ["strikethroughStyle"],
        "gap": ["spacing"], "space": ["spacing"], "spacingBelow": ["spacingAfter"], "marginBottom": ["spacingAfter"],
        "customSpacing": ["spacingAfter"],
        "margin": ["margins"], "padding": ["margins"], "inset": ["margins"], "insets": ["margins"],
        "contentInsets": ["margins"], "layoutMargins": ["margins"],
        "minHeight": ["height"], "maxHeight": ["height"], "minWidth": ["width"], "maxWidth": ["width"],
        "frame": ["size"], "dimensions": ["size"], "ratio": ["aspectRatio"], "aspect": ["aspectRatio"],
        "contentHuggingPriority": ["hugging"], "contentCompressionResistancePriority": ["compression"],
        "fullBleed": ["edgeToEdge"], "fullWidth": ["edgeToEdge"],
        "opacity": ["alpha"], "transparency": ["alpha"],
        "icon": ["image"], "src": ["image"], "source": ["image"], "picture": ["image"], "leftView": ["leftImage"],
        "options": ["segments"], "choices": ["segments"], "pages": ["numberOfPages"], "page": ["currentPage"],
        "orientation": ["axis"], "direction": ["axis"], "min": ["minimumValue"], "max": ["maximumValue"],
        "step": ["stepValue"], "loading": ["showsActivityIndicator"], "mode": ["datePickerMode"],
        "customClass": ["class"], "className": ["class"], "styles": ["style"], "variant": ["style"],
        "name": ["screen", "previewName"], "navigationBar": ["navigation"], "navBar": ["navigation"],
        "pagingEnabled": ["isPagingEnabled"], "paging": ["isPagingEnabled"], "pager": ["scrolls"],
        "showsHorizontalScrollIndicator": ["showsIndicators"], "showsVerticalScrollIndicator": ["showsIndicators"],
        "bounce": ["bounces"], "stops": ["colors"], "hitSlop": ["hitArea"], "touchArea": ["hitArea"],
        "tapArea": ["hitArea"], "gesture": ["gestures"], "tapGesture": ["gestures"], "blur": ["effect"],
        "toolbar": ["footer"], "bottomBar": ["footer"], "topBar": ["header"],
        "deploymentTarget": ["ios"], "minimumIOS": ["ios"], "scrollable": ["scroll"], "theme": ["styles"],
    ]

    /// Kinds of other systems, and the kinds here.
    package static let kindSynonyms: [String: String] = {
        var synonyms = [
            "text": "label", "txt": "label", "heading": "label", "paragraph": "label",
            "input": "textField", "field": "textField", "secureField": "textField", "editText": "textField",
            "textEditor": "textView", "textArea": "textView",
            "image": "imageView", "img": "imageView", "icon": "imageView", "picture": "imageView",
            "btn": "button", "link": "button", "toggle": "switch", "checkbox": "switch",
            "hstack": "row", "horizontalStack": "row", "linearLayout": "stackView", "vstack": "stackView",
            "stack": "stackView", "column": "stackView", "lazyVGrid": "grid", "table": "grid",
            "divider": "separator", "line": "separator", "hr": "separator", "space": "spacer", "gap": "spacer",
            "picker": "segmentedControl", "select": "segmentedControl", "segments": "segmentedControl",
            "segmented": "segmentedControl", "calendar": "datePicker", "range": "slider",
            "spinner": "activityIndicatorView", "activityIndicator": "activityIndicatorView",
            "loader": "activityIndicatorView", "progress": "progressView", "progressBar": "progressView",
            "search": "searchBar", "searchField": "searchBar", "dots": "pageControl", "panel": "card",
            "box": "view", "div": "view", "container": "view", "scroll": "scrollView", "carousel": "scrollView",
            "pager": "scrollView",
            "blur": "visualEffectView", "blurView": "visualEffectView", "gradient": "gradientView",
        ]
        for kind in kinds {
            synonyms["UI" + kind.name.capitalizedFirst] = kind.name
        }
        return synonyms
    }()

    /// Values of other systems, and the case names here in the order in which they are meant.
    package static let valueSynonyms: [String: [String]] = [
        "centre": ["center"], "centered": ["center"], "middle": ["center"], "centerX": ["center"],
        "start": ["leading", "left"], "left": ["leading"], "end": ["trailing", "right"], "right": ["trailing"],
        "flexStart": ["leading", "left"], "flexEnd": ["trailing", "right"], "stretch": ["fill"],
        "baseline": ["firstBaseline"], "justify": ["justified"], "auto": ["natural", "automatic", "default"],
        "spaceBetween": ["equalSpacing"], "equal": ["fillEqually"], "evenly": ["fillEqually"],
        "row": ["horizontal"], "column": ["vertical"], "cover": ["scaleAspectFill"], "contain": ["scaleAspectFit"],
        "aspectFill": ["scaleAspectFill"], "aspectFit": ["scaleAspectFit"], "fit": ["scaleAspectFit"],
        "email": ["emailAddress"], "number": ["numberPad"], "numeric": ["numberPad"], "decimal": ["decimalPad"],
        "phone": ["phonePad", "telephoneNumber"], "tel": ["phonePad", "telephoneNumber"], "url": ["URL"],
        "oneTimePassword": ["oneTimeCode"], "otp": ["oneTimeCode"], "firstName": ["givenName"],
        "lastName": ["familyName"], "zip": ["postalCode"], "user": ["username"], "heading": ["header"],
        "round": ["capsule", "circle"], "pill": ["capsule"], "rounded": ["roundedRect"], "outlined": ["bordered"],
        "text": ["plain"], "primary": ["filled"], "ellipsis": ["byTruncatingTail"],
        "truncate": ["byTruncatingTail"], "wrap": ["byWordWrapping"], "on": ["yes", "always"],
        "off": ["no", "never"], "true": ["yes", "always", "vertical"], "false": ["no", "never", "none"],
        "all": ["both"], "click": ["tap"], "press": ["tap"], "hold": ["longPress"], "drag": ["pan"], "zoom": ["pinch"],
        "rotate": ["rotation"], "swipe": ["swipeLeft"],
    ]

    /// Words for fonts of other systems, and the words here.
    package static let fontSynonyms: [String: String] = [
        "h1": "largeTitle", "h2": "title1", "h3": "title2", "h4": "title3", "title": "title1",
        "subheading": "subheadline", "subtitle": "subheadline", "caption": "caption1", "small": "footnote",
        "normal": "regular", "oblique": "italic", "mono": "monospaced", "demibold": "semibold", "demi": "semibold",
        "extraBold": "heavy", "extraLight": "ultraLight", "roman": "regular", "book": "regular",
    ]
}
