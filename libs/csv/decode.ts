import { isUtf8 as isWholeUtf8 } from 'node:buffer'
import { analyse } from 'chardet'
import { decodeAs, decodeRoughly, type Encoding, isEncoding } from './encodings.ts'
import { plausibility } from './plausibility.ts'

/** A decoded text. */
export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
  /** Another encoding is as likely: the user has to choose. */
  readonly doubtful: boolean
  /** Readings to choose from when bytes alone do not decide, the chosen one first; empty when there is only one. */
  readonly readings: readonly Sample[]
  /** Line numbers, from 1, in another encoding than the rest. */
  readonly foreign: ReadonlySet<number>
}

/** Some words of a text as one encoding would read them. */
export interface Sample {
  readonly encoding: Encoding
  readonly words: readonly string[]
}

interface Wishes {
  /** Likely words, as `wordKey` returns them. */
  readonly known?: ReadonlySet<string>
  /** The encoding the user chose. */
  readonly chosen?: Encoding
}

const BINARY = '\0'
const NO_LINES: ReadonlySet<number> = new Set()
const NOBODY: ReadonlySet<string> = new Set()

/** The encoding of a byte order mark. */
function marked(bytes: Uint8Array): Encoding | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : null
}

/** Bytes to check for zeros, and the share of zeros that indicates UTF-16. */
const LOOKED_AT = 4_096
const HALVES = 0.6

/** Detects UTF-16 without a byte order mark: one byte of each Latin letter is zero, always at the same position. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const part = bytes.subarray(0, LOOKED_AT)
  if (part.length < 8 || bytes.length % 2 === 1) return null
  const noughts = (odd: 0 | 1) =>
    part.filter((byte, at) => byte === 0 && at % 2 === odd).length / (part.length / 2)
  if (noughts(1) > HALVES && noughts(0) === 0) return 'utf-16le'
  return noughts(0) > HALVES && noughts(1) === 0 ? 'utf-16be' : null
}

function sure(bytes: Uint8Array, encoding: Encoding): Decoded | null {
  const text = decodeAs(bytes, encoding)
  return text === null || text.includes(BINARY)
    ? null
    : { text, encoding, doubtful: false, readings: [], foreign: NO_LINES }
}

const LF = 0x0a
const CR = 0x0d
const isHigh = (byte: number) => byte > 0x7f

/** The bytes of each line, including its end. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  for (let at = 0; at < bytes.length; at++) {
    const ends = bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)
    if (!ends) continue
    lines.push(bytes.subarray(from, at + 1))
    from = at + 1
  }
  lines.push(bytes.subarray(from))
  return lines
}

/** ASCII characters that separate words, by code: all but letters, digits and characters within names. */
const PARTS = Uint8Array.from({ length: 0x80 }, (_, byte) =>
  /[\w'.-]/.test(String.fromCharCode(byte)) ? 0 : 1,
)
const parts = (byte: number) => PARTS[byte] === 1

/** Maximum number of words to analyse; more add nothing. */
const MOST_WORDS = 5_000

/** Distinct words with non-ASCII bytes. */
function wordsOf(lines: readonly Uint8Array[]): Uint8Array[] {
  const words = new Map<string, Uint8Array>()
  for (const line of lines) {
    let from = 0
    for (let at = 0; at <= line.length; at++) {
      if (at < line.length && !parts(line[at] ?? 0)) continue
      const word = line.subarray(from, at)
      from = at + 1
      if (word.some(isHigh)) words.set(Buffer.from(word).toString('latin1'), word)
      if (words.size >= MOST_WORDS) return [...words.values()]
    }
  }
  return [...words.values()]
}

interface Reading {
  readonly encoding: Encoding
  readonly worth: number
  readonly words: readonly string[]
}

/** Prior weight of each encoding. */
const USUAL: readonly (readonly [Encoding, number])[] = [
  ['windows-1252', 1.5],
  ['macintosh', 0],
  ['cp850', 0],
  ['windows-1250', 0],
  ['windows-1254', 0],
]

/** Minimum confidence, in per cent, for the library's guess of another script. */
const HEARD = 30
const OTHER_WRITINGS: readonly Encoding[] = ['windows-1251', 'shift_jis', 'gb18030', 'big5', 'euc-kr']

/** Encodings of other scripts that the library detects. */
function otherWritings(bytes: Uint8Array): (readonly [Encoding, number])[] {
  return analyse(bytes).flatMap(({ name, confidence }) => {
    const encoding = name.toLowerCase()
    if (confidence < HEARD || !isEncoding(encoding) || !OTHER_WRITINGS.includes(encoding)) return []
    return [[encoding, confidence / 20] as const]
  })
}

/** All readings of some words, the likeliest first; of equal readings, one. */
function readingsOf(bytes: Uint8Array, words: readonly Uint8Array[], known: ReadonlySet<string>): Reading[] {
  const found = [...USUAL, ...otherWritings(bytes)].map(([encoding, usual]): Reading => {
    const read = words.map((word) => decodeRoughly(word, encoding))
    return { encoding, words: read, worth: usual + plausibility(read, known) }
  })
  const ranked = found.toSorted((a, b) => b.worth - a.worth)
  return [...Map.groupBy(ranked, ({ words: read }) => read.join('\n')).values()].flatMap(
    ([best]) => best ?? [],
  )
}

/** Words shown for choosing between readings. */
const SHOWN_WORDS = 4

const sampleOf = ({ encoding, words }: Pick<Reading, 'encoding' | 'words'>): Sample => ({
  encoding,
  words: words.slice(0, SHOWN_WORDS),
})

/** How much likelier the first reading must be than the second, and how likely each of its words. */
const SURE_BY = 2
const SURE_OF_WORD = 0.5
/** Readings this much less likely are not offered. */
const UNLIKELY_BY = 25

function isDoubtful([first, second]: readonly Reading[], words: number): boolean {
  if (first === undefined) return true
  return first.worth < words * SURE_OF_WORD || (second !== undefined && first.worth - second.worth < SURE_BY)
}

/** Whether a line is valid UTF-8 and not just ASCII. */
const isUtf8 = (line: Uint8Array) => isWholeUtf8(line) && line.some(isHigh)

function joined(lines: readonly Uint8Array[], encodingOf: (line: Uint8Array) => Encoding): string {
  return lines.map((line) => decodeRoughly(line, encodingOf(line))).join('')
}

function numbersOf(lines: readonly Uint8Array[], isForeign: (line: Uint8Array) => boolean): Set<number> {
  return new Set(lines.flatMap((line, at) => (isForeign(line) ? [at + 1] : [])))
}

/** Mostly UTF-8: other lines are decoded as is likeliest, and reported. */
function mixed(bytes: Uint8Array, lines: readonly Uint8Array[], known: ReadonlySet<string>): Decoded {
  const isForeign = (line: Uint8Array) => !isWholeUtf8(line)
  const [guess] = readingsOf(bytes, wordsOf(lines.filter(isForeign)), known)
  const other = guess?.encoding ?? 'windows-1252'
  return {
    text: joined(lines, (line) => (isForeign(line) ? other : 'utf-8')),
    encoding: 'utf-8',
    doubtful: false,
    readings: [],
    foreign: numbersOf(lines, isForeign),
  }
}

/** Not UTF-8: decoded as is likeliest by letters and known names. */
function guessed(bytes: Uint8Array, lines: readonly Uint8Array[], known: ReadonlySet<string>): Decoded {
  const words = wordsOf(lines.filter((line) => !isUtf8(line)))
  const readings = readingsOf(bytes, words, known)
  const [first] = readings
  const encoding = first?.encoding ?? 'windows-1252'
  return {
    text: joined(lines, (line) => (isUtf8(line) ? 'utf-8' : encoding)),
    encoding,
    doubtful: isDoubtful(readings, words.length),
    readings: readings
      .filter(({ worth }, at) => at < 2 || (first?.worth ?? 0) - worth < UNLIKELY_BY)
      .map(sampleOf),
    foreign: numbersOf(lines, isUtf8),
  }
}

/** Decodes as the user chose; the other readings remain available. */
function chosenOf(bytes: Uint8Array, encoding: Encoding, known: ReadonlySet<string>): Decoded | null {
  const text = decodeRoughly(bytes, encoding)
  if (text.includes(BINARY)) return null
  const lines = linesOf(bytes)
  const { readings } = guessed(bytes, lines, known)
  const words = wordsOf(lines).map((word) => decodeRoughly(word, encoding))
  return {
    text,
    encoding,
    doubtful: false,
    readings: [sampleOf({ encoding, words }), ...readings.filter((one) => one.encoding !== encoding)],
    foreign: NO_LINES,
  }
}

/**
 * Decodes a text of any program. Byte order marks and UTF-8 are certain; otherwise readings are weighed by
 * their letters and by known names, and the result is doubtful if two are about equally likely. Reports lines
 * in another encoding. Null for binary data.
 */
export function decode(bytes: Uint8Array, { known = NOBODY, chosen }: Wishes = {}): Decoded | null {
  const certain = marked(bytes) ?? unmarkedUtf16(bytes)
  if (certain !== null && certain !== 'utf-8') return sure(bytes, certain)
  if (bytes.includes(0)) return null
  if (isWholeUtf8(bytes)) return sure(bytes, 'utf-8')
  if (chosen !== undefined) return chosenOf(bytes, chosen, known)
  const lines = linesOf(bytes)
  const good = lines.filter(isUtf8).length
  const bad = lines.filter((line) => !isWholeUtf8(line)).length
  if (certain === 'utf-8' || good >= bad) return mixed(bytes, lines, known)
  return guessed(bytes, lines, known)
}
