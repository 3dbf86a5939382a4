import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

extension ImageTests {
    @Test("in a list is loaded before it comes into sight, once, and no longer than it is wanted")
    func prefetching() async {
        let network = Requests()
        GoldenScreens.RemoteImageView.fetch = { try await network.fetch($0) }
        var state = SectionViewsViewController.State()
        state.albums = [
            Album(id: 1, title: "Lakes", count: 12, cover: URL(string: "https://example.com/lakes")),
            Album(id: 2, title: "Hills", count: 8, cover: nil),
        ]
        state.people = [Contact(id: 1, name: "Ada")]
        let controller = SectionViewsViewController(state: state)
        let window = LayoutEnvironment(size: CGSize(width: 390, height: 844)).show { controller }
        let list = controller.collectionView
        #expect(list.prefetchDataSource === controller)
        let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)]
        // The cell in sight may load its picture itself.
        _ = await settled { await !network.asked.isEmpty }
        let asked = await network.asked
        controller.collectionView(list, prefetchItemsAt: paths)
        controller.collectionView(list, prefetchItemsAt: paths)
        #expect(await settled { await network.asked == asked + ["lakes"] })
        controller.collectionView(list, cancelPrefetchingForItemsAt: paths)
        #expect(await settled { await network.cancelled.contains("lakes") })
        #expect(window.rootViewController === controller)
    }

    @Test("takes what was loaded before, once")
    func prefetched() async throws {
        let network = Requests()
        let url = try #require(URL(string: "https://example.com/ahead"))
        await network.open()
        GoldenScreens.RemoteImageView.fetch = { try await network.fetch($0) }
        GoldenScreens.RemoteImageView.prefetch([url])
        #expect(await settled { await network.asked == ["ahead"] })
        let picture = GoldenScreens.RemoteImageView()
        picture.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        picture.url = url
        picture.layoutSubviews()
        for _ in 0..<1_000 { await Task.yield() }
        #expect(await network.asked == ["ahead"])
        picture.url = nil
        picture.url = url
        picture.layoutSubviews()
        #expect(await settled { await network.asked == ["ahead", "ahead"] })
    }

    @Test("that is never shown is given up for those behind it")
    func neverShown() async throws {
        let network = Requests()
        GoldenScreens.RemoteImageView.fetch = { try await network.fetch($0) }
        let urls = try (0..<60).map { try #require(URL(string: "https://example.com/many\($0)")) }
        GoldenScreens.RemoteImageView.prefetch(urls)
        let first = (0..<10).map { "many\($0)" }
        #expect(await settled { await Set(network.cancelled).isSuperset(of: first) })
        #expect(await network.cancelled.allSatisfy { first.contains($0) || !$0.hasPrefix("many") })
        GoldenScreens.RemoteImageView.cancelPrefetching(urls)
        #expect(await settled { await network.cancelled.contains("many59") })
    }

    @Test("that did not come ahead may be asked for ahead again")
    func failedAhead() async throws {
        let network = Requests()
        let url = try #require(URL(string: "https://example.com/gone"))
        GoldenScreens.RemoteImageView.fetch = { url in
            await network.note(url)
            throw URLError(.timedOut)
        }
        GoldenScreens.RemoteImageView.prefetch([url])
        #expect(await settled { await network.asked == ["gone"] })
        #expect(
            await settled {
                GoldenScreens.RemoteImageView.prefetch([url])
                return await network.asked.count > 1
            })
    }

    /// Answers no request until it is opened or cancelled.
    fileprivate actor Requests {
        private(set) var asked: [String] = []
        private(set) var cancelled: [String] = []
        private var isOpen = false

        func open() { isOpen = true }
        func note(_ url: URL) { asked.append(url.lastPathComponent) }

        func fetch(_ url: URL) async throws -> Data {
            asked.append(url.lastPathComponent)
            do {
                if !isOpen { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
            } catch {
                cancelled.append(url.lastPathComponent)
                throw error
            }
            return Data(url.lastPathComponent.utf8)
        }
    }

    /// Lets tasks run until `condition` holds, or gives up after a while.
    private func settled(_ condition: () async -> Bool) async -> Bool {
        for _ in 0..<10_000 {
            if await condition() { return true }
            await Task.yield()
        }
        return false
    }
}
