import type { Berechtigung } from '../berechtigung/names.ts'
import { notHeld } from '../berechtigung/vergabe.ts'
import { type Issue, issue } from '../issue.ts'
import type { URTEILE } from './columns.ts'

/** A person as a line says them; what its table has no column for, or leaves empty, is not said. */
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

/** Somebody of the house. */
export interface Bekannt {
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

/** A group or role of the house, and what it lets do. */
export interface Grantable {
  readonly id: string
  readonly berechtigungen: readonly Berechtigung[]
}

/** What a line is judged by. */
export interface Umfeld {
  /** What whoever takes the file in may do. */
  readonly own: ReadonlySet<Berechtigung>
  readonly bekannt: (email: string) => Bekannt | undefined
  /** Who has a personnel number. */
  readonly inhaber: (personalnummer: string) => { readonly id: string; readonly name: string } | undefined
  readonly gruppe: (name: string) => Grantable | undefined
  readonly rolle: (name: string) => Grantable | undefined
  /** Where the file says an address, or a number, first. */
  readonly ersteZeile: (spalte: 'email' | 'personalnummer', wert: string) => number | undefined
}

/** What a line would come to. */
export interface Urteil {
  readonly urteil: (typeof URTEILE)[number]
  readonly verstoesse: readonly Issue[]
  /** Whom it is about, when the house knows them. */
  readonly benutzerId: string | null
  /** Of what is known of the person that which becomes another. */
  readonly aenderungen: Partial<Record<'vorname' | 'nachname' | 'personalnummer' | 'sprache', string>>
  /** What the person does not have yet. */
  readonly gruppenIds: readonly string[]
  readonly rollenIds: readonly string[]
}

const at = (field: string) => ({ field })

const withoutNoughts = (number: string) => number.replace(/^0+(?=\d)/, '')

/** A number that is known, written with other noughts before it: a spreadsheet has taken them away. */
function withKnownNumber(line: Line, known: Bekannt | undefined): Line {
  const own = known?.personalnummer ?? null
  if (own === null || line.personalnummer === undefined || !/^\d+$/.test(line.personalnummer)) return line
  return withoutNoughts(own) === withoutNoughts(line.personalnummer) ? { ...line, personalnummer: own } : line
}

/** The same person, or the same number, a second time: the first line counts. */
function repeated({ zeile, email, personalnummer }: Line, { ersteZeile }: Umfeld): Issue[] {
  const first = ersteZeile('email', email)
  if (first !== undefined && first !== zeile)
    return [issue('einfuhr.emailDoppelt', { zeile: first }, at('email'))]
  const other = personalnummer ? ersteZeile('personalnummer', personalnummer) : undefined
  return other === undefined || other === zeile
    ? []
    : [issue('einfuhr.nummerDoppelt', { zeile: other }, at('personalnummer'))]
}

function takenNumber({ personalnummer }: Line, known: Bekannt | undefined, { inhaber }: Umfeld): Issue[] {
  const other = personalnummer ? inhaber(personalnummer) : undefined
  return other === undefined || other.id === known?.id
    ? []
    : [issue('benutzer.personalnummerVergeben', { name: other.name }, at('personalnummer'))]
}

interface Given {
  readonly ids: readonly string[]
  readonly issues: readonly Issue[]
}

/** What of the named groups or roles the person does not have yet, and whether it may be given. */
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

function changesOf(line: Line, known: Bekannt): Urteil['aenderungen'] {
  return Object.fromEntries(
    SAID.flatMap((name) => {
      const said = line[name]
      return said === undefined || said === known[name] ? [] : [[name, said]]
    }),
  )
}

/**
 * What a line of a table of people would come to. Whoever is known by their address is changed in what the line says and gets what it names;
 * nothing is taken from anybody. Nobody grants what they do not hold, and nobody changes whom may more.
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
