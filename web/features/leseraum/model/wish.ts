import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { BenutzerId } from '@platzwart/domain/id'
import { type BookingCommand, needsSecond, SOMEBODY } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import type { Hold, Leseraum } from '@platzwart/domain/leseraum/types'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { type Grid, stepDown, stepUp } from '@platzwart/domain/time/grid'
import { gapsOf } from './gaps.ts'
import { type DayBelegung, instantAt, type PlanDay } from './planDay.ts'
import { endFor, type TimeLimits } from './zeit/timeLimits.ts'

/** Time, number of people and second person. */
export interface BookingTerms extends Minutes {
  readonly gruppengroesse: number
  readonly zweitePerson: string
}

/** The values of the dialog's fields. */
export interface Wish extends BookingTerms {
  /**
   * The intended length in minutes: a start near the end of the day shortens the period only while it is
   * there.
   */
  readonly dauer: number
}

interface Known {
  readonly auswahl: Minutes
  /** The periods that block the seat, sorted by start. */
  readonly belegungen: readonly Minutes[]
  readonly grid: Grid
  readonly mindestens: number
  readonly hoechstens: number
}

/**
 * The dialog's initial period: the requested one as far as the seat is free in it, so that a partly taken
 * seat is suggested for the rest; never longer than the maximum.
 */
export function firstPeriod({ auswahl, belegungen, grid, mindestens, hoechstens }: Known): Minutes {
  const gaps = gapsOf(belegungen, auswahl)
    .map(({ von, bis }) => ({ von: stepUp(von, grid), bis: stepDown(bis, grid) }))
    .filter((gap) => gap.bis - gap.von >= mindestens)
  const longest = gaps.reduce<Minutes | null>(
    (best, gap) => (best === null || gap.bis - gap.von > best.bis - best.von ? gap : best),
    null,
  )
  const { von, bis } = longest ?? auswahl
  return { von, bis: Math.min(bis, lastEnd(von, hoechstens, grid)) }
}

type Whom = 'eigene' | 'belegt' | 'pause'

/** What limits a booking's length: the maximum stay, or the rest of the week's hours. */
type Longest = 'hoechstdauer' | 'woche'

/** Why the suggested period starts later or ends earlier than requested. */
export interface Shortening {
  readonly wished: Minutes
  readonly von: { readonly art: Whom; readonly minute: number } | null
  readonly bis:
    | { readonly art: Whom; readonly minute: number }
    | { readonly art: Longest; readonly minuten: number }
    | null
}

interface Offered extends Known {
  /** The person's own bookings, on this seat and on others. */
  readonly eigene: readonly Minutes[]
  /** The breaks, in which the house is closed. */
  readonly pausen?: readonly Minutes[]
  readonly offered: Minutes
  readonly durch?: Longest
}

/**
 * What made the suggestion shorter than requested; null if nothing did. Own bookings take precedence over
 * others'.
 */
export function shorteningOf({
  auswahl,
  belegungen,
  eigene,
  pausen = [],
  offered,
  grid,
  hoechstens,
  durch = 'hoechstdauer',
}: Offered): Shortening | null {
  const all = [
    ...eigene.map((one) => ({ ...one, art: 'eigene' as const })),
    ...belegungen.map((one) => ({ ...one, art: 'belegt' as const })),
    ...pausen.map((one) => ({ ...one, art: 'pause' as const })),
  ]
  const before = all
    .filter((one) => one.bis > auswahl.von && one.bis <= offered.von)
    .toSorted((a, b) => b.bis - a.bis)[0]
  const after = all
    .filter((one) => one.von >= offered.bis && one.von < auswahl.bis)
    .toSorted((a, b) => a.von - b.von)[0]
  const von = offered.von > auswahl.von && before ? { art: before.art, minute: before.bis } : null
  const atOnce = after !== undefined && stepDown(after.von, grid) === offered.bis
  const blocked = atOnce ? { art: after.art, minute: after.von } : null
  const full = offered.bis >= lastEnd(offered.von, hoechstens, grid)
  const longest = full ? { art: durch, minuten: hoechstens } : null
  const bis = offered.bis < auswahl.bis ? (blocked ?? longest) : null
  return von === null && bis === null ? null : { wished: auswahl, von, bis }
}

/**
 * The end of the longest booking from a start on. If no step lies within it, the end is off the step, so that
 * the rule about steps refuses it instead of an empty period.
 */
function lastEnd(von: number, hoechstens: number, grid: Grid): number {
  const end = stepDown(von + hoechstens, grid)
  return end > von ? end : von + hoechstens
}

interface Person {
  readonly id: string
  readonly email: string
}

/** Whether a second person must confirm, by the rules (L7). */
export function needsZweite(
  { zweitePersonNoetig }: Pick<LeseraumView, 'zweitePersonNoetig'>,
  gruppengroesse: number,
  einstellungen: Effective,
): boolean {
  return needsSecond({ leseraum: { zweitePersonNoetig }, gruppengroesse }, { einstellungen })
}

/** Drops a second person typed while the group was larger: the form no longer shows the field. */
export function dropUnneededPerson<A extends BookingTerms>(
  wish: A,
  seat: Pick<LeseraumView, 'zweitePersonNoetig'>,
  einstellungen: Effective,
): A {
  return needsZweite(seat, wish.gruppengroesse, einstellungen) ? wish : { ...wish, zweitePerson: '' }
}

/** What a change of one time does to the other: a new start keeps the length, a new end changes it. */
export function settleTimes(next: Wish, before: Wish, limits: TimeLimits | null, grid: Grid): Wish {
  if (next.bis !== before.bis) return { ...next, dauer: next.bis - next.von }
  if (next.von === before.von || limits === null) return next
  return { ...next, bis: endFor(limits, next.von, next.von + next.dauer, grid) }
}

export function commandOf(seat: Leseraum, day: PlanDay, wish: BookingTerms, person: Person): BookingCommand {
  const email = wish.zweitePerson.trim().toLowerCase()
  const bucherId = person.id as BenutzerId
  return {
    leseraum: seat,
    zeitraum: { von: instantAt(day, wish.von), bis: instantAt(day, wish.bis) },
    bucherId,
    zweiteId: email === '' ? null : email === person.email.toLowerCase() ? bucherId : SOMEBODY,
    gruppengroesse: wish.gruppengroesse,
  }
}

interface Facts {
  readonly jetzt: Temporal.Instant
  readonly kalender: Kalender
  readonly einstellungen: Effective
  readonly day: PlanDay
  readonly eigene: readonly BuchungView[]
  readonly person: Person
  /** The edited booking, which must not block itself. */
  readonly ohne: string | null
}

const OCCUPIES: ReadonlySet<BuchungStatus> = new Set(['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'])

/** The browser's knowledge in the rules' input shape. The server applies the same rules to its own data. */
export function factsOf({ jetzt, kalender, einstellungen, day, eigene, person, ohne }: Facts): BookingFacts {
  const holds: Hold[] = []
  for (const belegungen of day.bySeat.values()) {
    for (const one of belegungen) if (one.id !== ohne) holds.push(holdOf(one, day))
  }
  const own = ownHolds(
    eigene.filter((one) => one.id !== ohne),
    person.id,
  )
  return { now: jetzt, kalender, einstellungen, eigene: own, belegungen: holds }
}

/** A person's own bookings in the rules' input shape. */
export function ownHolds(eigene: readonly BuchungView[], personId: string): Hold[] {
  return eigene
    .filter((one) => OCCUPIES.has(one.status))
    .map((one) => ({
      id: one.id,
      leseraumId: one.leseraumId,
      zeitraum: { von: Temporal.Instant.from(one.von), bis: Temporal.Instant.from(one.bis) },
      status: one.status,
      bucherId: one.rolle === 'bucher' ? personId : null,
    }))
}

function holdOf(one: DayBelegung, day: PlanDay): Hold {
  return {
    id: one.id,
    leseraumId: one.leseraumId,
    zeitraum: { von: instantAt(day, one.von), bis: instantAt(day, one.bis) },
    // A booking held for an undo blocks the seat like a reserved one.
    status: one.status === 'gehalten' ? 'reserviert' : one.status,
    bucherId: null,
  }
}
