import type { BelegungStatus } from '../buchung/status.ts'

/**
 * How a seat is shown (SPECIFICATION sections 2 and 9); `gesperrt`, `inaktiv` and `fuerDich` are ours: a
 * lock, a seat out of use, one that is held for the viewer. The order is part of the contract: states cross
 * the wire as indexes into this list, so new ones go last.
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

/** Minutes since the day's local midnight, half-open; real minutes, so that days of 23 and 25 hours work. */
export interface Minutes {
  readonly von: number
  readonly bis: number
}

/** The opening hours of a day; its breaks are sorted. */
export interface OpenMinutes extends Minutes {
  readonly unterbrechungen?: readonly Minutes[]
}

export interface Belegung extends Minutes {
  /** `gehalten`: cancelled, but can still be undone. */
  readonly status: BelegungStatus
  /** The viewer's own, as booker or second person. */
  readonly eigene: boolean
}

export interface SeatSituation {
  readonly state: SeatState
  /**
   * The minute until which the state lasts; null if nothing changes that day, or if the seat is taken here
   * and there.
   */
  readonly bis: number | null
  /** The first free minute from the period's start on; null if it is not free again that day. */
  readonly freiAb: number | null
}

function freeFrom(belegungen: readonly Minutes[], from: number, close: number): number | null {
  let at = from
  for (const held of [...belegungen].sort((a, b) => a.von - b.von)) {
    if (held.von > at) break
    at = Math.max(at, held.bis)
  }
  return at < close ? at : null
}

/**
 * The state that one booking gives its seat, on map, list and a day's bar alike. One's own is one's place,
 * unless one locked the seat as an admin; an offer to oneself, or a cancellation that can still be undone, is
 * held for oneself. Tentative and reserved ones have the calendar's colours (section 9); a seat with somebody
 * there, or just leaving, is occupied.
 */
export function heldAs({ status, eigene }: Pick<Belegung, 'status' | 'eigene'>) {
  if (status === 'verschlossen') return 'gesperrt'
  if (status === 'gehalten') return eigene ? 'fuerDich' : 'belegt'
  if (eigene) return 'deinPlatz'
  return status === 'vorgemerkt' || status === 'reserviert' ? status : 'belegt'
}

/** The states that a booking can give its seat. */
export type HeldState = ReturnType<typeof heldAs>

/** Several bookings in a period give the seat one state if each would give the same; mixed ones occupy it. */
function stateOf(held: readonly Belegung[], period: Minutes, breaks: readonly Minutes[]): SeatState {
  const [first, ...more] = new Set(held.map(heldAs))
  if (first === undefined) return 'frei'
  if (held.some(isYours)) return 'deinPlatz'
  if (held.some((one) => heldAs(one) === 'fuerDich')) return 'fuerDich'
  if (freeFrom([held, breaks].flat(), period.von, period.bis) !== null) return 'stundenweiseBelegt'
  return more.length === 0 ? first : 'belegt'
}

function isYours(held: Belegung): boolean {
  return heldAs(held) === 'deinPlatz'
}

/** End of the person's own stay, or of several back to back. */
function yoursUntil(held: readonly Belegung[]): number | null {
  const yours = held.filter(isYours).sort((a, b) => a.von - b.von)
  return yours.reduce<number | null>((end, one) => (end === null || one.von <= end ? one.bis : end), null)
}

/**
 * The minute until which a state lasts; null if it has no single end: free for the rest of the day, or taken
 * here and there.
 */
function lastsUntil(
  state: SeatState,
  held: readonly Belegung[],
  next: Minutes | undefined,
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

/** A period without the parts of breaks at its ends. */
export function withoutBreaks({ von, bis }: Minutes, breaks: readonly Minutes[]): Minutes {
  return {
    von: breaks.find((one) => one.von <= von && von < one.bis)?.bis ?? von,
    bis: breaks.find((one) => one.von < bis && bis <= one.bis)?.von ?? bis,
  }
}

/**
 * A seat's state for a period of a day: free throughout, taken throughout, or taken for a part of it (hourly
 * occupied). Breaks of the day do not count, because nobody could have the seat then.
 */
export function seatState(
  belegungen: readonly Belegung[],
  period: Minutes,
  offen: OpenMinutes | null,
  aktiv = true,
): SeatSituation {
  if (!aktiv) return { state: 'inaktiv', bis: null, freiAb: null }
  if (!offen || period.von >= offen.bis) return { state: 'geschlossen', bis: null, freiAb: null }
  const breaks = offen.unterbrechungen ?? []
  const busy = breaks.length === 0 ? belegungen : [belegungen, breaks].flat()
  const asked = withoutBreaks(
    { von: Math.max(period.von, offen.von), bis: Math.min(period.bis, offen.bis) },
    breaks,
  )
  const freiAb = freeFrom(busy, asked.von, offen.bis)
  if (period.bis <= offen.von) return { state: 'geschlossen', bis: offen.von, freiAb }
  if (asked.von >= asked.bis) return { state: 'geschlossen', bis: asked.von, freiAb }
  const held = belegungen.filter((one) => one.von < asked.bis && asked.von < one.bis)
  const state = stateOf(held, asked, breaks)
  const next = [belegungen, breaks.filter((one) => one.von >= asked.bis)]
    .flat()
    .filter((one) => one.von >= asked.von)
    .sort((a, b) => a.von - b.von)[0]
  return { state, bis: lastsUntil(state, held, next, freiAb), freiAb }
}
