import type { BuchungStatus } from '../../buchung/status.ts'
import type { WarteStatus } from '../../warteliste/types.ts'
import { CLOCK, type DeedName } from './deeds/all.ts'

interface Arrow<S extends string> {
  /** Null: it is created. */
  readonly from: S | null
  readonly to: S
  /** The only acts that lead there. */
  readonly by: readonly DeedName[]
}

/**
 * The acts that move a booking without changing its status; only its booker changes a series, which needs
 * nobody's consent.
 */
const MOVES = ['change', 'close', 'undoClose'] as const

/**
 * All transitions of a seat's booking. SPECIFICATION section 4, "Reading-room booking", says: a tentative one
 * becomes reserved when the confirming person acts, and cancelled when another one does; a reserved one
 * becomes done when check-in is possible, and else the booker may cancel it; a done one is never cancelled;
 * what is unconfirmed at its start is due; deactivating a room cancels what is booked there. The others are
 * recorded decisions: a cancellation and a closure can be undone, a change needs the second person's
 * confirmation again, and a lock can be lifted. `aktiv` is a status of vehicles: no seat ever has it.
 */
export const BUCHUNG_ARROWS: readonly Arrow<BuchungStatus>[] = [
  { from: null, to: 'vorgemerkt', by: ['book', 'takeOffer'] },
  { from: null, to: 'reserviert', by: ['book', 'takeHere', 'bookSerie', 'repeatWeek', 'takeOffer'] },
  { from: null, to: 'verschlossen', by: ['lock', 'close'] },
  { from: 'vorgemerkt', to: 'reserviert', by: ['confirm', 'change', 'undoClose'] },
  { from: 'vorgemerkt', to: 'vorgemerkt', by: MOVES },
  { from: 'vorgemerkt', to: 'storniert', by: ['cancel', 'cancelSerie', 'outOfUse', 'close', ...CLOCK] },
  { from: 'reserviert', to: 'vorgemerkt', by: ['change', 'close'] },
  { from: 'reserviert', to: 'reserviert', by: [...MOVES, 'changeSerie'] },
  { from: 'reserviert', to: 'durchgeführt', by: ['checkIn', 'checkInByCode', 'checkInAtDesk'] },
  { from: 'reserviert', to: 'storniert', by: ['cancel', 'cancelSerie', 'outOfUse', 'close', ...CLOCK] },
  {
    from: 'durchgeführt',
    to: 'durchgeführt',
    by: ['checkOut', 'undoCheckOut', 'pause', 'resume', ...CLOCK],
  },
  { from: 'storniert', to: 'vorgemerkt', by: ['undo', 'undoClose'] },
  { from: 'storniert', to: 'reserviert', by: ['undo', 'undoClose'] },
  { from: 'verschlossen', to: 'storniert', by: ['release', 'cancel', 'undoClose'] },
]

/**
 * All transitions of a place in a queue (recorded decisions: the specification has no waiting list). A closed
 * place has none.
 */
export const PLATZ_ARROWS: readonly Arrow<WarteStatus>[] = [
  { from: null, to: 'wartet', by: ['join'] },
  { from: 'wartet', to: 'angeboten', by: CLOCK },
  { from: 'wartet', to: 'verlassen', by: ['leave'] },
  { from: 'wartet', to: 'vorbei', by: CLOCK },
  { from: 'angeboten', to: 'gebucht', by: ['takeOffer'] },
  { from: 'angeboten', to: 'abgelehnt', by: ['leave'] },
  { from: 'angeboten', to: 'abgelaufen', by: CLOCK },
  { from: 'angeboten', to: 'wartet', by: CLOCK },
]

/** The coverage mark of a transition: whatever the clock does during other acts counts as the clock's. */
export const stepOf = (from: string | null, to: string, by: DeedName): string =>
  `${from ?? 'new'} → ${to} by ${CLOCK.includes(by) ? 'the clock' : by}`

/** The marks of all transitions of a table. */
export const stepsOf = (arrows: readonly Arrow<string>[]): string[] => [
  ...new Set(arrows.flatMap(({ from, to, by }) => by.map((deed) => stepOf(from, to, deed)))),
]

/** Whether an act may lead from one status to another. */
export function mayGo<S extends string>(
  arrows: readonly Arrow<S>[],
  from: S | null,
  to: S,
  by: DeedName,
): boolean {
  return arrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.by.includes(by))
}
