import type { LiveBuchung, PlanTag } from '@platzwart/contract/leseraum'
import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import type { Belegung, Minutes, OpenMinutes } from '@platzwart/domain/leseraum/seatState'

export interface DayBelegung extends Belegung {
  readonly id: string
  readonly leseraumId: string
}

/** A plan's day in memory. An unchanged seat keeps its array. */
export interface PlanDay {
  readonly grundrissId: string
  readonly tag: string
  /** The day's local midnight, milliseconds since the epoch. */
  readonly mitternachtMs: number
  readonly offen: OpenMinutes | null
  readonly bySeat: ReadonlyMap<string, readonly DayBelegung[]>
}

export const NOTHING: readonly DayBelegung[] = []

export function planDayOf(answer: PlanTag): PlanDay {
  const mitternachtMs = epochMs(answer.mitternacht)
  const bySeat = new Map<string, DayBelegung[]>()
  for (const [id, leseraumId, von, bis, status, eigene] of answer.belegungen) {
    const one = {
      id,
      leseraumId,
      von,
      bis,
      status: BELEGUNG_STATUS[status] ?? 'reserviert',
      eigene: eigene > 0,
    }
    const seat = bySeat.get(leseraumId)
    if (seat === undefined) bySeat.set(leseraumId, [one])
    else seat.push(one)
  }
  for (const seat of bySeat.values()) seat.sort(byStart)
  return {
    grundrissId: answer.grundrissId,
    tag: answer.tag,
    mitternachtMs,
    offen: answer.offen && openOf(answer.offen, mitternachtMs),
    bySeat,
  }
}

function openOf({ von, bis, unterbrechungen }: Told, mitternachtMs: number): OpenMinutes {
  const minutes = { von: minuteOf(epochMs(von), mitternachtMs), bis: minuteOf(epochMs(bis), mitternachtMs) }
  return unterbrechungen
    ? { ...minutes, unterbrechungen: unterbrechungen.map((one) => openOf(one, mitternachtMs)) }
    : minutes
}

interface Told {
  readonly von: string
  readonly bis: string
  readonly unterbrechungen?: readonly Told[] | undefined
}

/** Whether two days have the same opening hours. */
export const sameHours = (a: OpenMinutes | null, b: OpenMinutes | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Structural sharing: the loaded day with the arrays of `before` where they are equal, so that unchanged
 * seats are not rendered again.
 */
export function keepEqual(before: PlanDay | undefined, after: PlanDay): PlanDay {
  if (before === undefined || before.grundrissId !== after.grundrissId || before.tag !== after.tag)
    return after
  const bySeat = new Map(after.bySeat)
  let changed = before.bySeat.size !== after.bySeat.size
  for (const [seat, now] of after.bySeat) {
    const old = before.bySeat.get(seat)
    if (old !== undefined && sameBelegungen(old, now)) bySeat.set(seat, old)
    else changed = true
  }
  return !changed && sameHours(before.offen, after.offen) ? before : { ...after, bySeat }
}

function sameBelegungen(a: readonly DayBelegung[], b: readonly DayBelegung[]): boolean {
  return a.length === b.length && a.every((one, index) => sameBelegung(one, b[index]))
}

function sameBelegung(a: DayBelegung, b: DayBelegung | undefined): boolean {
  return (
    b !== undefined &&
    a.id === b.id &&
    a.von === b.von &&
    a.bis === b.bis &&
    a.status === b.status &&
    a.eigene === b.eigene
  )
}

/**
 * Applies a live event; returns the same day if it is not concerned. The booking may have moved here from
 * another seat, or away from this day: it is removed wherever it was and added where it is now.
 */
export function applyLive(day: PlanDay, event: LiveBuchung): PlanDay {
  const next = new Map(day.bySeat)
  const before = holderOf(day, event.id)
  if (before !== null) {
    const rest = (day.bySeat.get(before) ?? NOTHING).filter((one) => one.id !== event.id)
    next.set(before, rest)
  }
  const status = event.grundrissId === day.grundrissId && event.tag === day.tag ? dayStatus(event) : null
  if (status === null && before === null) return day
  if (status !== null) {
    const one: DayBelegung = {
      id: event.id,
      leseraumId: event.leseraumId,
      von: minuteOf(epochMs(event.von), day.mitternachtMs),
      bis: minuteOf(epochMs(event.bis), day.mitternachtMs),
      status,
      eigene: event.eigene > 0,
    }
    next.set(event.leseraumId, [...(next.get(event.leseraumId) ?? NOTHING), one].sort(byStart))
  }
  return { ...day, bySeat: next }
}

/** Releases a cancelled booking when its undo period ends. */
export function release(day: PlanDay, id: string): PlanDay {
  const seat = holderOf(day, id)
  if (seat === null) return day
  const rest = (day.bySeat.get(seat) ?? NOTHING).filter((one) => one.id !== id || one.status !== 'gehalten')
  return { ...day, bySeat: new Map(day.bySeat).set(seat, rest) }
}

function dayStatus(event: LiveBuchung): Belegung['status'] | null {
  if (event.status === 'storniert') return event.gehaltenBis === null ? null : 'gehalten'
  return BELEGUNG_STATUS.find((status) => status === event.status) ?? null
}

function holderOf(day: PlanDay, id: string): string | null {
  for (const [seat, belegungen] of day.bySeat) {
    if (belegungen.some((one) => one.id === id)) return seat
  }
  return null
}

function byStart(a: Minutes, b: Minutes): number {
  return a.von - b.von
}

function epochMs(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds
}

function minuteOf(epochMilliseconds: number, mitternachtMs: number): number {
  return Math.floor((epochMilliseconds - mitternachtMs) / 60_000)
}

/** The instant of a minute of the day. */
export function instantAt(day: Pick<PlanDay, 'mitternachtMs'>, minute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(day.mitternachtMs + minute * 60_000)
}

/** The minute of the day of an instant; negative or beyond the day if it lies outside. */
export function minuteAt(day: Pick<PlanDay, 'mitternachtMs'>, instant: Temporal.Instant): number {
  return minuteOf(instant.epochMilliseconds, day.mitternachtMs)
}
