import { createRequire } from 'node:module'
import type pdfmake from 'pdfmake/js/PDFDocument.js'
import { Face, type Laid } from './face.ts'
import { FONTS } from './fonts.ts'

// Required instead of imported: the `default` of a CommonJS module depends on the importer.
const { default: Document } = createRequire(import.meta.url)('pdfmake/js/PDFDocument.js') as typeof pdfmake

const WEIGHTS = ['normal', 'bold', 'italics'] as const
export type Weight = (typeof WEIGHTS)[number]

/** A4 landscape, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 28 } as const

export interface Look {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
}

export interface PagesOptions {
  readonly title: string
  /** The writing program's name for people. */
  readonly producer: string
  /** Language of the texts (BCP 47). */
  readonly language: string
}

/** A run of text within a line. */
export interface Part {
  readonly text: string
  /** Struck through: an earlier value. */
  readonly struck?: boolean
}

const BLACK = '#16181d'
const LINES = 1.25
/** Buffer size for a page's text operators; most pages need less. */
const ROOM = 64 * 1024
/** Maximum bytes of the operators that place a text. */
const OPERATORS = 128

/** Points as PDF writes them, to a hundredth. */
const points = (value: number) => String(Math.round(value * 100) / 100)

const colors = new Map<string, string>()

/** Converts `#16181d` into three fractions of one. */
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
 * A PDF written page by page: finished pages are emitted as bytes, and their memory is released. Page
 * contents are written as PDF operators (ISO 32000-1), because the library's layout takes minutes for a
 * hundred thousand rows. The library keeps fonts and document structure.
 */
export class Pages {
  readonly #document
  readonly #faces: Readonly<Record<Weight, Face>>
  /**
   * The page's background and text. Text is stored as bytes at once: strings of a hundred thousand rows would
   * live too long.
   */
  #drawn = ''
  readonly #words = Buffer.allocUnsafe(ROOM)
  #used = 0
  /** Current font and colour, and the start of the last word in hundredths of a point. */
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
        // No default font: the library opens a font file again for every unknown name.
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

  /** Width of a text in points. */
  widthOf(text: string, look: Look): number {
    return (this.#lay(text, look).width * look.size) / 1_000
  }

  #lay(text: string, { weight = 'normal' }: Look): Laid {
    return this.#faces[weight].lay(text)
  }

  /** Writes one line, never broken. */
  write(text: string, x: number, y: number, look: Look): void {
    if (text !== '') this.#set(this.#lay(text, look), x, y, look)
  }

  /** Page coordinates start at the top, so glyphs are flipped back. */
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

  /** Writes one line of runs, with outdated ones struck through. */
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

  /** Breaks a text between words, and words longer than a line where necessary. */
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

  /** Yields the bytes finished so far. */
  *ready(): Generator<Uint8Array> {
    for (let bytes = this.#document.read(); bytes !== null; bytes = this.#document.read()) yield bytes
  }

  async *end(): AsyncGenerator<Uint8Array> {
    this.#finish()
    this.#document.end()
    for await (const bytes of this.#document) yield bytes
  }
}
