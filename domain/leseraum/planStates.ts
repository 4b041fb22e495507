import { BELEGUNG_STATUS } from '../buchung/status.ts'
import { heldAs, type OpenMinutes, SEAT_STATES, type SeatState } from './seatState.ts'

/** Index into SEAT_STATES. */
const S = Object.fromEntries(SEAT_STATES.map((state, index) => [state, index])) as Record<SeatState, number>

export interface PlanBelegung {
  /** Index of the seat in the plan's order; -1 for one that is not on it. */
  readonly seat: number
  readonly von: number
  readonly bis: number
  /** Index into BELEGUNG_STATUS. */
  readonly status: number
  readonly eigene: number
}

export interface PlanQuestion {
  readonly aktiv: readonly boolean[]
  readonly belegungen: readonly PlanBelegung[]
  readonly offen: OpenMinutes | null
  /** Now, in minutes since the day's local midnight; may lie before or after the day. */
  readonly jetzt: number
}

/** The state that a booking in each status gives its seat: others' and own. */
const [OTHERS, OWN] = [false, true].map((eigene) =>
  BELEGUNG_STATUS.map((status) => S[heldAs({ status, eigene })]),
) as [number[], number[]]

/**
 * Every seat's current state, in the plan's order, in a single pass: what `seatState` returns for the running
 * minute. Before opening, the first minute of the day counts, so that tomorrow's plan shows its first
 * bookings.
 */
export function planStates(question: PlanQuestion): number[] {
  const { aktiv, belegungen, offen, jetzt } = question
  const moment = offen ? Math.max(jetzt, offen.von) : jetzt
  const breaks = offen?.unterbrechungen ?? []
  const broken = breaks.some((one) => one.von <= moment && moment < one.bis)
  const base = offen && moment < offen.bis && !broken ? S.frei : S.geschlossen
  const states = aktiv.map((active) => (active ? base : S.inaktiv))
  if (base === S.geschlossen) return states
  for (const held of belegungen) {
    const before = states[held.seat]
    if (before === undefined || before === S.inaktiv || held.von > moment || moment >= held.bis) continue
    states[held.seat] = (held.eigene > 0 ? OWN : OTHERS)[held.status] ?? S.belegt
  }
  return states
}
