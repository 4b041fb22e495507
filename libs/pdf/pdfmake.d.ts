/**
 * The part of pdfmake's internals that we use: a document with embedded fonts, page by page. The package's
 * own types cover only its public API.
 */
declare module 'pdfmake/js/PDFDocument.js' {
  interface DocumentOptions {
    readonly size: 'A4'
    readonly layout: 'landscape' | 'portrait'
    readonly margin: number
    readonly autoFirstPage: false
    readonly compress?: boolean
    readonly font: string
    readonly lang: string
    readonly info: Readonly<Record<string, unknown>>
  }

  /** An embedded font; widths in thousandths of the font size. */
  interface Font {
    readonly id: string
    readonly ascender: number
    /** Factor from the font's own units. */
    readonly scale: number
    /** The font file as fontkit opens it, in its own units. */
    readonly font: {
      hasGlyphForCodePoint(codePoint: number): boolean
      layout(text: string): {
        readonly glyphs: readonly { readonly advanceWidth: number }[]
        readonly positions: readonly { readonly xAdvance: number }[]
      }
    }
    /** Returns four hexadecimal digits per glyph and embeds it; with `features`, even empty, nothing is cached. */
    encode(
      text: string,
      features: readonly string[],
    ): [codes: readonly string[], positions: readonly { readonly advanceWidth: number }[]]
    ref(): object
  }

  class Document {
    constructor(
      fonts: object,
      images: object,
      patterns: object,
      attachments: object,
      options: DocumentOptions,
    )
    readonly _font: Font
    readonly page: { readonly fonts: Record<string, object>; write(content: Uint8Array): void }
    registerFont(name: string, path: string): this
    font(name: string): this
    addPage(): this
    end(): void
    read(): Uint8Array | null
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>
  }

  const module: { readonly default: typeof Document }
  export = module
}
