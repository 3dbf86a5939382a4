import GenvcChecks
import GenvcViews
import GenvcVocabulary
import ScreenAgreement
import SimpleLayout

/// Points of the layout matrix at which code and prediction are compared.
enum AgreementPoints {
    /// A small phone, a large one and a pad.
    private static let threeDevices = ["iphone-se-3", "iphone-16-pro-max", "ipad-10"].compactMap(Device.named)
    /// Points of the keyboard with its bar, on a phone held either way.
    private static let keyboards: [Orientation: Double] = [.portrait: 336, .landscape: 209]
    /// The pseudo-locale.
    private static let stretch = 1.4

    /// Every device held either way, every text size on three of them in both directions, the keyboard, stretched text.
    static func spread(of screen: SpecifiedScreen) -> [LayoutPoint] {
        var points: [LayoutPoint] = []
        func viewport(_ device: Device, _ orientation: Orientation = .portrait) -> Viewport {
            Viewport(device, orientation, screen: screen.tree.screen)
        }
        for device in Device.all {
            for orientation in Orientation.allCases { points.append(LayoutPoint(viewport(device, orientation))) }
        }
        for device in threeDevices {
            for textSize in TextSize.allCases {
                for direction in LayoutDirection.allCases {
                    points.append(LayoutPoint(viewport(device), textSize: textSize, direction: direction))
                }
                points.append(LayoutPoint(viewport(device, .landscape), textSize: textSize, stretch: stretch))
            }
            for (orientation, height) in keyboards {
                points.append(LayoutPoint(viewport(device, orientation), keyboard: height))
            }
        }
        return points
    }

    /// Every device held either way × every text size × both directions × the keyboard × stretched text.
    static func full(of screen: SpecifiedScreen) -> [LayoutPoint] {
        var points: [LayoutPoint] = []
        for device in Device.all {
            for orientation in Orientation.allCases {
                let viewport = Viewport(device, orientation, screen: screen.tree.screen)
                for textSize in TextSize.allCases {
                    for direction in LayoutDirection.allCases {
                        for keyboard in screen.tree.takesText ? [0, keyboards[orientation] ?? 0] : [0] {
                            for stretch in [1, stretch] {
                                points.append(
                                    LayoutPoint(
                                        viewport, textSize: textSize, direction: direction, keyboard: keyboard,
                                        stretch: stretch))
                            }
                        }
                    }
                }
            }
        }
        return points
    }
}
