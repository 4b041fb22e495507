/** The part of libheif-js that we use; its own types describe another build. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Shown {
    readonly data: Uint8ClampedArray<ArrayBuffer>
    readonly width: number
    readonly height: number
  }

  /** A picture of a file, not yet decoded. */
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Upright, four bytes per pixel; null when it cannot be decoded. */
    display(into: Shown, then: (shown: Shown | null) => void): void
    free(): void
  }

  interface Heif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }

  const load: () => Heif
  export default load
}
