import { lengthIssues } from '../../buchung/length.ts'
import { type Issue, issue } from '../../issue.ts'
import { ok, type Result, refused } from '../../result.ts'
import { minutesBetween, overlaps } from '../../time/zeitraum.ts'
import { isOver } from '../../warteliste/offer.ts'
import type { BookingFacts } from '../facts.ts'
import { shortestStay } from '../limits.ts'
import type { Leseraum } from '../types.ts'
import { windowIssues } from '../window.ts'
import { findFor } from './stay.ts'
import { type WaitingWish, wantedOf } from './types.ts'

/** What is true at the moment of joining; nobody's own bookings are asked. */
export interface JoinFacts extends Omit<BookingFacts, 'eigene'> {
  /** Of the plan. */
  readonly leseraeume: readonly Leseraum[]
  /** The person's places in queues that are not over, for plans of the same Bereich. */
  readonly plaetze: readonly (WaitingWish & { readonly grundrissId: string })[]
}

/** How many one may have; none is no waiting at all. */
function countIssues({ einstellungen, plaetze }: JoinFacts): Issue[] {
  const { value: limit, origin } = einstellungen['leseraum.wartelisteEintraege']
  if (limit === 0) return [issue('warteliste.aus', {}, { origin })]
  return plaetze.length < limit
    ? []
    : [issue('warteliste.zuViele', { limit, wartend: plaetze.length }, { origin })]
}

/** The same once more would only be a second place in one queue. */
function twiceIssues(wish: WaitingWish, grundrissId: string, { plaetze }: JoinFacts): Issue[] {
  const same = plaetze.some(
    (one) =>
      one.grundrissId === grundrissId &&
      one.leseraumId === wish.leseraumId &&
      one.zone === wish.zone &&
      one.ausstattungId === wish.ausstattungId &&
      overlaps(one.zeitraum, wish.zeitraum),
  )
  return same ? [issue('warteliste.schonDrin', {}, { field: 'von' })] : []
}

function lengthOfStay({ mindestens, zeitraum }: WaitingWish, { einstellungen }: JoinFacts): Issue[] {
  const window = minutesBetween(zeitraum.von, zeitraum.bis)
  if (mindestens > window) {
    return [issue('warteliste.laengerAlsZeitraum', { minuten: window }, OF_LENGTH)]
  }
  const stay = { von: zeitraum.von, bis: zeitraum.von.add({ minutes: mindestens }) }
  const limits = {
    shortest: shortestStay(einstellungen),
    longest: einstellungen['leseraum.hoechstdauer'],
  }
  return lengthIssues(stay, limits).map((one) => ({ ...one, field: OF_LENGTH.field }))
}

/** Whoever waits for longer than the period is told that, and not that it is over. */
function withinPeriod(wish: WaitingWish): WaitingWish {
  const { von, bis } = wish.zeitraum
  return { ...wish, mindestens: Math.min(wish.mindestens, minutesBetween(von, bis)) }
}

const OF_LENGTH = { field: 'mindestens' } as const

/**
 * Whether somebody can wait for this: it must be a time at which they might book, there must be something that would suit them, and nothing of it
 * free. What they have booked themselves is asked when something is offered: until then they may have given it up.
 */
export function decideJoin(wish: WaitingWish, grundrissId: string, known: JoinFacts): Result<null> {
  const facts = { ...known, eigene: [] }
  const wanted = wantedOf(wish, facts.leseraeume)
  const issues = [
    ...countIssues(facts),
    ...(isOver(withinPeriod(wish), facts.now) ? [issue('warteliste.vorbei', {}, { field: 'bis' })] : []),
    // Somebody who comes while it runs waits for the rest of it.
    ...windowIssues({ zeitraum: wish.zeitraum, zweiteId: null }, facts).filter(
      ({ code }) => code !== 'buchung.inVergangenheit',
    ),
    ...lengthOfStay(wish, facts),
    ...twiceIssues(wish, grundrissId, facts),
    ...(wanted.some(({ aktiv }) => aktiv)
      ? []
      : [issue('warteliste.nichtsPassendes', { gruppengroesse: wish.gruppengroesse })]),
  ]
  if (issues.length > 0) return refused(...issues)
  const bySeat = Map.groupBy(facts.belegungen, (hold) => hold.leseraumId)
  const free = findFor(wish, wanted, facts, (id) => bySeat.get(id) ?? [])
  if (!free) return ok(null)
  const { von, bis } = free.zeitraum
  const data = { bezeichnung: free.leseraum.bezeichnung, von: von.toString(), bis: bis.toString() }
  return refused(issue('warteliste.frei', data))
}
