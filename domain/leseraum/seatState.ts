import type { BelegungStatus } from '../buchung/status.ts'

/**
 * How a seat shows (SPECIFICATION sections 2 and 9); `gesperrt`, `inaktiv` and `fuerDich` are ours: a lock, a seat out of use, one
 * that is held for whoever looks. The order is part of the
 * contract: states go over the wire as places in this list, so new ones come last.
 */
export const SEAT_STATES = [
  'frei',
  'belegt',
  'stundenweiseBelegt',
  'deinPlatz',
  'reserviert',
  'geschlossen',
  'gesperrt',
  'inaktiv',
  'vorgemerkt',
  'fuerDich',
] as const

export type SeatState = (typeof SEAT_STATES)[number]

/** Minutes since the day's local midnight, half-open; the day's own minutes, so days of 23 and 25 hours come out right. */
export interface Minutes {
  readonly von: number
  readonly bis: number
}

export interface Belegung extends Minutes {
  /** `gehalten`: cancelled, but can still be undone. */
  readonly status: BelegungStatus
  /** The person's own, as booker or second. */
  readonly eigene: boolean
}

export interface SeatSituation {
  readonly state: SeatState
  /** Minute until which it stays so; null when nothing changes that day, or when it is taken here and there. */
  readonly bis: number | null
  /** First minute from the period's start on at which the seat is free; null when not again that day. */
  readonly freiAb: number | null
}

function freeFrom(belegungen: readonly Belegung[], from: number, close: number): number | null {
  let at = from
  for (const held of [...belegungen].sort((a, b) => a.von - b.von)) {
    if (held.von > at) break
    at = Math.max(at, held.bis)
  }
  return at < close ? at : null
}

/**
 * What one booking makes of its seat, on map, list and a day's bar alike. One's own is one's place, unless one locked the seat as an admin;
 * what is offered to oneself, or was just given up and can be had back, is held for oneself. Tentative and reserved ones have the calendar's colours (section 9); whoever is there, or is just leaving, occupies it.
 */
export function heldAs({ status, eigene }: Pick<Belegung, 'status' | 'eigene'>) {
  if (status === 'verschlossen') return 'gesperrt'
  if (status === 'gehalten') return eigene ? 'fuerDich' : 'belegt'
  if (eigene) return 'deinPlatz'
  return status === 'vorgemerkt' || status === 'reserviert' ? status : 'belegt'
}

/** What a booking can make of its seat. */
export type HeldState = ReturnType<typeof heldAs>

/** Several that share a period have one state when each would have it; mixed ones occupy the seat. */
function stateOf(held: readonly Belegung[], period: Minutes): SeatState {
  const [first, ...more] = new Set(held.map(heldAs))
  if (first === undefined) return 'frei'
  if (held.some(isYours)) return 'deinPlatz'
  if (held.some((one) => heldAs(one) === 'fuerDich')) return 'fuerDich'
  if (freeFrom(held, period.von, period.bis) !== null) return 'stundenweiseBelegt'
  return more.length === 0 ? first : 'belegt'
}

function isYours(held: Belegung): boolean {
  return heldAs(held) === 'deinPlatz'
}

/** End of the person's own stay, or of several that follow one another at once. */
function yoursUntil(held: readonly Belegung[]): number | null {
  const yours = held.filter(isYours).sort((a, b) => a.von - b.von)
  return yours.reduce<number | null>((end, one) => (end === null || one.von <= end ? one.bis : end), null)
}

/** Minute until which a state lasts; null when it has no one end: free for the rest of the day, or taken here and there. */
function lastsUntil(
  state: SeatState,
  held: readonly Belegung[],
  next: Belegung | undefined,
  freiAb: number | null,
) {
  switch (state) {
    case 'frei':
      return next?.von ?? null
    case 'deinPlatz':
      return yoursUntil(held)
    case 'stundenweiseBelegt':
      return null
    default:
      return freiAb
  }
}

/**
 * A seat's state for a period of a day: free throughout, taken throughout, or taken for a part of it (hourly occupied).
 */
export function seatState(
  belegungen: readonly Belegung[],
  period: Minutes,
  offen: Minutes | null,
  aktiv = true,
): SeatSituation {
  if (!aktiv) return { state: 'inaktiv', bis: null, freiAb: null }
  if (!offen || period.von >= offen.bis) return { state: 'geschlossen', bis: null, freiAb: null }
  const asked = { von: Math.max(period.von, offen.von), bis: Math.min(period.bis, offen.bis) }
  const freiAb = freeFrom(belegungen, asked.von, offen.bis)
  if (period.bis <= offen.von) return { state: 'geschlossen', bis: offen.von, freiAb }
  const held = belegungen.filter((one) => one.von < asked.bis && asked.von < one.bis)
  const state = stateOf(held, asked)
  const next = belegungen.filter((one) => one.von >= asked.von).sort((a, b) => a.von - b.von)[0]
  return { state, bis: lastsUntil(state, held, next, freiAb), freiAb }
}
