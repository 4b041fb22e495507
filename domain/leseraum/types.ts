import type { BuchungStatus } from '../buchung/status.ts'
import type { AusstattungId, BenutzerId, BuchungId, GrundrissId, LeseraumId } from '../id.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** What can be booked on a floor plan: a seat or a group room. Coordinates in plan units (1 cm), its centre. */
export interface Leseraum {
  readonly id: LeseraumId
  readonly grundrissId: GrundrissId
  readonly bezeichnung: string
  readonly art: 'platz' | 'gruppenraum'
  readonly zone: string
  readonly kapazitaet: number
  readonly beschreibung: string
  readonly bedingungen: string
  /** The conditions ask for a second person who confirms. */
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

/** A seat as it crosses the wire: its ids are plain texts. */
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
}

/** What holds a seat for a while, as far as a rule needs to know it. */
export interface Hold {
  readonly id: string
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  readonly status: BuchungStatus
  /** Whose it is is unknown to those it does not concern: the browser knows only its own. */
  readonly bucherId: string | null
}
