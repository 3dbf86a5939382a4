import Testing

@testable import GoldenScreens
@testable import UIKit

/// Pictures of the app, and those that come from the network.
@MainActor
@Suite("A picture", .serialized)
struct ImageTests {
    private typealias RemoteImageView = GoldenScreens.RemoteImageView

    private static let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    /// Answers each address with the bytes that it ends in, once it is let.
    private actor Network {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var asked: [String] = []
        private(set) var cancelled: [String] = []

        func fetch(_ url: URL) async throws -> Data {
            asked.append(url.lastPathComponent)
            await withCheckedContinuation { waiting.append($0) }
            if Task.isCancelled { cancelled.append(url.lastPathComponent) }
            return Data(url.lastPathComponent.utf8)
        }

        func answer() {
            for request in waiting { request.resume() }
            waiting = []
        }

        var isAsked: Bool { !waiting.isEmpty }
    }

    /// Lets tasks run until `condition` holds, or gives up after a while.
    private func settle(_ condition: () async -> Bool) async -> Bool {
        for _ in 0..<10_000 {
            if await condition() { return true }
            await Task.yield()
        }
        return false
    }

    private func url(_ size: String) throws -> URL { try #require(URL(string: "https://example.com/\(size)")) }

    /// The screen with a network that is asked through `Network.fetch`.
    private func shown(_ network: Network) -> (ImagesViewController, UIWindow) {
        RemoteImageView.fetch = { try await network.fetch($0) }
        let controller = ImagesViewController()
        return (controller, Self.phone.show { controller })
    }

    @Test("from the network stands in the size of its view, behind a placeholder until then")
    func loads() async throws {
        let network = Network()
        let (controller, window) = shown(network)
        let avatar = controller.avatarImageView
        #expect(avatar.image?.name == "person.circle")
        controller.state.avatar = try url("4000x2000")
        window.layoutIfNeeded()
        #expect(await settle { await network.isAsked })
        #expect(avatar.image?.name == "person.circle")
        await network.answer()
        // 48 points are 144 pixels: the shorter side covers them, and nothing is distorted.
        #expect(await settle { avatar.image?.scale == 3 && avatar.image?.size == CGSize(width: 96, height: 48) })
        controller.state.avatar = nil
        #expect(avatar.image?.name == "person.circle")
    }

    @Test("that is smaller than its view is not made larger, and what is no picture leaves the placeholder")
    func small() async throws {
        let network = Network()
        let (controller, window) = shown(network)
        controller.state.avatar = try url("20x10")
        window.layoutIfNeeded()
        #expect(await settle { await network.isAsked })
        await network.answer()
        #expect(await settle { controller.avatarImageView.image?.size == CGSize(width: 20.0 / 3, height: 10.0 / 3) })
        controller.state.avatar = try url("broken")
        window.layoutIfNeeded()
        #expect(await settle { await network.isAsked })
        await network.answer()
        #expect(await settle { await network.asked.contains("broken") })
        #expect(controller.avatarImageView.image?.name == "person.circle")
    }

    @Test("that did not come is asked for again when its view is shown the next time, and no sooner")
    func asksAgain() async throws {
        let network = Network()
        let (controller, window) = shown(network)
        let avatar = controller.avatarImageView
        controller.state.avatar = try url("broken")
        window.layoutIfNeeded()
        #expect(await settle { await network.isAsked })
        await network.answer()
        let count = await network.asked.count
        for _ in 0..<100 {
            avatar.setNeedsLayout()
            window.layoutIfNeeded()
            await Task.yield()
        }
        #expect(await network.asked.count == count)
        let parent = try #require(avatar.superview as? UIStackView)
        avatar.removeFromSuperview()
        parent.addArrangedSubview(avatar)
        window.layoutIfNeeded()
        #expect(await settle { await network.asked.count > count })
        await network.answer()
    }

    @Test("is fetched again where its view grows beyond it, and stays until the larger one is there")
    func grows() async throws {
        let network = Network()
        RemoteImageView.fetch = { try await network.fetch($0) }
        let view = RemoteImageView()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.url = try url("4000x2000")
        view.layoutSubviews()
        #expect(await settle { await network.isAsked })
        await network.answer()
        #expect(await settle { view.image?.size.height == 10 })
        let small = view.image
        // No larger than before: the picture is good enough.
        view.frame.size = CGSize(width: 8, height: 10)
        view.layoutSubviews()
        for _ in 0..<100 { await Task.yield() }
        #expect(await network.asked.count == 1)
        view.frame.size = CGSize(width: 40, height: 40)
        view.layoutSubviews()
        #expect(await settle { await network.asked.count == 2 })
        #expect(view.image === small)
        #expect(await settle { await network.isAsked })
        await network.answer()
        #expect(await settle { view.image?.size.height == 40 })
        // The picture is twice as wide as high, and covers the view turned on its side.
        for size in [CGSize(width: 80, height: 20), CGSize(width: 20, height: 40), CGSize(width: 80, height: 40)] {
            view.frame.size = size
            view.layoutSubviews()
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(await network.asked.count == 2)
    }

    @Test("that is shown whole is not fetched again where its view grows")
    func whole() async throws {
        let network = Network()
        RemoteImageView.fetch = { try await network.fetch($0) }
        let view = RemoteImageView()
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.url = try url("20x10")
        view.layoutSubviews()
        #expect(await settle { await network.isAsked })
        await network.answer()
        #expect(await settle { view.image != nil })
        view.frame.size = CGSize(width: 80, height: 80)
        view.layoutSubviews()
        for _ in 0..<100 { await Task.yield() }
        #expect(await network.asked.count == 1)
    }

    @Test("that is no longer wanted is cancelled, and never shown")
    func cancels() async throws {
        let network = Network()
        let (controller, window) = shown(network)
        controller.state.avatar = try url("10x10")
        window.layoutIfNeeded()
        #expect(await settle { await network.isAsked })
        controller.state.avatar = try url("30x30")
        window.layoutIfNeeded()
        #expect(await settle { await network.asked.contains("30x30") })
        await network.answer()
        #expect(await settle { controller.avatarImageView.image?.size == CGSize(width: 10, height: 10) })
        #expect(await network.cancelled.contains("10x10"))
    }

    @Test("in a case of its own takes the place of the one from the network")
    func variants() async throws {
        let network = Network()
        let (controller, window) = shown(network)
        #expect(controller.coverImageView.image?.renderingMode == .alwaysOriginal)
        controller.state.isOffline = true
        #expect(controller.coverImageView.image?.name == "wifi.slash" && controller.coverImageView.url == nil)
        controller.state.isOffline = false
        #expect(controller.coverImageView.image === controller.coverImageView.placeholder)
        controller.state.isOffline = true
        controller.state.avatar = try url("5x5")
        #expect(controller.coverImageView.image?.name == "wifi.slash")
        controller.state.isOffline = false
        #expect(controller.coverImageView.url?.lastPathComponent == "5x5")
        withExtendedLifetime(window) {}
    }

    @Test("has the look that the spec gives it")
    func looks() throws {
        let controller = ImagesViewController()
        controller.loadViewIfNeeded()
        #expect(controller.logoImageView.image?.renderingMode == .alwaysTemplate)
        let star = try #require(controller.starImageView.image?.symbolConfiguration)
        #expect(star.pointSize == 40 && star.weight == .semibold)
        #expect(controller.boltImageView.image?.symbolConfiguration?.scale == .large)
        let leaf = try #require(controller.leafImageView.image?.symbolConfiguration)
        #expect(leaf.pointSize == 22 && leaf.weight == .unspecified && leaf.scale == .small)
        #expect(controller.flameImageView.image?.symbolConfiguration?.weight == .black)
        #expect(controller.shareButton.configuration?.image?.symbolConfiguration?.pointSize == 22)
    }
}
