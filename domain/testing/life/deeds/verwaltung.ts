import type { BenutzerId } from '../../../id.ts'
import { liesOutside } from '../../../leseraum/closure.ts'
import { fallsWithLeseraum } from '../../../leseraum/deactivate.ts'
import { cancel } from '../../../leseraum/transitions.ts'
import { overlaps, type Zeitraum } from '../../../time/zeitraum.ts'
import { tagOf } from '../../../time/zone.ts'
import { special } from '../../kalender.ts'
import type { House } from '../house.ts'
import { ZONE } from '../plans.ts'
import { periodOf, type Roll } from '../roll.ts'
import { NOT_HELD } from '../rows.ts'
import { cancelled } from './booking.ts'

const LEITUNG = { benutzerId: 'leitung', pflege: true }

/** Locks a seat for a while, within one day. */
export function addLock(house: House, leseraumId: string, zeitraum: Zeitraum): void {
  house.add(house.commandOf(leseraumId, zeitraum, LEITUNG.benutzerId as BenutzerId), 'verschlossen')
}

export function isOneDay({ von, bis }: Zeitraum): boolean {
  return tagOf(von, ZONE).equals(tagOf(bis.subtract({ seconds: 1 }), ZONE))
}

/** An existing booking refuses it. */
export function lock(house: House, roll: Roll): void {
  const zeitraum = periodOf(house.now, roll)
  const { leseraumId } = roll
  const taken = house
    .slots()
    .some((slot) => slot.leseraumId === leseraumId && overlaps(slot.zeitraum, zeitraum))
  if (!taken && isOneDay(zeitraum)) addLock(house, leseraumId, zeitraum)
}

export function release(house: House, { which }: Roll): void {
  const locks = house.entries.filter(({ buchung }) => buchung.status === 'verschlossen')
  const entry = locks.filter(({ buchung }) => house.isAhead(buchung.zeitraum.bis)).at(-1 - which)
  if (entry && cancel(entry.buchung, LEITUNG, house.now).ok) cancelled(house, entry)
}

/**
 * Releases everything that a seat holds for somebody: cancellations that could still be undone, the rest
 * after an early end, offers.
 */
function dropHeld(house: House, leseraumId: string): void {
  for (const entry of [...house.entries]) {
    const { buchung, version, held, rest } = entry
    if (buchung.leseraumId !== leseraumId || (held.bis === null && rest === null)) continue
    house.write(entry, {}, { held: NOT_HELD, rest: null, version })
  }
  for (const platz of [...house.plaetze]) {
    const { angebot } = platz
    if (angebot?.leseraumId === leseraumId)
      house.writePlatz(platz, { angebot: { ...angebot, gehalten: false } })
  }
}

/** Takes a seat out of use: bookings that have not begun, or have no check-in, are cancelled. */
export function outOfUse(house: House, { leseraumId }: Pick<Roll, 'leseraumId'>): void {
  if (!house.seat(leseraumId).aktiv) return
  dropHeld(house, leseraumId)
  for (const entry of [...house.entries]) {
    const { buchung } = entry
    if (buchung.leseraumId === leseraumId && fallsWithLeseraum(buchung, house.now))
      house.write(entry, { status: 'storniert' })
  }
  house.saveSeat(leseraumId, false)
}

const DAYS = [0, 0, 1, 2, 7] as const

/** Special hours of one day: closed, or open for a while. */
export function specialOf(house: House, { choice, long }: Roll) {
  const tag = tagOf(house.now, ZONE).add({ days: DAYS[choice % DAYS.length] ?? 0 })
  return long % 2 === 0
    ? special(tag.toString(), 'geschlossen')
    : special(tag.toString(), 'offen', '10:00', '14:30')
}

/** Other hours alone cancel nothing: they only report the bookings outside. */
export function shortenHours(house: House, roll: Roll): void {
  const plan = house.planOf(roll.leseraumId)
  const sonder = specialOf(house, roll)
  const seats = new Set<string>(plan.leseraeume.map(({ id }) => id))
  const told = house.entries.filter(
    ({ buchung, tag }) =>
      seats.has(buchung.leseraumId) && liesOutside({ ...buchung, tag }, sonder, ZONE, house.now),
  )
  const sonderoeffnungszeiten = [...plan.zeiten.sonderoeffnungszeiten, sonder]
  house.savePlan(plan, { zeiten: { ...plan.zeiten, sonderoeffnungszeiten } })
  if (told.length > 0) house.saw('a booking outside of the hours is told')
}

/** Restores a plan and its seats to the first day. */
export function open(house: House, { leseraumId }: Roll): void {
  const plan = house.planOf(leseraumId)
  const leseraeume = plan.leseraeume.map((one) => (one.aktiv ? one : { ...one, aktiv: true }))
  house.savePlan(plan, {
    aktiv: true,
    leseraeume,
    zeiten: { ...plan.zeiten, sonderoeffnungszeiten: [] },
  })
}
