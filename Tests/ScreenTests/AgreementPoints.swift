import GenvcChecks
import GenvcViews
import GenvcVocabulary
import ScreenAgreement
import SimpleLayout

/// Points of the layout matrix at which code and prediction are compared.
enum AgreementPoints {
    private static let smallPhone = device("iphone-se-3")
    private static let pad = device("ipad-10")
    /// A small phone, a large one and a pad.
    private static let threeDevices = ["iphone-se-3", "iphone-16-pro-max", "ipad-10"].compactMap(Device.named)

    private static func device(_ name: String) -> Device { Device.named(name) ?? Device.all[0] }

    /// Points of the keyboard with its bar, on a phone held either way.
    private static let keyboards: [Orientation: Double] = [.portrait: 336, .landscape: 209]
    /// The pseudo-locale.
    private static let stretch = 1.4

    /// One point for each thing that a point can be: a small phone and a large pad, held either way, the largest text,
    /// text from right to left, the keyboard, stretched text.
    static func few(of screen: SpecifiedScreen) -> [LayoutPoint] {
        let phone = Viewport(smallPhone, screen: screen.tree.screen)
        let pad = Viewport(pad, .landscape, screen: screen.tree.screen)
        return [
            LayoutPoint(phone), LayoutPoint(pad), LayoutPoint(phone, textSize: .accessibility5),
            LayoutPoint(phone, direction: .rightToLeft), LayoutPoint(phone, keyboard: keyboards[.portrait] ?? 0),
            LayoutPoint(Viewport(smallPhone, .landscape, screen: screen.tree.screen), stretch: stretch),
        ]
    }

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
}
