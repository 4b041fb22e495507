import { createRequire } from 'node:module'
import type pdfmake from 'pdfmake/js/PDFDocument.js'
import { Face, type Laid } from './face.ts'
import { FONTS } from './fonts.ts'

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
  /** The program that writes it, as people know it. */
  readonly producer: string
  /** Language of the texts, as BCP 47 has it. */
  readonly language: string
}

/** A word, or more, that a line is made of. */
export interface Part {
  readonly text: string
  /** Drawn through: this is what it was. */
  readonly struck?: boolean
}

const BLACK = '#16181d'
const LINES = 1.25
/** Bytes of words before they go to their page: more than most pages have. */
const ROOM = 64 * 1024
/** Bytes at most that say where and how a text is set. */
const OPERATORS = 128

/** As PDF writes it: points to a hundredth. */
const points = (value: number) => String(Math.round(value * 100) / 100)

const colors = new Map<string, string>()

/** `#16181d` as three parts of one. */
function colorOf(hex: string): string {
  let color = colors.get(hex)
  if (color === undefined) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    color = parts.map((part) => part.toFixed(3)).join(' ')
    colors.set(hex, color)
  }
  return color
}

/**
 * A document that is written page by page: a page that is finished leaves as bytes, and its memory with it. What stands on a page is written
 * as operators of PDF (ISO 32000-1): the library's own way lays out every word anew, which takes minutes for a hundred thousand rows.
 * The library keeps the fonts and the order of things.
 */
export class Pages {
  readonly #document
  readonly #faces: Readonly<Record<Weight, Face>>
  /** What the page shows: what lies below, and its words, as bytes at once: a hundred thousand rows of text live too long as strings. */
  #drawn = ''
  readonly #words = Buffer.allocUnsafe(ROOM)
  #used = 0
  /** How the next word would be set, and where the last one began, in hundredths of a point. */
  #font = ''
  #color = ''
  #at: readonly [x: number, y: number] | null = null

  constructor({ title, producer, language }: PagesOptions) {
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
        lang: language,
        info: { Title: title, Producer: producer, Creator: producer },
      },
    )
    const faces = WEIGHTS.map((weight) => {
      this.#document.registerFont(weight, FONTS[weight])
      return [weight, new Face(this.#document.font(weight)._font)]
    })
    this.#faces = Object.fromEntries(faces)
  }

  add(): void {
    this.#finish()
    this.#document.addPage()
  }

  #finish(): void {
    if (this.#used > 0 || this.#drawn !== '') {
      this.#document.page.write(Buffer.from(`${this.#drawn}BT\n`, 'latin1'))
      this.#document.page.write(Buffer.from(this.#words.subarray(0, this.#used)))
      this.#document.page.write(Buffer.from('ET\n', 'latin1'))
    }
    this.#used = 0
    this.#drawn = this.#font = this.#color = ''
    this.#at = null
  }

  #put(operators: string): void {
    this.#used += this.#words.write(operators, this.#used, 'latin1')
  }

  /** Points that a text takes. */
  widthOf(text: string, look: Look): number {
    return (this.#lay(text, look).width * look.size) / 1_000
  }

  #lay(text: string, { weight = 'normal' }: Look): Laid {
    return this.#faces[weight].lay(text)
  }

  /** One line, never broken. */
  write(text: string, x: number, y: number, look: Look): void {
    if (text !== '') this.#set(this.#lay(text, look), x, y, look)
  }

  /** The page is measured from its top, so letters are turned round again. */
  #set({ show }: Laid, x: number, y: number, { size, weight = 'normal', color = BLACK }: Look): void {
    if (this.#used + show.length + OPERATORS > ROOM) this.#finish()
    const face = this.#faces[weight]
    const font = `/${face.id} ${size} Tf\n`
    if (font !== this.#font) {
      this.#document.page.fonts[face.id] ??= face.ref()
      this.#put(font)
      this.#font = font
    }
    if (color !== this.#color) {
      this.#put(`${colorOf(color)} rg\n`)
      this.#color = color
    }
    const right = Math.round(x * 100)
    const down = Math.round(y * 100 + (face.ascender * size) / 10)
    this.#put(
      this.#at
        ? `${(right - this.#at[0]) / 100} ${(this.#at[1] - down) / 100} Td `
        : `1 0 0 -1 ${right / 100} ${down / 100} Tm `,
    )
    this.#put(show)
    this.#put('\n')
    this.#at = [right, down]
  }

  writeRight(text: string, right: number, y: number, look: Look): void {
    if (text === '') return
    const laid = this.#lay(text, look)
    this.#set(laid, right - (laid.width * look.size) / 1_000, y, look)
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
    this.#drawn += `${width} w ${colorOf(color)} RG ${points(x1)} ${points(y1)} m ${points(x2)} ${points(y2)} l S\n`
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#drawn += `${colorOf(color)} rg ${points(x)} ${points(y)} ${points(width)} ${points(height)} re f\n`
  }

  lineHeight({ size }: Look): number {
    return size * LINES
  }

  /** Breaks a text between its words, and a word that is longer than the line where it must. */
  wrap(text: string, width: number, look: Look): string[] {
    const clean = text.replaceAll(/\s/gu, ' ')
    // Most texts fit.
    if (this.widthOf(clean, look) <= width) return [clean]
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
    this.#finish()
    this.#document.end()
    for await (const bytes of this.#document) yield bytes
  }
}
