import { changedFields, type URTEILE, urteilOf } from '../../einfuhr/columns.ts'
import type { Fuehrerscheinklasse } from '../../fuehrerschein/klassen.ts'
import { type Issue, issue } from '../../issue.ts'
import type { FAHRTENBUCH_ARTEN, GETRIEBE, Kategorie, KRAFTSTOFFE } from '../types.ts'
import type { FahrzeugColumn } from './columns.ts'

/** The values of a vehicle that a file may set, except its location and mileage. */
interface FahrzeugValues {
  readonly marke: string
  readonly modell: string
  readonly kategorie: Kategorie
  readonly farbe: string | null
  readonly kraftstoff: (typeof KRAFTSTOFFE)[number]
  readonly leistungKw: number | null
  readonly getriebe: (typeof GETRIEBE)[number]
  readonly sitze: number
  readonly tueren: number
  readonly kofferLiter: number
  readonly fuehrerscheinklasse: Fuehrerscheinklasse
  readonly klimaanlage: boolean
  readonly navigation: boolean
  readonly tempomat: boolean
  readonly sitzheizung: boolean
  readonly fahrtenbuch: (typeof FAHRTENBUCH_ARTEN)[number]
  /** YYYY-MM-DD; null is unbounded. */
  readonly gueltigVon: string | null
  readonly gueltigBis: string | null
  readonly hinweis: string
  readonly schluesselHinweis: string
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A vehicle as a line describes it; missing columns and empty cells set nothing. */
export interface FahrzeugLine extends Optional<FahrzeugValues> {
  readonly zeile: number
  /** As on the car. */
  readonly kennzeichen: string
  /** Names. */
  readonly standort?: string | undefined
  readonly abstellplatz?: string | undefined
  /** Of a new vehicle; an existing one keeps its own. */
  readonly kilometerstand?: number | undefined
}

interface Named {
  readonly id: string
  readonly name: string
}

/** A location of the house with its parking spaces. */
export interface Place extends Named {
  readonly abstellplaetze: readonly Named[]
}

/** A vehicle of the fleet. */
export interface KnownFahrzeug extends FahrzeugValues {
  readonly id: string
  readonly standort: Named
  readonly abstellplatz: Named | null
}

/** What a line is judged against. */
export interface FahrzeugUmfeld {
  readonly bekannt: (kennzeichen: string) => KnownFahrzeug | undefined
  /** Locations with a name, in any spelling. */
  readonly standorte: (name: string) => readonly Place[]
  /** The first line of the file with that plate. */
  readonly ersteZeile: (kennzeichen: string) => number | undefined
}

/** The changes of a vehicle, in the form that manual editing takes. */
interface FahrzeugWerte extends Optional<FahrzeugValues> {
  readonly standortId?: string
  readonly abstellplatzId?: string | null
  readonly kilometerstand?: number | undefined
}

/** The outcome of a line. */
export interface FahrzeugUrteil {
  readonly urteil: (typeof URTEILE)[number]
  readonly verstoesse: readonly Issue[]
  /** The existing vehicle, if the fleet has it. */
  readonly fahrzeugId: string | null
  /** All values of a new vehicle; of an existing one those that change. */
  readonly werte: FahrzeugWerte
  readonly aenderungen: Readonly<Record<string, string>>
  readonly vorher: Readonly<Record<string, string>>
}

const NAMES = [
  'marke',
  'modell',
  'kategorie',
  'farbe',
  'kraftstoff',
  'leistungKw',
  'getriebe',
  'sitze',
  'tueren',
  'kofferLiter',
  'fuehrerscheinklasse',
  'klimaanlage',
  'navigation',
  'tempomat',
  'sitzheizung',
  'fahrtenbuch',
  'gueltigVon',
  'gueltigBis',
  'hinweis',
  'schluesselHinweis',
] as const satisfies readonly (keyof FahrzeugValues & FahrzeugColumn)[]

const at = (field: FahrzeugColumn) => ({ field })

const key = (name: string) => name.trim().toLowerCase()

interface Placed {
  readonly werte: Pick<FahrzeugWerte, 'standortId' | 'abstellplatzId'>
  readonly issues: readonly Issue[]
  /** The names of the new values, by column. */
  readonly after: Readonly<Record<string, string>>
  readonly before: Readonly<Record<string, string>>
}

const NOWHERE = { werte: {}, after: {}, before: {} } as const

/**
 * The location that the line names; null if it names none. Several with the same name are ambiguous, unless
 * the car is at one of them.
 */
function findPlace({ standort }: FahrzeugLine, known: KnownFahrzeug | undefined, umfeld: FahrzeugUmfeld) {
  if (standort === undefined) return { ort: null, issues: [] }
  const found = umfeld.standorte(standort)
  const [first, ...others] = found
  const ort = found.find(({ id }) => id === known?.standort.id) ?? first
  if (ort === undefined)
    return { ort: null, issues: [issue('einfuhr.standortUnbekannt', { name: standort }, at('standort'))] }
  return others.length > 0 && ort.id !== known?.standort.id
    ? { ort: null, issues: [issue('einfuhr.standortMehrdeutig', { name: standort }, at('standort'))] }
    : { ort, issues: [] }
}

/** The car's place afterwards. A car that moves to another location loses its parking space. */
function placeOf(line: FahrzeugLine, known: KnownFahrzeug | undefined, umfeld: FahrzeugUmfeld): Placed {
  const { ort, issues } = findPlace(line, known, umfeld)
  const [there] = known
    ? umfeld.standorte(known.standort.name).filter(({ id }) => id === known.standort.id)
    : []
  const here = ort ?? there
  if (issues.length > 0 || here === undefined) return { ...NOWHERE, issues }
  const moves = here.id !== known?.standort.id
  const asked = line.abstellplatz
  const platz = here.abstellplaetze.find(({ name }) => key(name) === key(asked ?? ''))
  if (asked !== undefined && platz === undefined) {
    const data = { name: asked, standort: here.name }
    return { ...NOWHERE, issues: [issue('einfuhr.abstellplatzUnbekannt', data, at('abstellplatz'))] }
  }
  const had = known?.abstellplatz?.id ?? null
  const has = platz?.id ?? (moves ? null : had)
  const parks = known === undefined || has !== had
  return {
    issues,
    werte: { ...(moves && { standortId: here.id }), ...(parks && { abstellplatzId: has }) },
    after: {
      ...(moves && { standort: here.name }),
      ...(parks && { abstellplatz: platz?.name ?? '' }),
    },
    before: {
      ...(moves && { standort: known?.standort.name ?? '' }),
      ...(parks && { abstellplatz: known?.abstellplatz?.name ?? '' }),
    },
  }
}

function repeated({ zeile, kennzeichen }: FahrzeugLine, { ersteZeile }: FahrzeugUmfeld): Issue[] {
  const first = ersteZeile(kennzeichen)
  return first === undefined || first === zeile
    ? []
    : [issue('einfuhr.kennzeichenDoppelt', { zeile: first }, at('kennzeichen'))]
}

/**
 * Judges a line of a table of vehicles, apart from what a new one still lacks. A vehicle is identified by its
 * plate within the fleet and gets the values that the line sets; none is deleted or deactivated.
 */
export function judgeFahrzeug(line: FahrzeugLine, umfeld: FahrzeugUmfeld): FahrzeugUrteil {
  const known = umfeld.bekannt(line.kennzeichen)
  const said = changedFields<FahrzeugValues>(NAMES, line, known)
  const place = placeOf(line, known, umfeld)
  const verstoesse = [...repeated(line, umfeld), ...place.issues]
  const names = known ? NAMES.filter((name) => name in said) : []
  const told = (all: Optional<FahrzeugValues>) =>
    Object.fromEntries(names.map((name) => [name, String(all[name] ?? '')]))
  const { kilometerstand } = line
  const aenderungen = known ? { ...told(said), ...place.after } : {}
  return {
    verstoesse,
    fahrzeugId: known?.id ?? null,
    werte: {
      ...said,
      ...place.werte,
      ...(known === undefined && kilometerstand !== undefined && { kilometerstand }),
    },
    aenderungen,
    vorher: known ? { ...told(known), ...place.before } : {},
    urteil: urteilOf(verstoesse, known !== undefined, Object.keys(aenderungen).length),
  }
}
