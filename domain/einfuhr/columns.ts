/** What a table of people may have in its columns, in the order in which we write them. */
export const COLUMNS = [
  'vorname',
  'nachname',
  'email',
  'personalnummer',
  'sprache',
  'gruppen',
  'rollen',
] as const

export type Column = (typeof COLUMNS)[number]

/** Without these nobody is known. */
const NEEDED_COLUMNS = ['vorname', 'nachname', 'email'] as const satisfies readonly Column[]

/** As programs call them, in lower case and without signs. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  vorname: ['vorname', 'firstname', 'givenname', 'forename'],
  nachname: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'familyname'],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress'],
  personalnummer: [
    'personalnummer',
    'personalnr',
    'persnr',
    'personnelnumber',
    'employeeid',
    'employeenumber',
  ],
  sprache: ['sprache', 'language'],
  gruppen: ['gruppen', 'gruppe', 'groups', 'group'],
  rollen: ['rollen', 'rolle', 'roles', 'role'],
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** Which column of a table says what; a heading that stands there twice counts where it stands first. */
export type Head = ReadonlyMap<Column, number>

export interface Headings {
  readonly kopf: Head
  readonly fehlen: readonly Column[]
  /** Headings that say nothing to us; what stands below them is not read. */
  readonly uebergangen: readonly string[]
}

/** What the first line of a table says of those below it. */
export function readHeadings(cells: readonly string[]): Headings {
  const kopf = new Map<Column, number>()
  const uebergangen: string[] = []
  for (const [at, heading] of cells.entries()) {
    const name = plain(heading)
    const spalte = COLUMNS.find((one) => NAMES[one].includes(name))
    if (spalte === undefined || kopf.has(spalte)) {
      if (heading !== '') uebergangen.push(heading)
    } else kopf.set(spalte, at)
  }
  return { kopf, fehlen: NEEDED_COLUMNS.filter((spalte) => !kopf.has(spalte)), uebergangen }
}

const LANGUAGES: Readonly<Record<string, 'de' | 'en'>> = {
  de: 'de',
  deutsch: 'de',
  german: 'de',
  en: 'en',
  englisch: 'en',
  english: 'en',
}

/** A language as people write it; what is none is answered as it stands. */
export const readLanguage = (cell: string): string => LANGUAGES[cell.toLowerCase()] ?? cell

/** Several names in one cell. */
export const readNames = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[|,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
