import { tagOf } from '../time/zone.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { openPeriod } from '../oeffnungszeit/openWindow.ts'
import { roundUp } from '../time/zeitschritt.ts'
import { type BookingCommand, decideBooking } from './book.ts'
import type { BookingFacts } from './facts.ts'
import { overlapsAny } from './holds.ts'
import type { Hold, Leseraum } from './types.ts'

export type AlternativeArt = 'andereZeit' | 'naechsterPlatz' | 'andererGrundriss'

export interface Alternative {
  readonly art: AlternativeArt
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}

/** A floor plan with what holds its seats that day. */
export interface PlanFacts {
  readonly leseraeume: readonly Leseraum[]
  readonly facts: BookingFacts
}

/** Candidates asked at most: each costs a full decision, and a refusal must stay as quick as a booking. */
const TRIES = 24

function acceptable(command: BookingCommand, facts: BookingFacts): boolean {
  return decideBooking(command, facts).ok
}

/** The same seat, as close to the wish as there is room for the same length; else for the longest shorter stay from its start. */
function otherTime(command: BookingCommand, facts: BookingFacts): Alternative | null {
  const { zone } = facts.kalender
  const open = openPeriod(tagOf(command.zeitraum.von, zone), facts.kalender)
  if (!open) return null
  const step = Math.max(1, facts.einstellungen['leseraum.zeitschritt'].value)
  const length = command.zeitraum.von.until(command.zeitraum.bis)
  const held = facts.belegungen.filter((hold) => hold.leseraumId === command.leseraum.id)
  // A stay fits best right after another one, right before one, or at the edges of the day; rounded onto the step.
  const starts = [open.von, facts.now, command.zeitraum.von, ...held.map((hold) => hold.zeitraum.bis)]
    .map((start) => roundUp(start, step, zone))
    .concat([open.bis, ...held.map((hold) => hold.zeitraum.von)].map((end) => end.subtract(length)))
  const wish = command.zeitraum.von.epochMilliseconds
  const distance = (start: Temporal.Instant) => Math.abs(start.epochMilliseconds - wish)
  for (const von of starts.sort((a, b) => distance(a) - distance(b)).slice(0, TRIES)) {
    const zeitraum = { von, bis: von.add(length) }
    if (acceptable({ ...command, zeitraum }, facts)) return { art: 'andereZeit', leseraum: command.leseraum, zeitraum }
  }
  return null
}

function byDistance(from: Leseraum, seats: readonly Leseraum[]): Leseraum[] {
  const distance = (seat: Leseraum) => Math.hypot(seat.x - from.x, seat.y - from.y)
  return seats.toSorted((a, b) => distance(a) - distance(b))
}

function firstFree(
  command: BookingCommand,
  seats: readonly Leseraum[],
  facts: BookingFacts,
  art: AlternativeArt,
): Alternative | null {
  const bySeat = Map.groupBy(facts.belegungen, (hold: Hold) => hold.leseraumId)
  let tries = 0
  for (const leseraum of seats) {
    const fits = leseraum.art === command.leseraum.art && leseraum.kapazitaet >= command.gruppengroesse && leseraum.aktiv
    if (!fits || leseraum.id === command.leseraum.id) continue
    if (overlapsAny(command.zeitraum, bySeat.get(leseraum.id) ?? [])) continue
    if (acceptable({ ...command, leseraum }, facts)) return { art, leseraum, zeitraum: command.zeitraum }
    if (++tries >= TRIES) return null
  }
  return null
}

/**
 * What to book instead, at most one of each kind: the same seat at another time, the nearest seat at the same time, a seat on another
 * plan. Each one is accepted by the same rules that refused the wish.
 */
export function alternatives(command: BookingCommand, own: PlanFacts, others: readonly PlanFacts[]): Alternative[] {
  const elsewhere = () => {
    for (const plan of others) {
      const found = firstFree(command, plan.leseraeume, plan.facts, 'andererGrundriss')
      if (found) return found
    }
    return null
  }
  return [
    firstFree(command, byDistance(command.leseraum, own.leseraeume), own.facts, 'naechsterPlatz'),
    otherTime(command, own.facts),
    elsewhere(),
  ].filter((found) => found !== null)
}
