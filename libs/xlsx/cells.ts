/** Style of a cell; the number is its index in `styles.xml`. */
export const STYLE = {
  plain: 0,
  head: 1,
  text: 2,
  number: 3,
  moment: 4,
  oldText: 5,
  oldNumber: 6,
  oldMoment: 7,
  title: 8,
  note: 9,
  warn: 10,
  wrapped: 11,
  share: 12,
  sumText: 13,
  sumNumber: 14,
  sumShare: 15,
  money: 16,
  sumMoney: 17,
} as const
export type Style = (typeof STYLE)[keyof typeof STYLE]

export type Cell =
  | { readonly text: string; readonly style: Style }
  | { readonly number: number; readonly style: Style; readonly mark?: string }
  | null

/** Text stays text, whatever it starts with: no formula can be written. */
export function text(value: string, style: Style = STYLE.text): Cell {
  return value === '' ? null : { text: value, style }
}

export function number(value: number, style: Style = STYLE.number): Cell {
  return { number: value, style }
}

/** Days between the epoch of spreadsheets and 1970. */
const EPOCH_DAYS = 25_569
const MINUTES_A_DAY = 1_440

/** Wall date and time, as spreadsheets have no time zones. */
export interface Shown {
  /** Days since 1 January 1970 in the wall calendar. */
  readonly epochDay: number
  readonly hour: number
  readonly minute: number
}

/**
 * A cell with a date and time, to the minute.
 * @param mark displayed after it, where the wall time is ambiguous
 */
export function moment({ epochDay, hour, minute }: Shown, style: Style = STYLE.moment, mark = ''): Cell {
  const number = epochDay + EPOCH_DAYS + (hour * 60 + minute) / MINUTES_A_DAY
  return mark === '' ? { number, style } : { number, style, mark }
}

/** Styles of moments with marks, numbered after those of `STYLE` in order of appearance. */
export class Marks {
  readonly #places = new Map<string, { readonly mark: string; readonly style: Style }>()

  placeOf(mark: string, style: Style): number {
    const key = `${style} ${mark}`
    if (!this.#places.has(key)) this.#places.set(key, { mark, style })
    return FIXED + [...this.#places.keys()].indexOf(key)
  }

  list(): readonly { readonly mark: string; readonly style: Style }[] {
    return [...this.#places.values()]
  }
}

const FIXED = Object.keys(STYLE).length

// Characters that XML 1.0 cannot contain are shown as replacement characters.
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would turn it into a line feed.
  '\r': '_x000D_',
}

export function xml(value: string): string {
  return (
    value
      .replaceAll(ILLEGAL, '\ufffd')
      // Spreadsheets read _x0041_ as A; escaping preserves such text.
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign)
  )
}

/** Column name; 0 is A. */
export function column(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : column(Math.floor(index / 26) - 1) + letter
}

function lookOf(cell: NonNullable<Cell>, marks: Marks): number {
  return 'mark' in cell && cell.mark !== undefined ? marks.placeOf(cell.mark, cell.style) : cell.style
}

/** @param at row number from 1 */
export function row(at: number, cells: readonly Cell[], marks: Marks): string {
  let inner = ''
  for (const [i, cell] of cells.entries()) {
    if (!cell) continue
    const place = `r="${column(i)}${at}" s="${lookOf(cell, marks)}"`
    inner +=
      'text' in cell
        ? `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xml(cell.text)}</t></is></c>`
        : `<c ${place}><v>${cell.number}</v></c>`
  }
  return `<row r="${at}">${inner}</row>`
}
