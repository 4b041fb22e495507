import type pdfmake from 'pdfmake/js/PDFDocument.js'

type Font = InstanceType<(typeof pdfmake)['default']>['_font']

/** A text as a page shows it. */
export interface Laid {
  /** The operator of PDF that shows it. */
  readonly show: string
  /** In thousandths of the size it is set in. */
  readonly width: number
}

/** One sign of a font that is embedded. */
interface Sign {
  readonly code: string
  readonly width: number
  /** By the code point that follows: by how much it moves. */
  readonly kerning: Map<number, number>
}

const MISSING = '?'
/** Signs that are put together from several, which only the font's own rules can do. */
const COMBINED = /\p{M}/u
/** Words, numbers and places come again and again, most of them soon. */
const KEPT = 4_000

/** Bytes that mean something inside a string of PDF (ISO 32000-1, 7.3.4.2). */
const ESCAPES: Readonly<Record<string, string>> = { '(': '\\(', ')': '\\)', '\\': '\\\\', '\r': '\\r' }

function codeOf(hex: string): string {
  const bytes = String.fromCharCode(Number.parseInt(hex.slice(0, 2), 16), Number.parseInt(hex.slice(2), 16))
  return bytes.replaceAll(/[()\\\r]/g, (byte) => ESCAPES[byte] ?? byte)
}

/**
 * A font that texts are set in. Each sign, and each pair of signs, is asked of the font once; what comes after that is putting strings
 * together, so that millions of signs are set in seconds.
 */
export class Face {
  readonly id: string
  /** From the top of a line to its base line, in thousandths of its size. */
  readonly ascender: number
  readonly #font: Font
  readonly #signs = new Map<number, Sign>()
  readonly #kept = new Map<string, Laid>()

  constructor(font: Font) {
    this.#font = font
    this.id = font.id
    this.ascender = font.ascender
  }

  ref(): object {
    return this.#font.ref()
  }

  lay(text: string): Laid {
    let laid = this.#kept.get(text)
    if (laid) return laid
    laid = COMBINED.test(text) ? this.#layCombined(text) : this.#laySigns(text)
    if (this.#kept.size >= KEPT) this.#kept.clear()
    this.#kept.set(text, laid)
    return laid
  }

  #laySigns(text: string): Laid {
    let inner = ''
    let width = 0
    let before: Sign | null = null
    let beforeCode = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.codePointAt(at) as number
      if (code > 0xffff) at += 1
      if (before !== null) {
        const kern = before.kerning.get(code) ?? this.#kern(before, beforeCode, code)
        if (kern !== 0) {
          inner += `)${-kern}(`
          width += kern
        }
      }
      before = this.#signs.get(code) ?? this.#sign(code)
      beforeCode = code
      inner += before.code
      width += before.width
    }
    return { show: `[(${inner})]TJ`, width }
  }

  #layCombined(text: string): Laid {
    const [codes, positions] = this.#font.encode(
      Array.from(text, (sign) => this.#drawable(sign)).join(''),
      [],
    )
    const width = positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
    return { show: `[(${codes.map(codeOf).join('')})]TJ`, width }
  }

  /** A sign that the font does not have would be left out; nobody should think that nothing was there. */
  #drawable(sign: string): string {
    return this.#font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : MISSING
  }

  #sign(code: number): Sign {
    const [codes, positions] = this.#font.encode(this.#drawable(String.fromCodePoint(code)), [])
    const sign = {
      code: codes.map(codeOf).join(''),
      width: positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
      kerning: new Map<number, number>(),
    }
    this.#signs.set(code, sign)
    return sign
  }

  /** Whole thousandths: nobody sees less. Pairs that the font would draw as one sign stay two. */
  #kern(first: Sign, code: number, next: number): number {
    const { glyphs, positions } = this.#font.font.layout(
      this.#drawable(String.fromCodePoint(code)) + this.#drawable(String.fromCodePoint(next)),
    )
    const [glyph] = glyphs
    const moved =
      glyphs.length === 2 && glyph
        ? ((positions[0]?.xAdvance ?? 0) - glyph.advanceWidth) * this.#font.scale
        : 0
    const kern = Math.round(moved)
    first.kerning.set(next, kern)
    return kern
  }
}
