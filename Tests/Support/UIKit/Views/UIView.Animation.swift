extension UIView {
    /// An animation as it was asked for.
    struct RecordedAnimation {
        let duration: TimeInterval
        let options: AnimationOptions
        /// The view that fades over, of a transition.
        let view: UIView?
    }

    /// The animations that ran, oldest first.
    static var recordedAnimations: [RecordedAnimation] = []
    /// The durations of the animations that are being described, the outermost first.
    private static var openDurations: [TimeInterval] = []
    public private(set) class var areAnimationsEnabled: Bool {
        get { isAnimationEnabled }
        set { isAnimationEnabled = newValue }
    }
    private static var isAnimationEnabled = true

    public class var inheritedAnimationDuration: TimeInterval { openDurations.last ?? 0 }

    private static func run(
        _ changes: () -> Void, duration: TimeInterval, options: AnimationOptions, of view: UIView? = nil
    ) {
        guard areAnimationsEnabled else { return changes() }
        if options.contains(.flushUpdates) { UIWindow.layOutAll() }
        recordedAnimations.append(RecordedAnimation(duration: duration, options: options, view: view))
        openDurations.append(duration)
        changes()
        if options.contains(.flushUpdates) { UIWindow.layOutAll() }
        openDurations.removeLast()
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(animations, duration: duration, options: [])
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
        run(animations, duration: duration, options: [])
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        run(animations, duration: duration, options: options)
        completion?(true)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        if let animations { run(animations, duration: duration, options: options, of: view) }
        completion?(true)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        actionsWithoutAnimation()
        areAnimationsEnabled = wereEnabled
    }
}
