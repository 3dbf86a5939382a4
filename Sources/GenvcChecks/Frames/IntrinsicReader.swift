import GenvcModel
import GenvcText
import GenvcViews
import GenvcVocabulary
import SimpleLayout

/// Finds the intrinsic sizes of elements at one text size. What UIKit does not document is measured, or left unknown.
struct IntrinsicReader {
    /// The text size that people have chosen.
    let textSize: TextSize
    /// The text size of the app, which no view limits: fonts of pictures are made with it, before their views stand
    /// anywhere, and nothing adjusts them later as a label adjusts its own.
    let appTextSize: TextSize
    /// The factor by which every text is wider than written.
    var stretch = 1.0
    /// The sizes of pictures.
    var assets = AssetSizes()

    /// The text style of UIKit's labels, fields and buttons unless a font is given.
    private static let standardFont = FontValue(.style(.body))
    /// The text style of error labels and of subtitles.
    private static let errorFont = FontValue(.style(.caption1))

    /// A text field keeps 7 points at each end inside a rounded border.
    private static let fieldBorder = 14.0
    /// A plain field is 12 points lower than one with a rounded border.
    private static let plainFieldReduction = 12.0
    /// `UIButton.Configuration.titlePadding`, unless set.
    private static let titlePadding = 1.0
    /// The width of the button that shows a password, in points.
    private static let revealButtonWidth = 44.0
    /// The side of a large activity indicator, in points.
    private static let largeSpinner = 37.0
    /// Date pickers that do not open from a button, by their style: wheels as a date picker of 216 points, 162 on its
    /// side, has been measured by others; nobody has published the exact height of the calendar.
    private static let pickers: [DatePickerStyle: Intrinsic] = [
        .wheels: .wheels(width: 320, height: 216, compactHeight: 162), .inline: .fixed(width: 320, height: 330),
    ]
    /// `UITextView.textContainerInset` and `lineFragmentPadding`, both sides together.
    private static let textViewInsets = (horizontal: 10.0, vertical: 16.0)

    /// The intrinsic size of a view; `none` for containers, and for what genvc adds except error labels.
    func intrinsic(of view: ViewNode) -> Intrinsic {
        if view.role == .errorLabel {
            // The class keeps the height of a line while the label is empty.
            let line = TextMetrics.lineHeight(size: TextMetrics.pointSize(of: Self.errorFont, at: textSize))
            return .text(
                TextContent(
                    TextParts(
                        title: measured(view.element?.errorMessage?.text ?? "", Self.errorFont), leastHeight: line)))
        }
        guard view.role == .element, let element = view.element, view.container == .none else { return .none }
        if let own = OwnSize(element) {
            return own.width.map { .fixed(width: $0, height: own.height) } ?? .height(own.height)
        }
        switch element.kind.intrinsicSize {
        case .none: return textView(element)
        case .hairline, .content: return .none
        case .cell: return cell(element)
        case .text: return label(element)
        case .button: return button(element)
        case .field(let height): return field(element, height: height)
        case .picture: return picture(element)
        case .fixed(let width, let height):
            let style = element.word(of: .preferredDatePickerStyle).flatMap(DatePickerStyle.init)
            if let size = style.flatMap({ Self.pickers[$0] }) { return size }
            let isLarge = element.constructionValue(.spinnerStyle)?.value == .choice("large")
            return isLarge
                ? .fixed(width: Self.largeSpinner, height: Self.largeSpinner) : .fixed(width: width, height: height)
        case .height(let height): return .height(height)
        case .segments(let height): return segments(element, height: height)
        }
    }

    /// A text in one font at the reader's text size, stretched.
    private func measured(_ text: String, _ font: FontValue) -> MeasuredText {
        MeasuredText(
            text, size: TextMetrics.pointSize(of: font, at: textSize), face: TextFace(font), stretch: stretch)
    }

    /// The measured main text of a label or text view, with each phrase in its own font.
    private func text(_ text: LocalizedText, of element: Element, kern: Double = 0) -> MeasuredText {
        let font = font(of: element) ?? Self.standardFont
        var lineHeight: Double?
        if case .length(let length)? = element.constructionValue(.lineHeight)?.value { lineHeight = length.points }
        var paragraphSpacing = 0.0
        if case .length(let length)? = element.constructionValue(.paragraphSpacing)?.value {
            paragraphSpacing = length.points
        }
        return MeasuredText(
            pieces(of: text, runs: element.runs, font, kern), size: TextMetrics.pointSize(of: font, at: textSize),
            stretch: stretch, lineHeight: lineHeight, paragraphSpacing: paragraphSpacing)
    }

    /// The text as pieces of one font each: its phrases, and what stands between them.
    private func pieces(of text: LocalizedText, runs: [TextRun], _ font: FontValue, _ kern: Double) -> [TextPiece] {
        guard !text.phrases.isEmpty else { return [piece(text.text, font, kern)] }
        let scalars = Array(text.text.unicodeScalars)
        func characters(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        var pieces: [TextPiece] = []
        var end = 0
        for phrase in text.phrases {
            pieces.append(piece(characters(end..<phrase.scalars.lowerBound), font, kern))
            let run = runs.first { $0.name.text == phrase.run }
            var (ownFont, ownKern) = (font, kern)
            if case .font(let font)? = run?.value(.font) { ownFont = font }
            if case .number(let kern)? = run?.value(.kern) { ownKern = kern }
            if let image = run?.image {
                pieces.append(picture(image, in: ownFont))
            } else {
                pieces.append(piece(characters(phrase.scalars), ownFont, ownKern))
            }
            end = phrase.scalars.upperBound
        }
        pieces.append(piece(characters(end..<scalars.count), font, kern))
        return pieces
    }

    /// A text with its widths, in the font that it has at the text size.
    private func piece(_ text: String, _ font: FontValue, _ kern: Double) -> TextPiece {
        TextPiece(text, size: TextMetrics.pointSize(of: font, at: textSize), face: TextFace(font), kern: kern)
    }

    /// A picture in a text: a symbol is about as large as a line of its font; an asset is made as high as the font, and
    /// nobody knows how wide it is.
    private func picture(_ image: ImageValue, in font: FontValue) -> TextPiece {
        let size = TextMetrics.pointSize(of: font, at: textSize)
        return TextPiece(
            picture: LocalizedText.picture, size: size,
            width: image.isSymbol ? TextMetrics.lineHeight(size: size) : size)
    }

    /// The font that the element names; nil for the one of its kind.
    private func font(of element: Element) -> FontValue? {
        if case .font(let font)? = element.value(.font) { return font }
        return nil
    }

    /// The size of the main text, with its attributes and the margins of a padded label.
    private func label(_ element: Element) -> Intrinsic {
        var kern = 0.0
        if case .number(let points)? = element.value(.kern) { kern = points }
        let title = text(element.mainText ?? LocalizedText(""), of: element, kern: kern)
        var parts = TextParts(title: title)
        if case .integer(let lines)? = element.value(.numberOfLines) { parts.lines = lines }
        if case .insets(let margins)? = element.layoutValue(.margins)?.value {
            parts.horizontalInsets = margins.leading.points + margins.trailing.points
            parts.verticalInsets = margins.top.points + margins.bottom.points
        }
        return .text(TextContent(parts))
    }

    /// The size of title, subtitle and image, with the insets of the configuration.
    private func button(_ element: Element) -> Intrinsic {
        let size = ButtonSize(element)
        let title = measured(element.mainText?.text ?? "", font(of: element) ?? size.font)
        var parts = TextParts(
            title: title, horizontalInsets: size.horizontalInsets, verticalInsets: size.verticalInsets,
            keepsWidth: true)
        if case .insets(let insets)? = element.value(.contentInsets) {
            parts.horizontalInsets = insets.leading.points + insets.trailing.points
            parts.verticalInsets = insets.top.points + insets.bottom.points
        }
        if case .text(let subtitle)? = element.value(.subtitle), !subtitle.text.isEmpty {
            parts.subtitle = measured(subtitle.text, Self.errorFont)
            parts.titlePadding = Self.titlePadding
        }
        if element.value(.image) != nil {
            // Pictures of buttons are icons: as high as a line of the title.
            parts.pictureSide = title.lineHeight
            if case .image(let image)? = element.value(.image), let points = image.pointSize {
                parts.pictureSide = TextMetrics.lineHeight(size: points)
            }
            if case .length(let padding)? = element.value(.imagePadding) {
                parts.picturePadding = padding.points
            }
            if case .choice(let side)? = element.value(.imagePlacement) {
                parts.isPictureBeside = side == "leading" || side == "trailing"
            }
        }
        return .text(TextContent(parts))
    }

    /// The size of a line: the text, or the placeholder where there is none, with the border and what stands at its
    /// ends.
    private func field(_ element: Element, height: Double) -> Intrinsic {
        let font = font(of: element) ?? Self.standardFont
        let texts = ["text", "placeholder"].compactMap { name -> MeasuredText? in
            guard case .text(let text)? = element.value(named: name)?.value, !text.text.isEmpty else { return nil }
            return measured(text.text, font)
        }
        // A field without a text is still a line high.
        let title = texts.first ?? measured(" ", font)
        let hasBorder = element.value(.borderStyle) != .choice("none")
        var parts = TextParts(title: title, lines: 1, roundsWithInsets: true, canBeCut: true)
        parts.horizontalInsets = hasBorder ? Self.fieldBorder : 0
        if element.toolValue(.revealButton) != nil { parts.horizontalInsets += Self.revealButtonWidth }
        let standardLine = TextMetrics.lineHeight(size: TextStyle.body.defaultSize)
        for side in [Effect.Construction.leadingImage, .trailingImage] {
            guard case .image(let image)? = element.constructionValue(side)?.value else { continue }
            // A picture that is not known counts as an icon, which is as high as a line.
            parts.horizontalInsets += size(of: image)?.width ?? standardLine
        }
        parts.verticalInsets = height - standardLine - (hasBorder ? 0 : Self.plainFieldReduction)
        if case .insets(let margins)? = element.layoutValue(.margins)?.value {
            parts.horizontalInsets += margins.leading.points + margins.trailing.points
            parts.verticalInsets += margins.top.points + margins.bottom.points
        }
        return .text(TextContent(parts))
    }

    /// The size of a picture: that of a symbol follows from its points or its font, that of an asset is known where its
    /// catalogue is.
    private func picture(_ element: Element) -> Intrinsic {
        guard case .image(let image)? = element.constructionValue(.image)?.value else { return .none }
        var font: FontValue?
        if case .font(let written)? = element.value(.preferredSymbolConfiguration) { font = written }
        return size(of: image, in: font).map { .fixed(width: $0.width, height: $0.height) } ?? .none
    }

    /// The size of a picture in points; nil for an asset of which no catalogue is given, as it may have any.
    ///
    /// A symbol is about as large as a line of its font, and grows with a font only.
    private func size(of image: ImageValue, in font: FontValue? = nil) -> Size? {
        if let size = assets[image] { return Size(width: size.width, height: size.height) }
        guard image.isSymbol else { return nil }
        var points = image.pointSize ?? TextStyle.body.defaultSize
        if image.pointSize == nil, let font { points = TextMetrics.pointSize(of: font, at: appTextSize) }
        let side = TextMetrics.lineHeight(size: points)
        return Size(width: side, height: side)
    }

    /// The size of the texts and the image of a cell of a list, with its accessories.
    private func cell(_ element: Element) -> Intrinsic {
        let size = CellSize(element)
        var parts = TextParts(
            title: measured(element.mainText?.text ?? "", font(of: element) ?? Self.standardFont),
            horizontalInsets: size.horizontalInsets, verticalInsets: size.verticalInsets)
        for accessory in element.accessories {
            parts.horizontalInsets += accessory.content.width
            guard case .text(.text(let text)) = accessory.content else { continue }
            parts.horizontalInsets += measured(text.text, Self.standardFont).width
        }
        if case .text(let subtitle)? = element.value(.subtitle), !subtitle.text.isEmpty {
            parts.subtitle = measured(subtitle.text, size.secondaryFont)
            parts.titlePadding = size.textPadding
            parts.gapBesideSubtitle = size.gapBesideSecondaryText
        }
        if element.value(.image) != nil {
            // Pictures of cells are icons: as high as a line of the text.
            parts.pictureSide = parts.title.lineHeight
            parts.picturePadding = size.imagePadding
        }
        return .text(TextContent(parts))
    }

    /// The size of a segmented control, which has the width of its widest title for each segment.
    private func segments(_ element: Element, height: Double) -> Intrinsic {
        guard case .texts(let titles)? = element.constructionValue(.segments)?.value else { return .height(height) }
        let widest = titles.map {
            MeasuredText($0.text, size: Intrinsic.segmentTextSize, face: .regular, stretch: stretch)
        }
        .max { $0.width < $1.width }
        guard let widest else { return .height(height) }
        return .segments(count: titles.count, widest: widest, height: height)
    }

    /// The size of the text of a text view that does not scroll; none for one that does.
    private func textView(_ element: Element) -> Intrinsic {
        guard element.isAsHighAsItsText else { return .none }
        // A view without a text is still a line high.
        let written = element.mainText.flatMap { $0.text.isEmpty ? nil : $0 } ?? LocalizedText(" ")
        return .text(
            TextContent(
                TextParts(
                    title: text(written, of: element),
                    horizontalInsets: Self.textViewInsets.horizontal, verticalInsets: Self.textViewInsets.vertical,
                    isAsWideAsLet: element.growsWithItsText)))
    }
}
