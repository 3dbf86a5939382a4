extension UIDatePicker {
    public enum Mode: Int, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
        @available(iOS 17.4, *)
        case yearAndMonth
    }
}
