/** What a table of people may have in its columns, in the order in which we write them. */
export const SPALTEN = [
  'vorname',
  'nachname',
  'email',
  'personalnummer',
  'sprache',
  'gruppen',
  'rollen',
] as const

export type Spalte = (typeof SPALTEN)[number]

/** Without these nobody is known. */
export const NOETIGE_SPALTEN = ['vorname', 'nachname', 'email'] as const satisfies readonly Spalte[]

/** As programs call them, in lower case and without signs. */
const NAMES: Readonly<Record<Spalte, readonly string[]>> = {
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
export type Kopf = ReadonlyMap<Spalte, number>

export interface Ueberschriften {
  readonly kopf: Kopf
  readonly fehlen: readonly Spalte[]
  /** Headings that say nothing to us; what stands below them is not read. */
  readonly uebergangen: readonly string[]
}

/** What the first line of a table says of those below it. */
export function readUeberschriften(cells: readonly string[]): Ueberschriften {
  const kopf = new Map<Spalte, number>()
  const uebergangen: string[] = []
  for (const [at, heading] of cells.entries()) {
    const name = plain(heading)
    const spalte = SPALTEN.find((one) => NAMES[one].includes(name))
    if (spalte === undefined || kopf.has(spalte)) {
      if (heading !== '') uebergangen.push(heading)
    } else kopf.set(spalte, at)
  }
  return { kopf, fehlen: NOETIGE_SPALTEN.filter((spalte) => !kopf.has(spalte)), uebergangen }
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
export const readSprache = (cell: string): string => LANGUAGES[cell.toLowerCase()] ?? cell

/** Several names in one cell. */
export const readNamen = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[|,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]
