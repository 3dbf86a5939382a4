// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        // Put your first screen here: `UINavigationController(rootViewController: LoginViewController())`.
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
