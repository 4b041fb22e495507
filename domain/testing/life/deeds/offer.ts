import { ownDays } from '../../../leseraum/limits.ts'
import { offenIssues } from '../../../leseraum/offen.ts'
import { assignSeats, mayGetSeat } from '../../../leseraum/warteliste/seats.ts'
import type { PersonFacts } from '../../../leseraum/warteliste/stay.ts'
import type { Wartender } from '../../../leseraum/warteliste/types.ts'
import { minutesBetween } from '../../../time/zeitraum.ts'
import { inLine, USE_DAYS, type Used } from '../../../warteliste/line.ts'
import { isOver, offeredUntil } from '../../../warteliste/offer.ts'
import type { House, Slot } from '../house.ts'
import { SETTINGS } from '../plans.ts'
import type { Plan, Platz } from '../rows.ts'

const OFFER_MINUTES = SETTINGS['leseraum.wartelisteMinuten'].value

/** A plan and a day for which somebody waits. */
export interface WaitingDay {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
}

/** What happens to a place in a queue before offers are made. */
function comesTo(house: House, { status, wartender, angebot }: Platz) {
  if (status === 'wartet') return isOver(wartender, house.now) ? 'vorbei' : 'wartet'
  if (!angebot || !house.isAhead(angebot.bis)) return 'abgelaufen'
  const issues = offenIssues(angebot.zeitraum, house.placeOf(angebot.leseraumId))
  return angebot.gehalten && issues.length === 0 ? 'angeboten' : 'wartet'
}

export function daysOf(house: House): WaitingDay[] {
  const open = house.plaetze.filter(({ status }) => status === 'wartet' || status === 'angeboten')
  const days = new Map(open.map((platz) => [`${platz.tag} ${platz.grundrissId}`, platz]))
  return [...days.values()].flatMap(({ tag, grundrissId }) =>
    house.plans.filter(({ id }) => id === grundrissId).map((plan) => ({ plan, tag })),
  )
}

function usedBy(house: House): Used {
  if (!house.run.nachNutzung) return null
  const used = new Map<string, number>()
  const since = house.now.subtract({ hours: USE_DAYS * 24 })
  for (const { buchung } of house.entries) {
    const { bucherId, status, zeitraum } = buchung
    if (status !== 'reserviert' && status !== 'durchgeführt') continue
    if (house.isAhead(zeitraum.von) || Temporal.Instant.compare(zeitraum.von, since) < 0) continue
    used.set(bucherId, (used.get(bucherId) ?? 0) + minutesBetween(zeitraum.von, zeitraum.bis))
  }
  return used
}

export function personFacts(house: House, { plan, tag }: WaitingDay, benutzerId: string): PersonFacts {
  const eigene = house.ownOrOffered(benutzerId, ownDays(tag))
  return { now: house.now, kalender: house.kalenderOf(plan), einstellungen: SETTINGS, eigene }
}

/** The holds of the plan's seats on that day. */
export function takenOn(house: House, { plan, tag }: WaitingDay): Slot[] {
  const seats = new Set<string>(plan.leseraeume.map(({ id }) => id))
  return house.slots().filter((slot) => seats.has(slot.leseraumId) && slot.tag.equals(tag))
}

/** The people waiting for a plan's day, in queue order. */
export function lineOn(house: House, { plan, tag }: WaitingDay): Wartender[] {
  const waiting = house.plaetze.filter(
    (one) => one.status === 'wartet' && one.grundrissId === plan.id && one.tag.equals(tag),
  )
  return inLine(
    waiting.map(({ wartender }) => wartender),
    usedBy(house),
  )
}

/** The offers that would be made for a plan's day at this moment. */
function offersOn(house: House, day: WaitingDay) {
  if (!day.plan.aktiv) return []
  const held = { resources: day.plan.leseraeume, belegungen: takenOn(house, day) }
  const line = mayGetSeat(lineOn(house, day), held, house.now)
  return assignSeats(line, held, (benutzerId) => personFacts(house, day, benutzerId))
}

/**
 * Offers whatever lapsed or cannot be taken to the next in the queue, and with it everything else that is
 * free.
 */
export function offerAll(house: House): void {
  for (const day of daysOf(house)) {
    for (const platz of house.plaetze.filter(
      (one) => one.grundrissId === day.plan.id && one.tag.equals(day.tag),
    )) {
      if (platz.status !== 'wartet' && platz.status !== 'angeboten') continue
      const status = comesTo(house, platz)
      if (status !== platz.status) house.writePlatz(platz, { status, angebot: null })
    }
    for (const { wartender, resource, zeitraum } of offersOn(house, day)) {
      const platz = house.plaetze.find((one) => one.wartender === wartender)
      const bis = offeredUntil(house.now, OFFER_MINUTES, { von: zeitraum.von })
      const angebot = { leseraumId: resource.id, zeitraum, bis, gehalten: true }
      if (platz) house.writePlatz(platz, { status: 'angeboten', angebot })
    }
  }
}
