import Foundation
import Testing

@testable import SwappedScreens
@testable import ThemedScreens
@testable import UIKit

/// The theme of a project, as its tokens say.
@MainActor
@Suite("A theme")
struct ThemeTests {
    private typealias Theme = ThemedScreens.Theme

    private static let light = UITraitCollection(userInterfaceStyle: .light)
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)
    private static let highContrast = UITraitCollection(accessibilityContrast: .high)
    private static let darkHighContrast = UITraitCollection(
        userInterfaceStyle: .dark, accessibilityContrast: .high)

    private func color(_ hex: Int, alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: alpha)
    }

    @Test("has the colors of its tokens in each appearance")
    func colors() {
        let canvas = Theme.Colors.canvas
        #expect(canvas.resolvedColor(with: Self.light) == color(0xFFFFFF))
        #expect(canvas.resolvedColor(with: Self.dark) == color(0x101014))
        #expect(canvas.resolvedColor(with: Self.highContrast) == .white)
        #expect(canvas.resolvedColor(with: Self.darkHighContrast) == .black)
        #expect(Theme.Colors.ink.resolvedColor(with: Self.darkHighContrast) == .label)
        #expect(Theme.Colors.ink.resolvedColor(with: Self.dark) == .white.withAlphaComponent(0.9))
        // Without a color for high contrast it is the usual one.
        #expect(Theme.Colors.primary.resolvedColor(with: Self.darkHighContrast) == color(0xD9C2F0))
        #expect(Theme.Colors.haze == color(0x5B2A86, alpha: 0.2))
        #expect(Theme.Colors.faded == UIColor(named: "Faded")?.withAlphaComponent(0.5))
    }

    @Test("has the fonts of its tokens, which follow the text size")
    func fonts() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(Theme.Fonts.body1.pointSize == 16 && Theme.Fonts.body1.fontDescriptor.weight == .semibold)
        large.asCurrent { #expect(Theme.Fonts.body1.pointSize == 22) }
        #expect(Theme.Fonts.code.fontDescriptor.design == .monospaced)
        #expect(Theme.Fonts.figures.fontDescriptor.hasMonospacedDigits)
        #expect(Theme.Fonts.figures.fontDescriptor.design == .rounded)
        #expect(Theme.Fonts.slanted.fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(Theme.Fonts.display.fontDescriptor.postscriptName == "Inter-Bold")
        #expect(Theme.Fonts.logotype.pointSize == 22)
        #expect(Theme.Fonts.quiet == .preferredFont(forTextStyle: .callout))
    }

    @Test("is what a screen of the project looks like")
    func screen() {
        let controller = TokensViewController()
        controller.loadViewIfNeeded()
        #expect(controller.view.backgroundColor === Theme.Colors.canvas)
        #expect(controller.nameLabel.font == Theme.Fonts.logotype)
        #expect(controller.priceLabel.textColor === Theme.Colors.brand)
        #expect(controller.pictureView.layer.cornerRadius == 22)
        #expect(!controller.buyButton.refusedConstraints.contains { $0.firstItem === controller.buyButton })
    }
}

/// Colours that the app swaps while it runs.
@MainActor
@Suite("A theme at run time")
struct RuntimeThemeTests {
    private typealias Theme = SwappedScreens.Theme

    private func shown(_ color: UIColor?, in view: UIView) -> UIColor? {
        color?.resolvedColor(with: view.traitCollection)
    }

    @Test("has the colors of its tokens until the app swaps them, for a window or a part of it")
    func swap() {
        let controller = EveningViewController()
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        let (title, badge) = (controller.titleLabel, controller.newBadge)
        let standard = Theme.Palette()
        #expect(shown(title.textColor, in: title) == shown(standard.ink, in: title))
        var evening = standard
        evening.ink = .systemOrange
        evening.canvas = .black
        evening.error = .systemPink
        window.traitOverrides.palette = evening
        #expect(shown(title.textColor, in: title) == .systemOrange)
        #expect(shown(controller.view.backgroundColor, in: controller.view) == .black)
        #expect(shown(badge.backgroundColor, in: badge) == .systemOrange)
        #expect(shown(badge.textLabel.textColor, in: badge.textLabel) == .black)
        controller.state.isLate = true
        #expect(shown(controller.noteLabel.textColor, in: controller.noteLabel) == .systemPink)
        badge.traitOverrides.palette.ink = .systemRed
        #expect(shown(badge.backgroundColor, in: badge) == .systemRed)
        #expect(shown(title.textColor, in: title) == .systemOrange)
    }
}
