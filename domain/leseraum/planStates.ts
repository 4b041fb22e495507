import { SEAT_STATES, type SeatState } from './seatState.ts'

/** Index into SEAT_STATES. */
const S = Object.fromEntries(SEAT_STATES.map((state, index) => [state, index])) as Record<SeatState, number>

export interface PlanBelegung {
  /** Index of the seat in the plan's order; -1 for one that is not on it. */
  readonly seat: number
  readonly von: number
  readonly bis: number
  /** 0 vorgemerkt, 1 reserviert, 2 aktiv, 3 durchgeführt, 4 verschlossen, 5 gehalten. */
  readonly status: number
  readonly eigene: number
}

export interface PlanQuestion {
  readonly aktiv: readonly boolean[]
  readonly belegungen: readonly PlanBelegung[]
  readonly offen: { readonly von: number; readonly bis: number } | null
  /** Now, in minutes since the day's local midnight; may lie before or after the day. */
  readonly jetzt: number
}

const LOCKED = 4
const HELD = 5

/**
 * Every seat's state at this moment, in the plan's order, in one pass: what `seatState` says of the minute that is running. Before
 * opening the first minute of the day counts, so that tomorrow's plan shows who begins it.
 */
export function planStates(question: PlanQuestion): number[] {
  const { aktiv, belegungen, offen, jetzt } = question
  const moment = offen ? Math.max(jetzt, offen.von) : jetzt
  const base = offen && moment < offen.bis ? S.frei : S.geschlossen
  const states = aktiv.map((active) => (active ? base : S.inaktiv))
  if (base === S.geschlossen) return states
  for (const held of belegungen) {
    const before = states[held.seat]
    if (before === undefined || before === S.inaktiv || held.von > moment || moment >= held.bis) continue
    if (held.eigene > 0 && held.status !== HELD && held.status !== LOCKED) states[held.seat] = S.deinPlatz
    else if (held.status === LOCKED) states[held.seat] = S.gesperrt
    else states[held.seat] = held.status === 0 ? S.reserviert : S.belegt
  }
  return states
}
