import type { Schnitt } from '@platzwart/domain/grundriss/cropped'
import type { SeatState } from '@platzwart/domain/leseraum/seatState'
import type { LeseraumArt } from '@platzwart/domain/leseraum/types'

/** What the drawing needs of a seat or room; all lengths in plan units (1 cm), `x` and `y` are the centre. */
export interface PlanSeat {
  readonly id: string
  readonly bezeichnung: string
  readonly art: LeseraumArt
  readonly kapazitaet: number
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
  readonly drehung: number
}

/** How a seat looks at this moment. */
export interface SeatLook {
  readonly state: SeatState
  /** The accessible name: number, kind, equipment, state, until when. */
  readonly name: string
  /** The filter leaves it out: drawn faintly, skipped by the keyboard. */
  readonly matt: boolean
  /** Draws what the plan itself knows nothing of, and takes it away again. */
  readonly beside?: (seat: SVGGElement, on: boolean) => void
}

export type SeatLooks = ReadonlyMap<string, SeatLook>

/** Tells of looks that change between two drawings. The returned function ends it. */
export type SeatFeed = (paint: (id: string, look: SeatLook) => void) => () => void

interface PictureSize {
  readonly breite: number
  readonly hoehe: number
  readonly url: string
}

/** A piece of the finest size of a picture; its upper left corner in pixels of that. */
export interface Kachel extends PictureSize {
  readonly x: number
  readonly y: number
}

/** A picture that lies beneath the seats, in plan units; its sizes in pixels, the smallest first. */
export interface PlanBild {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly breite: number
  readonly hoehe: number
  /** What is cut off at its edges, in ten-thousandths. */
  readonly schnitt?: Schnitt | undefined
  /** In per cent. */
  readonly deckkraft: number
  /** On dark ground: its lightness turned around, or a sheet of paper. */
  readonly dunkel: 'umkehren' | 'papier'
  readonly groessen: readonly PictureSize[]
  /** The finest of them in pieces; of one that is large alone. */
  readonly kacheln?: readonly Kachel[] | undefined
}
