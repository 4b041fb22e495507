import type { Form } from '@platzwart/contract/leseraum'
import type { LeseraumArt } from '@platzwart/domain/leseraum/types'

/** Equipment by name and number of pieces. */
export type Ausstattung = Readonly<Record<string, number>>

/** Where something stands: centre, size and clockwise turn, in plan units (1 cm). Unturned, one sits at the bottom and looks up. */
export interface Lage {
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
  readonly drehung: number
}

/** A seat or room of a drawn plan, before it has an id. */
export interface Platz extends Lage {
  readonly bezeichnung: string
  readonly art: LeseraumArt
  readonly zone: string
  readonly kapazitaet: number
  readonly beschreibung: string
  readonly bedingungen: string
  readonly zweitePersonNoetig: boolean
  readonly aktiv: boolean
  readonly ausstattung: Ausstattung
}

/** A drawn plan: the building as shapes and everything in it that can be booked. */
export interface Entwurf {
  readonly bezeichnung: string
  readonly beschreibung: string
  readonly breite: number
  readonly hoehe: number
  readonly zeichnung: readonly Form[]
  readonly plaetze: readonly Platz[]
}

/** Furniture as drawn: what is booked, and what stands under or beside it. */
export interface Furniture {
  readonly lagen: readonly Lage[]
  readonly formen: readonly Form[]
}

/** What the seats of one zone have in common; equipment by the seat's index. */
export interface Zonenart {
  readonly kuerzel: string
  readonly zone: string
  readonly beschreibung: string
  readonly ausstattung: (index: number) => Ausstattung
  /** Indices of seats that are out of use. */
  readonly inaktiv?: readonly number[]
}

/** A furnished zone: its numbered seats, and the tables they stand at. */
export interface Zone {
  readonly plaetze: readonly Platz[]
  readonly formen: readonly Form[]
}

/** Numbers the seats of a zone in the order given, from A-01 or, where there are a hundred and more, from C-001. */
export function furnish(art: Zonenart, ...furniture: readonly Furniture[]): Zone {
  const lagen = furniture.flatMap((it) => it.lagen)
  const digits = Math.max(2, String(lagen.length).length)
  const plaetze = lagen.map(
    (lage, index): Platz => ({
      ...lage,
      bezeichnung: `${art.kuerzel}-${String(index + 1).padStart(digits, '0')}`,
      art: 'platz',
      zone: art.zone,
      kapazitaet: 1,
      beschreibung: art.beschreibung,
      bedingungen: '',
      zweitePersonNoetig: false,
      aktiv: !art.inaktiv?.includes(index),
      ausstattung: art.ausstattung(index),
    }),
  )
  return { plaetze, formen: furniture.flatMap((it) => it.formen) }
}

type Sheet = Pick<Entwurf, 'bezeichnung' | 'beschreibung' | 'breite' | 'hoehe'>

/** A plan of a building, its furnished zones, and rooms that stand in no zone's numbering. */
export function drawn(
  sheet: Sheet,
  building: readonly Form[],
  zonen: readonly Zone[],
  rooms: readonly Platz[] = [],
): Entwurf {
  return {
    ...sheet,
    zeichnung: [...building, ...zonen.flatMap((it) => it.formen)],
    plaetze: [...zonen.flatMap((it) => it.plaetze), ...rooms],
  }
}
