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

    /// Pictures that are loaded before they are shown, the latest last.
    private static var prefetched: [(url: URL, data: _Concurrency.Task<Data, any Error>)] = []
    /// Some are never shown: those beyond are given up.
    private static let mostPrefetched = 50

    /// The size that the picture that is shown covers; zero without one, the largest one for a whole picture, which
    /// is never fetched again.
    private var coveredSize = CGSize.zero
    private var hasFailed = false
    private var loading: _Concurrency.Task<Void, Never>?

    private var isLoaded: Bool { coveredSize != .zero }

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
        guard window != nil else { return }
        hasFailed = false
        setNeedsLayout()
    }

    /// Begins to load what will soon be shown.
    static func prefetch(_ urls: [URL]) {
        let fetch = fetch
        for url in urls where !prefetched.contains(where: { $0.url == url }) {
            let data = _Concurrency.Task { try await fetch(url) }
            prefetched.append((url, data))
            // A picture that did not come may be asked for again.
            _Concurrency.Task { if case .failure = await data.result { prefetched.removeAll { $0.data == data } } }
        }
        while prefetched.count > mostPrefetched { prefetched.removeFirst().data.cancel() }
    }

    /// Stops loading what will not be shown after all.
    static func cancelPrefetching(_ urls: [URL]) {
        for url in urls { takePrefetched(url)?.cancel() }
    }

    private static func takePrefetched(_ url: URL) -> _Concurrency.Task<Data, any Error>? {
        prefetched.firstIndex { $0.url == url }.map { prefetched.remove(at: $0).data }
    }

    private func reset() {
        loading?.cancel()
        loading = nil
        coveredSize = .zero
        hasFailed = false
        image = placeholder
        setNeedsLayout()
    }

    /// Begins once it is known how large the picture is shown, and again where it is shown larger than that.
    private func loadIfNeeded() {
        let isLarger = bounds.width > coveredSize.width || bounds.height > coveredSize.height
        guard let url, loading == nil, !hasFailed, isLarger, bounds.width > 0, bounds.height > 0 else { return }
        let (size, scale) = (bounds.size, traitCollection.displayScale)
        let fetch = Self.fetch
        let prefetched = Self.takePrefetched(url)
        loading = _Concurrency.Task { [weak self] in
            var data = try? await withTaskCancellationHandler {
                try await prefetched?.value
            } onCancel: {
                prefetched?.cancel()
            }
            if data == nil, !_Concurrency.Task.isCancelled { data = try? await fetch(url) }
            var picture: (image: UIImage, isWhole: Bool)?
            if let data { picture = await Self.picture(from: data, covering: size, scale: scale) }
            guard !_Concurrency.Task.isCancelled else { return }
            self?.show(picture, of: size)
        }
    }

    private func show(_ picture: (image: UIImage, isWhole: Bool)?, of size: CGSize) {
        loading = nil
        guard let picture else {
            // It is tried again when the view is shown the next time.
            hasFailed = true
            return
        }
        let most = CGFloat.greatestFiniteMagnitude
        // A picture that covers a size mostly is longer along one side.
        let shown = picture.image.size
        coveredSize =
            picture.isWhole
            ? CGSize(width: most, height: most)
            : CGSize(width: max(size.width, shown.width), height: max(size.height, shown.height))
        image = picture.image
        // The view may have grown meanwhile.
        setNeedsLayout()
    }

    /// The picture with the pixels of the screen, made so small that it just covers the size in points.
    private static func picture(
        from data: Data, covering size: CGSize, scale: CGFloat
    ) async -> (image: UIImage, isWhole: Bool)? {
        guard let whole = UIImage(data: data), whole.size.width > 0, whole.size.height > 0 else { return nil }
        let factor = scale * max(size.width / whole.size.width, size.height / whole.size.height)
        let pixels = CGSize(width: whole.size.width * factor, height: whole.size.height * factor)
        let picture =
            factor < 1 ? await whole.byPreparingThumbnail(ofSize: pixels) : await whole.byPreparingForDisplay()
        guard let picture else { return nil }
        let image = picture.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: picture.imageOrientation) }
        return (image ?? picture, factor >= 1)
    }
}
