export const URTEILE = ['neu', 'geaendert', 'unveraendert', 'abgelehnt'] as const

/** What a table of some kind may have in its columns. */
export interface Columns<C extends string = string> {
  /** In the order in which we write them. */
  readonly spalten: readonly C[]
  /** As programs call them, in lower case and without signs. */
  readonly names: Readonly<Record<C, readonly string[]>>
  /** Without these nobody knows what a line is about. */
  readonly needed: readonly C[]
}

/** What a line says, by column; a column that the table does not have is not there. */
export type Cells<C extends string = string> = Readonly<Partial<Record<C, string>>>

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** Which column of a table says what; a heading that stands there twice counts where it stands first. */
export type Head<C extends string = string> = ReadonlyMap<C, number>

interface Headings<C extends string = string> {
  readonly kopf: Head<C>
  readonly fehlen: readonly C[]
  /** Headings that say nothing to us; what stands below them is not read. */
  readonly uebergangen: readonly string[]
}

/** What the first line of a table says of those below it. */
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
 * Several names in one cell. We write them with a bar between them; a name that is known stays whole, whatever signs stand in it.
 * @param knows whether a name is one of the house
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

/** One of some words, however it is written; what is none is answered as it stands. */
export const readWord = <T>(words: Readonly<Record<string, T>>, cell: string): T | string => {
  const name = plain(cell)
  return Object.hasOwn(words, name) ? (words[name] as T) : cell
}

/** Yes and no as people and programs write it. */
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

/** What a line says of something, and where that is known what is not so yet. */
export function saidAnew<T extends object>(
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

/** What becomes of a line. @param known whether the house has what it is about @param changes how much becomes another */
export function urteilOf(
  verstoesse: readonly unknown[],
  known: boolean,
  changes: number,
): (typeof URTEILE)[number] {
  if (verstoesse.length > 0) return 'abgelehnt'
  return known ? (changes > 0 ? 'geaendert' : 'unveraendert') : 'neu'
}

/** The first line in which each value of a column stands. @param keyOf the value as it is compared; empty where it does not count */
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
