import type { Berechtigung } from '../berechtigung/names.ts'
import { notHeld } from '../berechtigung/vergabe.ts'
import { type Issue, issue } from '../issue.ts'
import type { URTEILE } from './columns.ts'

/** A person as a line describes them; missing columns and empty cells set nothing. */
export interface Line {
  readonly zeile: number
  readonly vorname: string
  readonly nachname: string
  /** Lower case. */
  readonly email: string
  readonly personalnummer?: string | undefined
  readonly sprache?: 'de' | 'en' | undefined
  /** Names. */
  readonly gruppen: readonly string[]
  readonly rollen: readonly string[]
}

/** A person of the house. */
export interface KnownPerson {
  readonly id: string
  readonly version: number
  readonly vorname: string
  readonly nachname: string
  readonly personalnummer: string | null
  readonly sprache: 'de' | 'en'
  readonly gruppenIds: readonly string[]
  readonly rollenIds: readonly string[]
  readonly berechtigungen: readonly Berechtigung[]
}

/** A group or role of the house, with its permissions. */
export interface Grantable {
  readonly id: string
  readonly berechtigungen: readonly Berechtigung[]
}

/** What a line is judged against. */
export interface Umfeld {
  /** The importer's permissions. */
  readonly own: ReadonlySet<Berechtigung>
  readonly bekannt: (email: string) => KnownPerson | undefined
  /** The holder of a personnel number. */
  readonly inhaber: (personalnummer: string) => { readonly id: string; readonly name: string } | undefined
  readonly gruppe: (name: string) => Grantable | undefined
  readonly rolle: (name: string) => Grantable | undefined
  /** The first line of the file with that address or number. */
  readonly ersteZeile: (spalte: 'email' | 'personalnummer', wert: string) => number | undefined
}

/** The outcome of a line. */
export interface Urteil {
  readonly urteil: (typeof URTEILE)[number]
  readonly verstoesse: readonly Issue[]
  /** The existing person, if the house knows them. */
  readonly benutzerId: string | null
  /** The fields that change. */
  readonly aenderungen: Partial<Record<'vorname' | 'nachname' | 'personalnummer' | 'sprache', string>>
  /** Groups that the person is not in yet. */
  readonly gruppenIds: readonly string[]
  readonly rollenIds: readonly string[]
}

const at = (field: string) => ({ field })

const withoutNoughts = (number: string) => number.replace(/^0+(?=\d)/, '')

/** Restores the known number's leading zeros, which a spreadsheet has removed. */
function withKnownNumber(line: Line, known: KnownPerson | undefined): Line {
  const own = known?.personalnummer ?? null
  if (own === null || line.personalnummer === undefined || !/^\d+$/.test(line.personalnummer)) return line
  return withoutNoughts(own) === withoutNoughts(line.personalnummer) ? { ...line, personalnummer: own } : line
}

/** The same person or the same number a second time: the first line counts. */
function repeated({ zeile, email, personalnummer }: Line, { ersteZeile }: Umfeld): Issue[] {
  const first = ersteZeile('email', email)
  if (first !== undefined && first !== zeile)
    return [issue('einfuhr.emailDoppelt', { zeile: first }, at('email'))]
  const other = personalnummer ? ersteZeile('personalnummer', personalnummer) : undefined
  return other === undefined || other === zeile
    ? []
    : [issue('einfuhr.nummerDoppelt', { zeile: other }, at('personalnummer'))]
}

function takenNumber({ personalnummer }: Line, known: KnownPerson | undefined, { inhaber }: Umfeld): Issue[] {
  const other = personalnummer ? inhaber(personalnummer) : undefined
  return other === undefined || other.id === known?.id
    ? []
    : [issue('benutzer.personalnummerVergeben', { name: other.name }, at('personalnummer'))]
}

interface Given {
  readonly ids: readonly string[]
  readonly issues: readonly Issue[]
}

/** The named groups or roles that the person lacks, and whether the importer may grant them. */
function given(
  spalte: 'gruppen' | 'rollen',
  names: readonly string[],
  has: readonly string[],
  { own, gruppe, rolle }: Umfeld,
): Given {
  const find = spalte === 'gruppen' ? gruppe : rolle
  const unknown = spalte === 'gruppen' ? 'einfuhr.gruppeUnbekannt' : 'einfuhr.rolleUnbekannt'
  const missing = names.filter((name) => find(name) === undefined)
  const added = names.flatMap((name) => find(name) ?? []).filter(({ id }) => !has.includes(id))
  const lacking = notHeld(
    added.flatMap(({ berechtigungen }) => berechtigungen),
    own,
  )
  return {
    ids: added.map(({ id }) => id),
    issues: [
      ...missing.map((name) => issue(unknown, { name }, at(spalte))),
      ...(added.length > 0 && !own.has('berechtigungs_pflege')
        ? [issue('benutzer.vergebenNurMitRecht', { recht: 'berechtigungs_pflege' }, at(spalte))]
        : lacking.length > 0
          ? [issue('benutzer.nichtGehalten', { rechte: lacking }, at(spalte))]
          : []),
    ],
  }
}

const SAID = ['vorname', 'nachname', 'personalnummer', 'sprache'] as const

function changesOf(line: Line, known: KnownPerson): Urteil['aenderungen'] {
  return Object.fromEntries(
    SAID.flatMap((name) => {
      const said = line[name]
      return said === undefined || said === known[name] ? [] : [[name, said]]
    }),
  )
}

/**
 * Judges a line of a table of people. A person known by their address gets the fields and memberships that
 * the line names; nothing is taken from anybody. Importers cannot grant what they do not hold, nor change
 * people with more rights.
 */
export function judgeLine(said: Line, umfeld: Umfeld): Urteil {
  const known = umfeld.bekannt(said.email)
  const line = withKnownNumber(said, known)
  const gruppen = given('gruppen', line.gruppen, known?.gruppenIds ?? [], umfeld)
  const rollen = given('rollen', line.rollen, known?.rollenIds ?? [], umfeld)
  const aenderungen = known ? changesOf(line, known) : {}
  const parts = { benutzerId: known?.id ?? null, aenderungen, gruppenIds: gruppen.ids, rollenIds: rollen.ids }
  const same = Object.keys(aenderungen).length + gruppen.ids.length + rollen.ids.length === 0
  const more = known && !same ? notHeld(known.berechtigungen, umfeld.own) : []
  const verstoesse = [
    ...repeated(line, umfeld),
    ...takenNumber(line, known, umfeld),
    ...(more.length > 0 ? [issue('benutzer.darfMehr', { rechte: more }, at('email'))] : []),
    ...gruppen.issues,
    ...rollen.issues,
  ]
  if (verstoesse.length > 0) return { ...parts, urteil: 'abgelehnt', verstoesse }
  return { ...parts, urteil: known ? (same ? 'unveraendert' : 'geaendert') : 'neu', verstoesse }
}
