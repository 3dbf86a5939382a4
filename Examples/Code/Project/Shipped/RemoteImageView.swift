// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// Shows a picture from the network: no larger than it is shown, and loaded only as long as it is wanted.
final class RemoteImageView: UIImageView {

    /// Gives the bytes of a picture. An app may replace it, to cache pictures or to add headers.
    static var fetch: @Sendable (URL) async throws -> Data = { url in
        try await URLSession.shared.data(from: url).0
    }

    /// The picture that is shown until that from the network is there, and where there is none.
    var placeholder: UIImage? {
        didSet { if !isLoaded { image = placeholder } }
    }

    var url: URL? {
        didSet {
            // A picture that was set by itself stands there until there is another one.
            if url != oldValue || url == nil && image !== placeholder { reset() }
        }
    }

    /// Pictures that are loaded before they are shown.
    private static var prefetched: [URL: Task<Data, any Error>] = [:]

    private var isLoaded = false
    private var loading: Task<Void, Never>?

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("RemoteImageView is created in code")
    }

    deinit {
        loading?.cancel()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if !isLoaded { setNeedsLayout() }
    }

    /// Begins to load what will soon be shown.
    static func prefetch(_ urls: [URL]) {
        let fetch = fetch
        for url in urls where prefetched[url] == nil {
            prefetched[url] = Task { try await fetch(url) }
        }
    }

    /// Stops loading what will not be shown after all.
    static func cancelPrefetching(_ urls: [URL]) {
        for url in urls { prefetched.removeValue(forKey: url)?.cancel() }
    }

    private func reset() {
        loading?.cancel()
        loading = nil
        isLoaded = false
        image = placeholder
        setNeedsLayout()
    }

    /// Begins once it is known how large the picture is shown.
    private func loadIfNeeded() {
        guard let url, loading == nil, bounds.width > 0, bounds.height > 0 else { return }
        let scale = traitCollection.displayScale
        let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        let fetch = Self.fetch
        let prefetched = Self.prefetched.removeValue(forKey: url)
        loading = Task { [weak self] in
            var data = try? await withTaskCancellationHandler {
                try await prefetched?.value
            } onCancel: {
                prefetched?.cancel()
            }
            if data == nil, !Task.isCancelled { data = try? await fetch(url) }
            var picture: UIImage?
            if let data { picture = await Self.picture(from: data, covering: pixels) }
            guard !Task.isCancelled else { return }
            guard let picture else {
                // It is tried again when the view is laid out or shown the next time.
                self?.loading = nil
                return
            }
            self?.isLoaded = true
            self?.image = picture
        }
    }

    /// The picture, made so small that it just covers as many pixels.
    private static func picture(from data: Data, covering pixels: CGSize) async -> UIImage? {
        guard let whole = UIImage(data: data), whole.size.width > 0, whole.size.height > 0 else { return nil }
        let factor = max(pixels.width / whole.size.width, pixels.height / whole.size.height)
        guard factor < 1 else { return await whole.byPreparingForDisplay() }
        let size = CGSize(width: whole.size.width * factor, height: whole.size.height * factor)
        return await whole.byPreparingThumbnail(ofSize: size)
    }
}
