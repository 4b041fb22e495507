/** What pdfmake stands on, as far as we use it: its document with embedded fonts, page by page. The package's own types know only the whole. */
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

  interface TextOptions {
    readonly lineBreak: false
  }

  class Document {
    constructor(
      fonts: object,
      images: object,
      patterns: object,
      attachments: object,
      options: DocumentOptions,
    )
    /** The font in use, as fontkit has it. */
    readonly _font: {
      readonly font: { hasGlyphForCodePoint(codePoint: number): boolean }
      layoutCache: object
    }
    registerFont(name: string, path: string): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(points: number): this
    text(text: string, x: number, y: number, options: TextOptions): this
    widthOfString(text: string): number
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(color: string): this
    stroke(): this
    addPage(): this
    end(): void
    read(): Uint8Array | null
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>
  }

  const module: { readonly default: typeof Document }
  export = module
}

declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: { readonly Roboto: Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>> }
  export = fonts
}
