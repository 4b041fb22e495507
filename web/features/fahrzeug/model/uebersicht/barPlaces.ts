import { awaitsStart } from '@platzwart/domain/buchung/status'
import { carStandOf, readyFrom } from '@platzwart/domain/fahrzeug/bereit'
import type { Bar, BarStatus } from './belegungen.ts'

/** A bar's state: its status, or why it has not started: nobody has checked in, or its car is not back. */
export type BarStand = BarStatus | 'verpasst' | 'wartend' | 'ohneFahrzeug'

/** The current time and the house's check-in time, both in minutes of the visible period. */
export interface Clock {
  readonly jetzt: number
  /** Minutes after the start in which a check-in is possible (`fahrzeug.checkInMinuten`). */
  readonly checkIn: number
}

const at = (minute: number) => Temporal.Instant.fromEpochMilliseconds(Math.round(minute * 60_000))

/** @param row all bars of the same car */
export function standOf(
  { status, typ, von, bis, bereit }: Bar,
  { jetzt, checkIn }: Clock,
  row: readonly Bar[],
): BarStand {
  if (typ !== 'BUCHUNG' || status === 'gehalten' || !awaitsStart(status) || jetzt < von) return status
  const trip = {
    status,
    zeitraum: { von: at(von), bis: at(bis) },
    bereitAb: bereit === undefined ? null : at(bereit),
    // A bar does not carry the booking's creation time.
    giltSeit: null,
  }
  const carIsOut = row.some((other) => other.status === 'aktiv' && other.von < von)
  const late = Temporal.Instant.compare(at(jetzt - checkIn), readyFrom(trip)) > 0
  return carStandOf(trip, at(jetzt), carIsOut) ?? (late ? 'verpasst' : status)
}

/** Still on the road although its time is over. */
function isOverdue({ status, bis }: Bar, { jetzt }: Clock): boolean {
  return status === 'aktiv' && bis < jetzt
}

/** Whether the bar's look depends on the time; the others need no rendering when the clock ticks. */
export function followsClock(balken: Bar, clock: Clock): boolean {
  return balken.status === 'aktiv' || standOf(balken, clock, [balken]) !== balken.status
}

/** The position of a bar's label: on the bar, or beside it if the bar is too short. */
export interface Label {
  readonly at: 'in' | 'after' | 'before'
  /** Available width in pixels. */
  readonly width: number
}

export interface BarPlace {
  readonly balken: Bar
  readonly stand: BarStand
  readonly overdue: boolean
  /** Pixels from the row's start. */
  readonly left: number
  readonly width: number
  readonly text: string
  readonly label: Label | null
}

export interface Scale {
  /** The visible period in minutes. */
  readonly minuten: number
  /** Pixels per minute. */
  readonly scale: number
}

/**
 * A letter's width in pixels, an overestimate: measuring thousands of labels would cost more than the rows.
 */
const LETTER_PX = 7.5
/** Pixels of a bar's two edges, and between a bar and its label beside it. */
const EDGES_PX = 12
const GAP_PX = 5
/** The minimum width in pixels at which a label is still useful. */
const LEAST_PX = 30

type Space = Pick<BarPlace, 'left' | 'width' | 'text'>

function labelOf({ left, width, text }: Space, free: { von: number; bis: number }): Label | null {
  const needed = text.length * LETTER_PX
  const places: readonly Label[] = [
    { at: 'in', width: width - EDGES_PX },
    { at: 'after', width: free.bis - (left + width) - 2 * GAP_PX },
    { at: 'before', width: left - free.von - 2 * GAP_PX },
  ]
  const enough = places.find((place) => place.width >= needed)
  const widest = places.reduce((best, place) => (place.width > best.width ? place : best))
  const found = enough ?? widest
  return found.width < Math.min(needed, LEAST_PX) ? null : found
}

/** The bars of a row with their positions, and their labels where these overlap no other bar. */
export function placesOf(
  balken: readonly Bar[],
  { minuten, scale }: Scale,
  clock: Clock,
  kurz: (balken: Bar, stand: BarStand) => string,
): BarPlace[] {
  const drawn = balken.flatMap((one) => {
    const overdue = isOverdue(one, clock)
    const von = Math.max(0, one.von)
    const bis = Math.min(minuten, overdue ? clock.jetzt : one.bis)
    if (bis <= von) return []
    const stand = standOf(one, clock, balken)
    const place = { left: von * scale, width: (bis - von) * scale }
    return [{ balken: one, stand, overdue, ...place, text: kurz(one, stand) }]
  })
  let taken = 0
  return drawn.map((one, index): BarPlace => {
    const free = { von: taken, bis: drawn[index + 1]?.left ?? minuten * scale }
    const label = labelOf(one, free)
    const end = one.left + one.width
    const said = label?.at === 'after' ? Math.min(label.width, one.text.length * LETTER_PX) + GAP_PX : 0
    taken = Math.max(taken, end + said)
    return { ...one, label }
  })
}
