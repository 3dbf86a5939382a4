import Foundation
import UIKit

/// The frames that genvc promises for a screen at one point: a line of the file of expectations.
struct ExpectedFrames: Decodable, Sendable {
    /// The path of the spec, from the root of the repository.
    let spec: String
    /// The options with which `genvc dump frames` was called.
    let point: String
    /// Its output.
    var frames: Dump

    /// The output of `genvc dump frames`, as far as it is compared. Lengths are points.
    struct Dump: Decodable, Sendable {
        private let size: [CGFloat]
        private let safeArea: [CGFloat]
        /// Pixels a point.
        let scale: CGFloat
        let traits: Traits
        /// x, y, width and height by the names of properties; nil where constraints cannot all hold, or leave something
        /// open.
        private var views: [String: [CGFloat]]?

        /// Points of the controller's view.
        var viewSize: CGSize { CGSize(width: size[0], height: size[1]) }
        var safeAreaInsets: UIEdgeInsets {
            UIEdgeInsets(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
        }

        /// The frames by the names of properties, or nil as `views` is.
        var rects: [String: CGRect]? {
            views?.mapValues { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        }

        /// Expects a view somewhere else, or no view at all.
        mutating func move(_ name: String, to rect: CGRect?) {
            views?[name] = rect.map { [$0.minX, $0.minY, $0.width, $0.height] }
        }
    }

    /// Reads the file of expectations: one JSON object a line.
    static func read(_ text: String) throws -> [ExpectedFrames] {
        let decoder = JSONDecoder()
        return try text.split(separator: "\n").map { try decoder.decode(ExpectedFrames.self, from: Data($0.utf8)) }
    }
}

extension ExpectedFrames {
    /// Traits in the words of UIKit.
    struct Traits: Decodable, Sendable {
        private let horizontalSizeClass: SizeClass
        private let verticalSizeClass: SizeClass
        private let userInterfaceIdiom: Idiom
        private let contentSizeCategory: TextSize
        private let layoutDirection: Direction

        private enum SizeClass: String, Decodable {
            case compact, regular

            var value: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
        }

        private enum Idiom: String, Decodable {
            case phone, pad

            var value: UIUserInterfaceIdiom { self == .phone ? .phone : .pad }
        }

        private enum Direction: String, Decodable {
            case leftToRight, rightToLeft

            var value: UITraitEnvironmentLayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
        }

        private enum TextSize: String, Decodable {
            case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
            case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
            case accessibilityExtraExtraExtraLarge

            var value: UIContentSizeCategory {
                switch self {
                case .extraSmall: .extraSmall
                case .small: .small
                case .medium: .medium
                case .large: .large
                case .extraLarge: .extraLarge
                case .extraExtraLarge: .extraExtraLarge
                case .extraExtraExtraLarge: .extraExtraExtraLarge
                case .accessibilityMedium: .accessibilityMedium
                case .accessibilityLarge: .accessibilityLarge
                case .accessibilityExtraLarge: .accessibilityExtraLarge
                case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
                case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
                }
            }
        }

        var isRightToLeft: Bool { layoutDirection == .rightToLeft }

        /// Gives a view and all in it these traits.
        func set(in overrides: inout UITraitOverrides) {
            overrides.horizontalSizeClass = horizontalSizeClass.value
            overrides.verticalSizeClass = verticalSizeClass.value
            overrides.userInterfaceIdiom = userInterfaceIdiom.value
            overrides.preferredContentSizeCategory = contentSizeCategory.value
            overrides.layoutDirection = layoutDirection.value
        }

        /// The names of the traits that are others than these.
        func differences(from traits: UITraitCollection) -> [String] {
            [
                ("horizontalSizeClass", traits.horizontalSizeClass == horizontalSizeClass.value),
                ("verticalSizeClass", traits.verticalSizeClass == verticalSizeClass.value),
                ("userInterfaceIdiom", traits.userInterfaceIdiom == userInterfaceIdiom.value),
                ("contentSizeCategory", traits.preferredContentSizeCategory == contentSizeCategory.value),
                ("layoutDirection", traits.layoutDirection == layoutDirection.value),
            ].filter { !$0.1 }.map(\.0)
        }
    }
}
