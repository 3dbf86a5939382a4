import Testing

@testable import GoldenScreens
@testable import UIKit

/// Texts whose phrases look otherwise, or can be tapped.
@MainActor
@Suite("A text with runs")
struct RunTests {
    private typealias Theme = GoldenScreens.Theme

    private final class Recorder: RunsViewControllerDelegate {
        private(set) var events: [String] = []

        func runsViewControllerDidTapTerms(_ viewController: RunsViewController) { events.append("terms") }
        func runsViewControllerDidTapPrivacy(_ viewController: RunsViewController) { events.append("privacy") }
        func runsViewControllerDidTapTeam(_ viewController: RunsViewController) { events.append("team") }
        func runsViewController(
            _ viewController: RunsViewController, didTapMore agreement: RunsViewController.Agreement
        ) {
            events.append("more \(agreement)")
        }
        func runsViewController(_ viewController: RunsViewController, didChangeDraft draft: String) {
            events.append(draft)
        }
    }

    /// The attributes of the first place where the phrase stands alone.
    private func attributes(of phrase: String, in text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
        guard let text else { return [:] }
        let range = NSString(string: text.string).range(of: phrase)
        return range.length > 0 ? text.attributes(at: range.location, effectiveRange: nil) : [:]
    }

    private func loaded() -> RunsViewController {
        let controller = RunsViewController()
        controller.loadViewIfNeeded()
        return controller
    }

    @Test("may come with attributes of its own, in labels and in cells")
    func ownAttributes() throws {
        let controller = RunsViewController()
        let note = NSMutableAttributedString(string: "Kept by hand")
        note.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 4))
        controller.state.note = note
        let window = UIWindow(environment: LayoutEnvironment(size: CGSize(width: 390, height: 844)))
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(attributes(of: "Kept", in: controller.noteLabel.attributedText)[.underlineStyle] as? Int == 1)
        #expect(controller.remarkLabel.isHidden)
        let reader = try #require(controller.readersCollectionView.listContent(at: IndexPath(item: 0, section: 0)))
        #expect(reader.attributedText == note && reader.secondaryAttributedText == nil)
        controller.state.remark = NSAttributedString(string: "Twice")
        controller.state.isTrial = true
        window.layoutIfNeeded()
        #expect(controller.remarkLabel.attributedText?.string == "Twice" && !controller.remarkLabel.isHidden)
        let changed = controller.readersCollectionView.listContent(at: IndexPath(item: 0, section: 0))
        #expect(changed?.secondaryAttributedText?.string == "Twice")
    }

    @Test("shows the phrases without their marks, each as its run says")
    func looks() throws {
        let controller = loaded()
        let text = try #require(controller.trialLabel.attributedText)
        #expect(text.string == "Every plan comes with 7 days for free, cancel any time [sic].")
        let strong = attributes(of: "7 days for free", in: text)
        #expect((strong[.font] as? UIFont)?.fontDescriptor.weight == .bold)
        #expect(strong[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(strong[.foregroundColor] as? UIColor === Theme.Colors.text)
        let soft = attributes(of: "cancel", in: text)
        #expect(soft[.foregroundColor] as? UIColor === Theme.Colors.textSecondary)
        #expect(soft[.backgroundColor] as? UIColor == .systemYellow.withAlphaComponent(0.2))
        #expect(soft[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue)
        #expect((soft[.font] as? UIFont) == .preferredFont(forTextStyle: .callout))
        #expect(attributes(of: "Every plan", in: text)[.underlineStyle] == nil)
        #expect(controller.trialLabel.textAlignment == .center)
        #expect(controller.bracketsLabel.text == "Array[Int](count)")
    }

    @Test("keeps the height of its lines and the room between its paragraphs")
    func paragraphs() throws {
        let controller = loaded()
        let price = attributes(of: "9.90", in: controller.priceLabel.attributedText)
        #expect((price[.paragraphStyle] as? NSParagraphStyle)?.minimumLineHeight == 44)
        #expect((price[.font] as? UIFont)?.pointSize == 34 && price[.foregroundColor] as? UIColor == .systemIndigo)
        let notes = attributes(of: "Second", in: controller.notesLabel.attributedText)
        #expect((notes[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 12)
    }

    @Test("tells which phrase was tapped, on every iOS")
    func links() {
        let (controller, recorder) = (loaded(), Recorder())
        controller.delegate = recorder
        for isOld in [false, true] {
            #expect(controller.legalTextView.tapLink("Terms of Use", isOld: isOld))
            #expect(controller.legalTextView.tapLink("Privacy Policy", isOld: isOld))
            #expect(controller.helpTextView.tapLink("our team", isOld: isOld))
        }
        #expect(!controller.legalTextView.tapLink("By continuing"))
        #expect(recorder.events == ["terms", "privacy", "team", "terms", "privacy", "team"])
        if #available(iOS 17.0, *) { #expect(controller.legalTextView.linkMenu("Terms of Use") == nil) }
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        #expect(controller.draftTextView.type("!"))
        withExtendedLifetime(window) {}
        #expect(recorder.events.last == "Bring apples and pears!")
    }

    @Test("puts what follows state into its phrases")
    func state() throws {
        let controller = loaded()
        #expect(controller.greetingLabel.text == "Hello Ada, you wrote 12 posts for 100% of us.")
        controller.state.name = "[Grace](count)"
        controller.state.posts = 7
        #expect(controller.greetingLabel.text?.hasSuffix("you wrote 7 posts for 100% of us.") == true)
        let count = attributes(of: "7 posts", in: controller.greetingLabel.attributedText)
        #expect(count[.foregroundColor] as? UIColor === Theme.Colors.primary)
        controller.state.name = "Grace"
        controller.state.isTrial = true
        let text = controller.greetingLabel.attributedText
        #expect(text?.string == "Try it, Grace!")
        #expect(attributes(of: "Grace", in: text)[.font] as? UIFont == .preferredFont(forTextStyle: .headline))
        #expect(attributes(of: "Try", in: text)[.foregroundColor] as? UIColor === Theme.Colors.text)
    }

    @Test("tells in which of several texts a phrase was tapped")
    func repeated() throws {
        let (controller, recorder) = (loaded(), Recorder())
        controller.delegate = recorder
        #expect(controller.agreementTextViews.map(\.text).last == "Here are the prizes, and a hint.")
        for isOld in [false, true] {
            #expect(try #require(controller.agreementTextViews.last).tapLink("prizes", isOld: isOld))
        }
        #expect(try #require(controller.agreementTextViews.first).tapLink("rules"))
        #expect(recorder.events == ["more prizes", "more prizes", "more rules"])
        #expect(controller.agreementTextViews.allSatisfy { $0.textAlignment == .center })
    }

    /// The pictures in a text, in order.
    private func pictures(in text: NSAttributedString?) -> [(NSTextAttachment, [NSAttributedString.Key: Any])] {
        var found: [(NSTextAttachment, [NSAttributedString.Key: Any])] = []
        guard let text else { return found }
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment { found.append((attachment, attributes)) }
        }
        return found
    }

    @Test("puts pictures in place of phrases, which VoiceOver says")
    func images() throws {
        let controller = loaded()
        let text = try #require(controller.tipLabel.attributedText)
        #expect(
            text.string == "Tap \u{FFFC} to keep a place, \u{FFFC} to send it, and \u{FFFC} again to let go of it.")
        let found = pictures(in: text)
        #expect(found.map(\.0.image?.name) == ["star.fill", "square.and.arrow.up", "star.fill"])
        #expect(found.map(\.0.accessibilityLabel) == ["Favorite", "Share", "Favorite"])
        #expect(found[0].1[.foregroundColor] as? UIColor == .systemYellow)
        #expect(found[1].1[.foregroundColor] as? UIColor == .label)
        #expect(found[0].1[.font] as? UIFont == .preferredFont(forTextStyle: .body))
        // A symbol follows the font, so nothing says how large it is.
        #expect(found.allSatisfy { $0.0.bounds == .zero })
        let warning = pictures(in: controller.warningTextView.attributedText)
        #expect(warning.map(\.0.accessibilityLabel) == ["Warning"])
        let flag = try #require(pictures(in: controller.cityLabel.attributedText).first)
        #expect(flag.0.image?.name == "flag" && flag.0.image?.renderingMode == .alwaysOriginal)
    }

    @Test("says of a picture what follows state, in the font of its run")
    func imagesOfState() throws {
        let controller = loaded()
        controller.state.posts = 7
        let pen = try #require(pictures(in: controller.writtenLabel.attributedText).first)
        #expect(pen.0.accessibilityLabel == "7 posts")
        #expect(pen.1[.font] as? UIFont == .preferredFont(forTextStyle: .title1))
        #expect(controller.writtenLabel.text == "\u{FFFC} by Ada")
    }

    @Test("makes an asset as high as the font, and leaves the phrase where there is none")
    func imagesOfAssets() throws {
        let wide = UIImage(data: Data("40x20".utf8))
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSAttributedString(
            marked: "[A](a) [B](b) [C](c)", attributes: [.font: font], runs: ["c": [.kern: 1]],
            images: ["a": wide, "b": nil])
        #expect(text.string == "\u{FFFC} B C")
        let bounds = try #require(pictures(in: text).first?.0.bounds)
        #expect(bounds.size == CGSize(width: 40, height: 20))
        #expect(bounds.origin.x == 0 && bounds.origin.y == (font.capHeight - 20) / 2)
    }

    @Test("gives links the color of their run, or the tint")
    func linkColors() {
        let controller = loaded()
        // The look that UIKit gives links would hide the color of the run.
        #expect(controller.legalTextView.linkTextAttributes.isEmpty)
        let terms = attributes(of: "Terms of Use", in: controller.legalTextView.attributedText)
        #expect(terms[.foregroundColor] as? UIColor === Theme.Colors.primary)
        let privacy = attributes(of: "Privacy Policy", in: controller.legalTextView.attributedText)
        #expect(privacy[.foregroundColor] as? UIColor == .tintColor)
        #expect(!controller.helpTextView.linkTextAttributes.isEmpty)
        let rest = attributes(of: "By continuing", in: controller.legalTextView.attributedText)
        #expect(rest[.foregroundColor] as? UIColor === Theme.Colors.textSecondary)
    }

    @Test(
        "reads the marks of a translation as those of the spec",
        arguments: [
            ("plain", "plain", ""), ("[a](x)", "a", "a"), ("b [a](x) c", "b a c", "a"),
            ("[b] [a](x) [c]", "[b] a [c]", "a"), ("[b [a](x) c](y)", "[b a c](y)", "a"),
            ("[a](y) [b](x)", "[a](y) b", "b"), ("[a](x", "[a](x", ""), ("a](x)", "a](x)", ""),
            ("[ä ö](x)é", "ä öé", "ä ö"), ("[a](x)[b](x)", "ab", "ab"), ("](x) [a](x)", "](x) a", "a"), ("", "", ""),
        ])
    func marks(text: String, shown: String, phrases: String) {
        let result = NSAttributedString(marked: text, attributes: [.kern: 1], runs: ["x": [.link: "x"]])
        #expect(result.string == shown)
        var linked = ""
        result.enumerateAttributes(in: NSRange(location: 0, length: result.length)) { attributes, range, _ in
            #expect(attributes[.kern] as? Int == 1)
            if attributes[.link] != nil { linked += result.attributedSubstring(from: range).string }
        }
        #expect(linked == phrases)
    }

    @Test("keeps what is selected in a view of a repetition over texts of the spec, which never change")
    func madeOnce() {
        let controller = loaded()
        #expect(controller.agreementTextViews.map { $0.attributedText?.string.prefix(2) } == ["By", "He"])
        controller.agreementTextViews[0].attributedText = NSAttributedString(string: "Left alone")
        controller.state.isTrial = true
        #expect(controller.agreementTextViews[0].attributedText?.string == "Left alone")
    }
}
