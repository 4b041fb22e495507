import type pdfmake from 'pdfmake/js/PDFDocument.js'

type Font = InstanceType<(typeof pdfmake)['default']>['_font']

/** A text as set on a page. */
export interface Laid {
  /** The PDF operator that shows it. */
  readonly show: string
  /** In thousandths of the font size. */
  readonly width: number
}

/** A glyph of the embedded font. */
interface Sign {
  readonly code: string
  readonly width: number
  /** Kerning by the following code point. */
  readonly kerning: Map<number, number>
}

const MISSING = '?'
/** Combining marks, which need the font's shaping rules. */
const COMBINED = /\p{M}/u
/** Cache size: words, numbers and places recur, mostly soon. */
const KEPT = 4_000

/** Characters to escape in PDF strings (ISO 32000-1, 7.3.4.2). */
const ESCAPES: Readonly<Record<string, string>> = { '(': '\\(', ')': '\\)', '\\': '\\\\', '\r': '\\r' }

function codeOf(hex: string): string {
  const bytes = String.fromCharCode(Number.parseInt(hex.slice(0, 2), 16), Number.parseInt(hex.slice(2), 16))
  return bytes.replaceAll(/[()\\\r]/g, (byte) => ESCAPES[byte] ?? byte)
}

/**
 * A font for setting text. Each glyph and each kerning pair is looked up once; after that, setting text is
 * string concatenation, so that millions of characters take seconds.
 */
export class Face {
  readonly id: string
  /** From the top of a line to its baseline, in thousandths of the font size. */
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

  /** Replaces missing glyphs, which would otherwise vanish without a trace. */
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

  /** Kerning in whole thousandths, which is precise enough. Ligatures are not used. */
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
