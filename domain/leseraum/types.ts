import type { BuchungStatus } from '../buchung/status.ts'
import type { AusstattungId, BenutzerId, BuchungId, GrundrissId, LeseraumId } from '../id.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** What can be booked on a floor plan: a seat, a room, or a parking space. */
export const LESERAUM_ARTEN = ['platz', 'gruppenraum', 'stellplatz'] as const

export type LeseraumArt = (typeof LESERAUM_ARTEN)[number]

/** Parses a kind. @param text as stored; a value of another version is a seat */
export const artOf = (text: string): LeseraumArt => LESERAUM_ARTEN.find((art) => art === text) ?? 'platz'

interface OfKind {
  readonly art: string
}

const parks = ({ art }: OfKind) => art === 'stellplatz'

/** Whether one can replace the other: a parking space is no seat, and a desk holds no car. */
export const sameUse = (a: OfKind, b: OfKind): boolean => parks(a) === parks(b)

/** The places that a request without a kind means: places to sit, if there are any. */
export function unnamed<S extends OfKind>(places: readonly S[]): readonly S[] {
  const seats = places.filter((place) => !parks(place))
  return seats.length === 0 || seats.length === places.length ? places : seats
}

/** What can be booked on a floor plan: a seat, a group room or a parking space. Coordinates in plan units (1 cm), its centre. */
export interface Leseraum {
  readonly id: LeseraumId
  readonly grundrissId: GrundrissId
  readonly bezeichnung: string
  readonly art: LeseraumArt
  readonly zone: string
  readonly kapazitaet: number
  readonly beschreibung: string
  readonly bedingungen: string
  /** The conditions require a second person who confirms. */
  readonly zweitePersonNoetig: boolean
  readonly aktiv: boolean
  readonly ausstattung: readonly {
    readonly id: AusstattungId
    readonly name: string
    readonly anzahl: number
  }[]
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
  readonly drehung: number
}

/** A seat as it crosses the wire: its ids are plain strings. */
type PlainLeseraum = Omit<Leseraum, 'id' | 'grundrissId' | 'ausstattung'> & {
  readonly id: string
  readonly ausstattung: readonly { readonly id: string; readonly name: string; readonly anzahl: number }[]
}

export function leseraumOf(plain: PlainLeseraum, grundrissId: string): Leseraum {
  return {
    ...plain,
    id: plain.id as LeseraumId,
    grundrissId: grundrissId as GrundrissId,
    ausstattung: plain.ausstattung.map((teil) => ({ ...teil, id: teil.id as AusstattungId })),
  }
}

export interface LeseraumBuchung {
  readonly id: BuchungId
  readonly leseraumId: LeseraumId
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  readonly bucherId: BenutzerId
  readonly zweiteId: BenutzerId | null
  readonly gruppengroesse: number
  /** When somebody last booked, changed or accepted it; null if that was not recorded. */
  readonly giltSeit: Temporal.Instant | null
}

/** Anything that occupies a seat for a period, as far as the rules need it. */
export interface Hold {
  readonly id: string
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  /** Null for uninvolved viewers: the browser knows only its own. */
  readonly bucherId: string | null
}
