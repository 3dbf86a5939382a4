@MainActor
open class UISceneSession: NSObject {
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    open var role: Role { configuration.role }
}
