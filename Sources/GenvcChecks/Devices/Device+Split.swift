extension Device {
    /// The points between two apps side by side.
    private static let divider = 10.0
    /// The width of the smaller one of two apps, in points: 320 beside the narrower side of a pad of up to 11 inches,
    /// and on pads with a home button; 375 elsewhere. An app that floats over another is as wide.
    ///
    /// The widths that follow are the published ones: 1366 points give 375, 678 and 981, 1194 give 375, 592 and 809,
    /// 1024 give 320, 507 and 694. Which pads of today divide at 375 in landscape is taken from the 11-inch ones.
    private static let narrowPart = 320.0
    /// The width of the smaller one of two apps on a side of 1024 points and more, on pads without a home button.
    private static let widePart = 375.0
    /// The side of a pad in points from which the smaller app is 375 points wide.
    private static let shortestSideWithWidePart = 1_024.0

    /// The parts of a pad's screen that a screen may have to itself: a third, a half in landscape, and two thirds.
    static func splits(of pad: Device) -> [Device] {
        let hasHomeButton = pad.portrait.bottom == 0
        func third(of side: Double) -> Double {
            hasHomeButton || side < shortestSideWithWidePart ? narrowPart : widePart
        }
        func rest(of side: Double) -> Double { side - divider - third(of: side) }
        return [
            Device(
                pad.name + "-split-1-3", pad.title + " split 1/3", of: pad, portraitWidth: third(of: pad.width),
                landscapeWidth: third(of: pad.height)),
            // Held upright a pad is not halved.
            Device(
                pad.name + "-split-1-2", pad.title + " split 1/2", of: pad, portraitWidth: nil,
                landscapeWidth: (pad.height - divider) / 2),
            Device(
                pad.name + "-split-2-3", pad.title + " split 2/3", of: pad, portraitWidth: rest(of: pad.width),
                landscapeWidth: rest(of: pad.height)),
        ]
    }
}
