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
import { gapsOf } from './freeTimes.ts'
import { type DayBelegung, instantAt, type PlanDay } from './planDay.ts'
import { endFor, type TimeLimits } from './zeit/timeLimits.ts'

/** When, for how many, with whom. */
export interface Asked extends Minutes {
  readonly gruppengroesse: number
  readonly zweitePerson: string
}

/** What the dialog's fields hold. */
export interface Wish extends Asked {
  /** How long it is meant to be, in minutes: a start near the end of the day makes it shorter for as long as it stands there. */
  readonly dauer: number
}

interface Known {
  readonly auswahl: Minutes
  /** What stands in the way, in the order of their starts. */
  readonly belegungen: readonly Minutes[]
  readonly grid: Grid
  readonly mindestens: number
  readonly hoechstens: number
}

/**
 * The period that the dialog opens with: what the screen asks about as far as the seat is free in it, so that a
 * seat that is taken for some hours is offered for the others; never longer than a booking may be.
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

type Whom = 'eigene' | 'belegt'

/** What says how long a booking may be: the longest there is, or what is left of the week's hours. */
type Longest = 'hoechstdauer' | 'woche'

/** Why the period offered begins later or ends earlier than what was asked for. */
export interface Shortening {
  readonly wished: Minutes
  readonly von: { readonly art: Whom; readonly minute: number } | null
  readonly bis:
    | { readonly art: Whom; readonly minute: number }
    | { readonly art: Longest; readonly minuten: number }
    | null
}

interface Offered extends Known {
  /** One's own bookings, on this seat and on others. */
  readonly eigene: readonly Minutes[]
  readonly offered: Minutes
  readonly durch?: Longest
}

/** What made the offer shorter than the wish; null when nothing did. One's own booking is named before that of others. */
export function shorteningOf({
  auswahl,
  belegungen,
  eigene,
  offered,
  grid,
  hoechstens,
  durch = 'hoechstdauer',
}: Offered): Shortening | null {
  const all = [
    ...eigene.map((one) => ({ ...one, art: 'eigene' as const })),
    ...belegungen.map((one) => ({ ...one, art: 'belegt' as const })),
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

/** When the longest booking from there on ends; where no step lies within it, it is refused by the step and not shown as none. */
function lastEnd(von: number, hoechstens: number, grid: Grid): number {
  const end = stepDown(von + hoechstens, grid)
  return end > von ? end : von + hoechstens
}

interface Person {
  readonly id: string
  readonly email: string
}

/** Whether a second person confirms, as the rules have it (L7). */
export function needsZweite(
  { zweitePersonNoetig }: Pick<LeseraumView, 'zweitePersonNoetig'>,
  gruppengroesse: number,
  einstellungen: Effective,
): boolean {
  return needsSecond({ leseraum: { zweitePersonNoetig }, gruppengroesse }, { einstellungen })
}

/** Who was typed while the group was larger is asked for nothing: the form shows their field no more. */
export function meant<A extends Asked>(
  wish: A,
  seat: Pick<LeseraumView, 'zweitePersonNoetig'>,
  einstellungen: Effective,
): A {
  return needsZweite(seat, wish.gruppengroesse, einstellungen) ? wish : { ...wish, zweitePerson: '' }
}

/** What one change of the times means for the other: a new start keeps the length, a new end says it. */
export function settleTimes(next: Wish, before: Wish, limits: TimeLimits | null, grid: Grid): Wish {
  if (next.bis !== before.bis) return { ...next, dauer: next.bis - next.von }
  if (next.von === before.von || limits === null) return next
  return { ...next, bis: endFor(limits, next.von, next.von + next.dauer, grid) }
}

export function commandOf(seat: Leseraum, day: PlanDay, wish: Asked, person: Person): BookingCommand {
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
  /** The booking that is being changed does not stand in its own way. */
  readonly ohne: string | null
}

const OCCUPIES: ReadonlySet<BuchungStatus> = new Set(['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'])

/** What the browser knows, in the shape that the rules take. The server asks the same rules with what is. */
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

/** A person's own bookings as the rules count them. */
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
    // What is held for an undo is as taken as a booking, for as long as it lasts.
    status: one.status === 'gehalten' ? 'reserviert' : one.status,
    bucherId: null,
  }
}
