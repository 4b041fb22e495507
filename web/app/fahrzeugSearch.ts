import { GETRIEBE, KATEGORIEN, KRAFTSTOFFE } from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { AUSSTATTUNG, type Ausstattung, ZOOM, type Zoom } from '../features/fahrzeug/model/auswahl.ts'
import { countOf, dayOf, textOf, wallOf } from '../platform/address.ts'

/** What the vehicle pages show; all of it is in the address. */
export interface FahrzeugSearch {
  /** The window asked about, wall times YYYY-MM-DDTHH:mm of the Mandant; missing: from the next step on. */
  readonly von?: string
  readonly bis?: string
  /** Who drives; missing: oneself. */
  readonly fahrer?: string
  readonly personen: number
  /** Whether the filter's fields are shown. */
  readonly filter: boolean
  readonly standort?: string
  readonly kategorie?: (typeof KATEGORIEN)[number]
  /** At least so many; 1 asks for nothing. */
  readonly sitze: number
  readonly klasse?: (typeof FUEHRERSCHEINKLASSEN)[number]
  readonly kraftstoff?: (typeof KRAFTSTOFFE)[number]
  readonly getriebe?: (typeof GETRIEBE)[number]
  readonly ausstattung: readonly Ausstattung[]
  /** In plate, make or model. */
  readonly suche: string
  readonly nurFreie: boolean
  /** The vehicle whose booking dialog is open. */
  readonly fahrzeug?: string
  /** The trip that the dialog changes; without one it books a new one. */
  readonly fahrt?: string
  /** The bar of the overview whose details are open. */
  readonly wahl?: string
  /** Whether the overview's form for blocking a car is open. */
  readonly sperren: boolean
  /** The overview's first day, YYYY-MM-DD; missing: today. */
  readonly ab?: string
  readonly zoom: Zoom
  /** The overview as a list instead of a timeline. */
  readonly liste: boolean
}

export const FAHRZEUG_DEFAULTS = {
  personen: 1,
  filter: false,
  sitze: 1,
  ausstattung: [],
  suche: '',
  nurFreie: false,
  zoom: 'woche',
  liste: false,
  sperren: false,
} satisfies FahrzeugSearch

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MAX_SUCHE = 100
/** Of people and of seats. */
const MOST = 100

type Raw = Readonly<Record<string, unknown>>

function id(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined
}

function one<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((known) => known === value)
}

function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

/** Reads an address: whatever is missing or nonsense becomes the default, so that no link shows an error. */
export function parseFahrzeugSearch(raw: Raw): FahrzeugSearch {
  const von = wallOf(raw.von)
  const bis = wallOf(raw.bis)
  const window = von !== undefined && bis !== undefined && von < bis ? { von, bis } : {}
  const features: readonly unknown[] = Array.isArray(raw.ausstattung) ? raw.ausstattung : [raw.ausstattung]
  return {
    ...window,
    ...present({
      fahrer: id(raw.fahrer),
      standort: id(raw.standort),
      fahrzeug: id(raw.fahrzeug),
      fahrt: id(raw.fahrt),
      wahl: id(raw.wahl),
      kategorie: one(raw.kategorie, KATEGORIEN),
      klasse: one(raw.klasse, FUEHRERSCHEINKLASSEN),
      kraftstoff: one(raw.kraftstoff, KRAFTSTOFFE),
      getriebe: one(raw.getriebe, GETRIEBE),
      ab: dayOf(raw.ab),
    }),
    personen: countOf(raw.personen, MOST),
    filter: raw.filter === true,
    sitze: countOf(raw.sitze, MOST),
    ausstattung: AUSSTATTUNG.filter((feature) => features.includes(feature)),
    suche: textOf(raw.suche, MAX_SUCHE),
    nurFreie: raw.nurFreie === true,
    zoom: one(raw.zoom, ZOOM) ?? FAHRZEUG_DEFAULTS.zoom,
    liste: raw.liste === true,
    sperren: raw.sperren === true,
  }
}
