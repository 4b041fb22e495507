import { isUtf8 as isWholeUtf8 } from 'node:buffer'
import { analyse } from 'chardet'
import { decodeAs, decodeRoughly, type Encoding, isEncoding } from './encodings.ts'
import { plausibility } from './plausibility.ts'

/** A text that was made of bytes. */
export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
  /** Whether another reading is as likely: then somebody has to say which it is. */
  readonly doubtful: boolean
  /** The readings to choose from where bytes alone do not tell, the one that was taken first; none where there is only one. */
  readonly readings: readonly Sample[]
  /** Lines of the text, from 1 on, that are in another encoding than the rest. */
  readonly foreign: ReadonlySet<number>
}

/** What some words of a text would be in one encoding. */
export interface Sample {
  readonly encoding: Encoding
  readonly words: readonly string[]
}

interface Wishes {
  /** Words that are likely to stand there, as `wordKey` has them. */
  readonly known?: ReadonlySet<string>
  /** What somebody has said that it is. */
  readonly chosen?: Encoding
}

const BINARY = '\0'
const NO_LINES: ReadonlySet<number> = new Set()
const NOBODY: ReadonlySet<string> = new Set()

/** Which bytes at the beginning say by themselves how the rest is written. */
function marked(bytes: Uint8Array): Encoding | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : null
}

/** Bytes that are looked at for noughts, and how many of them there are where every other one is the empty half of a letter. */
const LOOKED_AT = 4_096
const HALVES = 0.6

/** UTF-16 without its mark: of our letters one half is nought, and always the same one. */
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

/** The bytes of each line with its end. */
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

/** What parts words: all of ASCII but letters, digits and the signs within names; by its number, 1. */
const PARTS = Uint8Array.from({ length: 0x80 }, (_, byte) =>
  /[\w'.-]/.test(String.fromCharCode(byte)) ? 0 : 1,
)
const parts = (byte: number) => PARTS[byte] === 1

/** Words that are looked at; more say nothing new. */
const MOST_WORDS = 5_000

/** The words with something beyond ASCII in them, each once. */
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

/** What one encoding is likelier than another before anything was read. */
const USUAL: readonly (readonly [Encoding, number])[] = [
  ['windows-1252', 1.5],
  ['macintosh', 0],
  ['cp850', 0],
  ['windows-1250', 0],
  ['windows-1254', 0],
]

/** From how many hundredths on it is heard what the library says of writings that ours are not. */
const HEARD = 30
const OTHER_WRITINGS: readonly Encoding[] = ['windows-1251', 'shift_jis', 'gb18030', 'big5', 'euc-kr']

/** Writings of other alphabets that the library has found. */
function otherWritings(bytes: Uint8Array): (readonly [Encoding, number])[] {
  return analyse(bytes).flatMap(({ name, confidence }) => {
    const encoding = name.toLowerCase()
    if (confidence < HEARD || !isEncoding(encoding) || !OTHER_WRITINGS.includes(encoding)) return []
    return [[encoding, confidence / 20] as const]
  })
}

/** All readings of some words, the likeliest first; of those that read the same, one. */
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

/** Words by which readings are told apart. */
const SHOWN_WORDS = 4

const sampleOf = ({ encoding, words }: Pick<Reading, 'encoding' | 'words'>): Sample => ({
  encoding,
  words: words.slice(0, SHOWN_WORDS),
})

/** How much likelier the first reading has to be than the second, and how likely each of its words. */
const SURE_BY = 2
const SURE_OF_WORD = 0.5
/** What is so unlikely nobody is asked about. */
const UNLIKELY_BY = 25

function isDoubtful([first, second]: readonly Reading[], words: number): boolean {
  if (first === undefined) return true
  return first.worth < words * SURE_OF_WORD || (second !== undefined && first.worth - second.worth < SURE_BY)
}

/** Whether a line is UTF-8 by more than having nothing beyond ASCII. */
const isUtf8 = (line: Uint8Array) => isWholeUtf8(line) && line.some(isHigh)

function joined(lines: readonly Uint8Array[], encodingOf: (line: Uint8Array) => Encoding): string {
  return lines.map((line) => decodeRoughly(line, encodingOf(line))).join('')
}

function numbersOf(lines: readonly Uint8Array[], isForeign: (line: Uint8Array) => boolean): Set<number> {
  return new Set(lines.flatMap((line, at) => (isForeign(line) ? [at + 1] : [])))
}

/** What is mostly UTF-8: a line that is not is read as it looks most likely, and named. */
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

/** What is no UTF-8, read as is most likely by its letters and by the names that are known. */
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

/** As somebody has said that it is; the other readings stay to choose from. */
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
 * A text of whichever program. Marks and UTF-8 are certain; everything else is weighed by the letters that it would have and the names that are
 * known, and doubted where two readings are as likely. A line in another encoding than the rest is named. Null for what is no text at all.
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
