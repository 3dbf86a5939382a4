@MainActor
public protocol UIContentView {
    var configuration: any UIContentConfiguration { get set }
}
