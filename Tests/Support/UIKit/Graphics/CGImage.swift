#if !canImport(CoreGraphics)
    // Stands for the pixels of Core Graphics, of which there is only how many they are.
    public final class CGImage: Sendable {
        public let width: Int
        public let height: Int

        init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }
#endif
