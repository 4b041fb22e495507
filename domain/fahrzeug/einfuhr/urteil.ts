import { saidAnew, type URTEILE, urteilOf } from '../../einfuhr/columns.ts'
import type { Fuehrerscheinklasse } from '../../fuehrerschein/klassen.ts'
import { type Issue, issue } from '../../issue.ts'
import type { FAHRTENBUCH_ARTEN, GETRIEBE, Kategorie, KRAFTSTOFFE } from '../types.ts'
import type { FahrzeugColumn } from './columns.ts'

/** What of a vehicle a file may say, but for where it stands and how far it has gone. */
interface FahrzeugValues {
  readonly marke: string
  readonly modell: string
  readonly kategorie: Kategorie
  readonly farbe: string
  readonly kraftstoff: (typeof KRAFTSTOFFE)[number]
  readonly leistungKw: number
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
  /** YYYY-MM-DD; null is without an end. */
  readonly gueltigVon: string | null
  readonly gueltigBis: string | null
  readonly hinweis: string
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A vehicle as a line says it; what its table has no column for, or leaves empty, is not said. */
export interface FahrzeugLine extends Optional<FahrzeugValues> {
  readonly zeile: number
  /** As it is on the car. */
  readonly kennzeichen: string
  /** Names. */
  readonly standort?: string | undefined
  readonly abstellplatz?: string | undefined
  /** Of a new one; what is in the fleet knows its own. */
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
export interface FahrzeugBekannt extends FahrzeugValues {
  readonly id: string
  readonly standort: Named
  readonly abstellplatz: Named | null
}

/** What a line is judged by. */
export interface FahrzeugUmfeld {
  readonly bekannt: (kennzeichen: string) => FahrzeugBekannt | undefined
  /** Locations of a name, however it is written. */
  readonly standorte: (name: string) => readonly Place[]
  /** Where the file says a plate first. */
  readonly ersteZeile: (kennzeichen: string) => number | undefined
}

/** What of a vehicle becomes another, as keeping it by hand takes it. */
interface FahrzeugWerte extends Optional<FahrzeugValues> {
  readonly standortId?: string
  readonly abstellplatzId?: string | null
  readonly kilometerstand?: number | undefined
}

/** What a line would come to. */
export interface FahrzeugUrteil {
  readonly urteil: (typeof URTEILE)[number]
  readonly verstoesse: readonly Issue[]
  /** Which vehicle it is about, where the fleet has it. */
  readonly fahrzeugId: string | null
  /** All that is said of a new one; of one that is there what becomes another. */
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
] as const satisfies readonly (keyof FahrzeugValues & FahrzeugColumn)[]

const at = (field: FahrzeugColumn) => ({ field })

const key = (name: string) => name.trim().toLowerCase()

interface Placed {
  readonly werte: Pick<FahrzeugWerte, 'standortId' | 'abstellplatzId'>
  readonly issues: readonly Issue[]
  /** The names of what becomes another, by column. */
  readonly after: Readonly<Record<string, string>>
  readonly before: Readonly<Record<string, string>>
}

const NOWHERE = { werte: {}, after: {}, before: {} } as const

/** The location that the line names; null where it names none. Several of one name are told apart by hand alone, unless the car stands at one of them. */
function findPlace({ standort }: FahrzeugLine, known: FahrzeugBekannt | undefined, umfeld: FahrzeugUmfeld) {
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

/** Where the car belongs then. One that goes to another location leaves its parking space behind. */
function placeOf(line: FahrzeugLine, known: FahrzeugBekannt | undefined, umfeld: FahrzeugUmfeld): Placed {
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
 * What a line of a table of vehicles would come to, but for what a new one still lacks. A vehicle is known by its plate within the fleet and
 * changed in what the line says; none is deleted, nor put out of use.
 */
export function judgeFahrzeug(line: FahrzeugLine, umfeld: FahrzeugUmfeld): FahrzeugUrteil {
  const known = umfeld.bekannt(line.kennzeichen)
  const said = saidAnew<FahrzeugValues>(NAMES, line, known)
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
