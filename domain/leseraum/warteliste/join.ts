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

/** The facts at the time of joining; without anybody's own bookings. */
export interface JoinFacts extends Omit<BookingFacts, 'eigene'> {
  /** The plan's. */
  readonly leseraeume: readonly Leseraum[]
  /** The person's open entries for plans of the same area. */
  readonly plaetze: readonly (WaitingWish & { readonly grundrissId: string })[]
}

/** The maximum of entries; null if the house has no waiting list. */
function countIssues({ einstellungen, plaetze }: JoinFacts): Issue[] {
  const { value: limit, origin } = einstellungen['leseraum.wartelisteEintraege']
  if (limit === 0) return [issue('warteliste.aus', {}, { origin })]
  return plaetze.length < limit
    ? []
    : [issue('warteliste.zuViele', { limit, wartend: plaetze.length }, { origin })]
}

/** A duplicate would only be a second entry in the same queue. */
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

/** A minimum longer than the period is reported as such, and not as a period that is over. */
function withinPeriod(wish: WaitingWish): WaitingWish {
  const { von, bis } = wish.zeitraum
  return { ...wish, mindestens: Math.min(wish.mindestens, minutesBetween(von, bis)) }
}

const OF_LENGTH = { field: 'mindestens' } as const

/**
 * Decides whether somebody can join: the period must be bookable for them, something must suit them, and none
 * of it may be free. Their own bookings are checked at the offer: they may have given them up by then.
 */
export function decideJoin(wish: WaitingWish, grundrissId: string, known: JoinFacts): Result<null> {
  const facts = { ...known, eigene: [] }
  const wanted = wantedOf(wish, facts.leseraeume)
  const issues = [
    ...countIssues(facts),
    ...(isOver(withinPeriod(wish), facts.now) ? [issue('warteliste.vorbei', {}, { field: 'bis' })] : []),
    // Joining during the period means waiting for its rest.
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
