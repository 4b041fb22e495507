export const URTEILE = ['neu', 'geaendert', 'unveraendert', 'abgelehnt'] as const

/** The columns that a table of some kind may have. */
export interface Columns<C extends string = string> {
  /** In the order in which exports write them. */
  readonly spalten: readonly C[]
  /** The headings that other programs use, in lower case and without punctuation. */
  readonly names: Readonly<Record<C, readonly string[]>>
  /** Required: without these a line identifies nothing. */
  readonly needed: readonly C[]
}

/** A line's cells by column; a column that the table lacks is absent. */
export type Cells<C extends string = string> = Readonly<Partial<Record<C, string>>>

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** The index of each column; of a repeated heading the first counts. */
export type Head<C extends string = string> = ReadonlyMap<C, number>

interface Headings<C extends string = string> {
  readonly kopf: Head<C>
  readonly fehlen: readonly C[]
  /** Unknown headings, whose columns are ignored. */
  readonly uebergangen: readonly string[]
}

/** Reads the first line of a table. */
export function readHeadings<C extends string>(
  { spalten, names, needed }: Columns<C>,
  cells: readonly string[],
): Headings<C> {
  const kopf = new Map<C, number>()
  const uebergangen: string[] = []
  for (const [at, heading] of cells.entries()) {
    const name = plain(heading)
    const spalte = spalten.find((one) => names[one].includes(name))
    if (spalte === undefined || kopf.has(spalte)) {
      if (heading !== '') uebergangen.push(heading)
    } else kopf.set(spalte, at)
  }
  return { kopf, fehlen: needed.filter((spalte) => !kopf.has(spalte)), uebergangen }
}

/**
 * Splits several names in one cell. Exports separate them by a bar; a known name stays whole, whatever
 * separators it contains.
 * @param knows whether a name exists in the house
 */
export function readNames(cell: string, knows: (name: string) => boolean = () => false): string[] {
  const split = (
    text: string,
    signs: RegExp,
    next: (part: string) => readonly string[],
  ): readonly string[] => (knows(text.trim()) ? [text.trim()] : text.split(signs).flatMap(next))
  const names = split(cell, /\|/, (part) => split(part, /[,;\n]/, (name) => [name.trim()]))
  return [...new Set(names)].filter((name) => name !== '')
}

/** Looks a cell up among known words, ignoring how it is written; an unknown one is returned unchanged. */
export const readWord = <T>(words: Readonly<Record<string, T>>, cell: string): T | string => {
  const name = plain(cell)
  return Object.hasOwn(words, name) ? (words[name] as T) : cell
}

/** Yes and no in the spellings of people and programs. */
export const YES_NO: Readonly<Record<string, boolean>> = {
  ja: true,
  j: true,
  yes: true,
  y: true,
  true: true,
  wahr: true,
  x: true,
  1: true,
  nein: false,
  n: false,
  no: false,
  false: false,
  falsch: false,
  0: false,
}

/** The fields that a line sets, and for a known record only those that differ. */
export function changedFields<T extends object>(
  names: readonly (keyof T & string)[],
  line: { readonly [K in keyof T]?: T[K] | undefined },
  known: T | undefined,
  same: (name: keyof T & string, a: unknown, b: unknown) => boolean = (_, a, b) => a === b,
): { readonly [K in keyof T]?: T[K] | undefined } {
  const said = names.filter(
    (name) => line[name] !== undefined && !(known && same(name, line[name], known[name])),
  )
  return Object.fromEntries(said.map((name) => [name, line[name]])) as Partial<T>
}

/**
 * The outcome of a line. @param known whether the house has the record @param changes how many fields change
 */
export function urteilOf(
  verstoesse: readonly unknown[],
  known: boolean,
  changes: number,
): (typeof URTEILE)[number] {
  if (verstoesse.length > 0) return 'abgelehnt'
  return known ? (changes > 0 ? 'geaendert' : 'unveraendert') : 'neu'
}

/** The first line with each value of a column. @param keyOf the value to compare; empty to ignore the line */
export function firstLines<L extends { readonly zeile: number }>(
  lines: readonly L[],
  keyOf: (line: L) => string,
): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key !== '' && !first.has(key)) first.set(key, line.zeile)
  }
  return first
}
