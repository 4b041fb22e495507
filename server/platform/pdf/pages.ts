import { createRequire } from 'node:module'
import fonts from 'pdfmake/fonts/Roboto.js'
import type pdfmake from 'pdfmake/js/PDFDocument.js'

// Required, not imported: what a CommonJS module's `default` is depends on who imports it.
const { default: Document } = createRequire(import.meta.url)('pdfmake/js/PDFDocument.js') as typeof pdfmake

const WEIGHTS = ['normal', 'bold', 'italics'] as const
export type Weight = (typeof WEIGHTS)[number]

/** A4 across, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 28 } as const

export interface Look {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
}

export interface PagesOptions {
  readonly title: string
  readonly sprache: string
}

/** A word, or more, that a line is made of. */
export interface Part {
  readonly text: string
  /** Drawn through: this is what it was. */
  readonly struck?: boolean
}

const BLACK = '#16181d'
const LINES = 1.25
const LATIN = /^[ -~\u00a0-\u017f\u2013]*$/
const MISSING = '?'
const FORGET_PAGES = 20

/**
 * A document that is written page by page: a page that is finished leaves as bytes, and its memory with it. Widths are kept by
 * character, so that a hundred thousand rows are measured in no time.
 */
export class Pages {
  readonly #document
  #added = 0
  readonly #widths = new Map<string, number>()

  constructor({ title, sprache }: PagesOptions) {
    this.#document = new Document(
      {},
      {},
      {},
      {},
      {
        size: 'A4',
        layout: 'landscape',
        margin: 0,
        autoFirstPage: false,
        // None to begin with: the library opens a file anew for every name that it does not know it by.
        font: '',
        lang: sprache,
        info: { Title: title, Producer: 'Platzwart', Creator: 'Platzwart' },
      },
    )
    for (const weight of WEIGHTS) this.#document.registerFont(weight, fonts.Roboto[weight])
  }

  add(): void {
    this.#document.addPage()
    this.#added += 1
    if (this.#added % FORGET_PAGES > 0) return
    // The library keeps every word that it has ever drawn, and most of them are numbers that do not come again.
    for (const weight of WEIGHTS) this.#document.font(weight)._font.layoutCache = Object.create(null)
  }

  /** Points that a text takes; without kerning, which only ever makes it shorter. */
  widthOf(text: string, { size, weight = 'normal' }: Look): number {
    let width = 0
    for (const character of this.#drawable(text)) {
      const key = weight + character
      let known = this.#widths.get(key)
      if (known === undefined) {
        known = this.#document.font(weight).fontSize(100).widthOfString(character) / 100
        this.#widths.set(key, known)
      }
      width += known
    }
    return width * size
  }

  /** One line, never broken. */
  write(text: string, x: number, y: number, look: Look): void {
    if (text === '') return
    this.#document
      .font(look.weight ?? 'normal')
      .fontSize(look.size)
      .fillColor(look.color ?? BLACK)
      .text(this.#drawable(text), x, y, { lineBreak: false })
  }

  /** A sign that the font does not have would be left out; nobody should think that nothing was there. */
  #drawable(text: string): string {
    if (LATIN.test(text)) return text
    const { font } = this.#document.font('normal')._font
    return Array.from(text, (sign) =>
      font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : MISSING,
    ).join('')
  }

  writeRight(text: string, right: number, y: number, look: Look): void {
    this.write(text, right - this.widthOf(text, look), y, look)
  }

  /** One line of parts, those that are no longer true struck through. */
  writeParts(parts: readonly Part[], x: number, y: number, look: Look): void {
    let at = x
    for (const { text, struck } of parts) {
      const width = this.widthOf(text, look)
      this.write(text, at, y, look)
      if (struck) this.line(at, y + look.size * 0.62, at + width, y + look.size * 0.62, look.color ?? BLACK)
      at += width
    }
  }

  line(x1: number, y1: number, x2: number, y2: number, color = BLACK, width = 0.5): void {
    this.#document.lineWidth(width).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke()
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#document.rect(x, y, width, height).fill(color)
  }

  lineHeight({ size }: Look): number {
    return size * LINES
  }

  /** Breaks a text between its words, and a word that is longer than the line where it must. */
  wrap(text: string, width: number, look: Look): string[] {
    return this.wrapParts([{ text }], width, look).map((line) => line.map((part) => part.text).join(''))
  }

  wrapParts(parts: readonly Part[], width: number, look: Look): Part[][] {
    const lines: Part[][] = [[]]
    let used = 0
    const put = (part: Part, size: number) => {
      lines.at(-1)?.push(part)
      used += size
    }
    const next = () => {
      lines.push([])
      used = 0
    }
    for (const { struck = false, text } of parts) {
      for (const word of text.split(/(?<=\s)/u)) {
        const clean = word.replaceAll(/\s+/gu, ' ')
        const size = this.widthOf(clean, look)
        if (used > 0 && used + this.widthOf(clean.trimEnd(), look) > width) next()
        if (size <= width) put({ text: clean, struck }, size)
        else
          for (const piece of this.#pieces(clean, width, look)) {
            if (used > 0) next()
            put({ text: piece, struck }, this.widthOf(piece, look))
          }
      }
    }
    return lines.filter((line) => line.length > 0)
  }

  #pieces(word: string, width: number, look: Look): string[] {
    const pieces: string[] = []
    let piece = ''
    for (const character of word) {
      if (piece !== '' && this.widthOf(piece + character, look) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += character
    }
    return piece === '' ? pieces : [...pieces, piece]
  }

  /** What is finished so far. */
  *ready(): Generator<Uint8Array> {
    for (let bytes = this.#document.read(); bytes !== null; bytes = this.#document.read()) yield bytes
  }

  async *end(): AsyncGenerator<Uint8Array> {
    this.#document.end()
    for await (const bytes of this.#document) yield bytes
  }
}
