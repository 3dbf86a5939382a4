extension UIView {
    /// An animation of keyframes as it was asked for.
    struct RecordedKeyframes {
        let duration: TimeInterval
        /// The beginnings of its keyframes and how long they last, as shares of the duration.
        var keyframes: [(start: Double, duration: Double)] = []
    }

    /// The animations by keyframes that ran, oldest first.
    static var recordedKeyframes: [RecordedKeyframes] = []

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        recordedKeyframes.append(RecordedKeyframes(duration: duration))
        animations()
        completion?(true)
    }

    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        precondition(!recordedKeyframes.isEmpty, "a keyframe stands in an animation of keyframes")
        recordedKeyframes[recordedKeyframes.count - 1].keyframes.append((frameStartTime, frameDuration))
        animations()
    }
}
