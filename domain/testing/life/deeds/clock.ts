import { awaitsStart } from '../../../buchung/status.ts'
import { endPause } from '../../../leseraum/ankunft/pause.ts'
import { expireUnconfirmed, releaseNoShow } from '../../../leseraum/transitions.ts'
import { minutesBetween } from '../../../time/zeitraum.ts'
import { dayPeriod, tagOf } from '../../../time/zone.ts'
import type { House } from '../house.ts'
import { STEP, ZONE } from '../plans.ts'
import type { Roll } from '../roll.ts'
import { NOT_HELD } from '../rows.ts'
import { offerAll } from './offer.ts'

/** The scheduled job's effect on bookings. */
function expire(house: House): void {
  for (const entry of [...house.entries]) {
    const { buchung } = entry
    const unconfirmed = expireUnconfirmed(buchung, house.now)
    const status = unconfirmed ?? releaseNoShow(buchung, house.now, true)
    if (status) house.saw(unconfirmed ? 'nobody confirmed' : 'nobody came')
    const had = endPause(buchung, house.now, { minutes: STEP, zone: ZONE })
    if (had) house.saw('nobody came back')
    if (status) house.write(entry, { status })
    else if (had) house.write(entry, { zeitraum: had, pauseBis: null })
  }
}

/** Releases slots whose undo has expired. Nobody is notified: the booking does not change. */
function letGo(house: House): void {
  for (const entry of [...house.entries]) {
    const { held, rest, version } = entry
    const over = held.bis !== null && !house.isAhead(held.bis)
    const restOver = rest !== null && !house.isAhead(rest.gehaltenBis)
    if (!over && !restOver) continue
    house.write(entry, {}, { held: over ? NOT_HELD : held, rest: restOver ? null : rest, version })
  }
}

/** All of the clock's work. */
function work(house: House): void {
  expire(house)
  letGo(house)
  offerAll(house)
  house.worked = true
}

/** The clock change of a day; null on most days. */
function changeOn(tag: Temporal.PlainDate): { readonly at: Temporal.Instant; readonly name: string } | null {
  const { von, bis } = dayPeriod(tag, ZONE)
  const hours = minutesBetween(von, bis) / 60
  if (hours === 24) return null
  return hours < 24
    ? { at: von.add({ hours: 2 }), name: 'spring' }
    : { at: von.add({ hours: 3 }), name: 'autumn' }
}

function passTo(house: House, moment: Temporal.Instant): void {
  const before = house.now
  house.now = moment
  const change = changeOn(tagOf(moment, ZONE))
  const { compare } = Temporal.Instant
  if (change && compare(before, change.at) < 0 && compare(change.at, moment) <= 0)
    house.saw(`clocks change in ${change.name}`)
}

const SECONDS = [1, 4, 9, 10, 11, 40, 75, 300, 590, 899, 901, 1230] as const

/** Some seconds or minutes. Sometimes somebody acts before the jobs have run. */
export function pass(house: House, { choice, which }: Roll): void {
  passTo(house, house.now.add({ seconds: SECONDS[choice % SECONDS.length] ?? 1 }))
  if (which > 0) work(house)
}

const MINUTES_BEFORE = [20, 15, 10, 0, -1, -14, -16, -45] as const

/** Until about the start of a booking, when people come. */
export function arrive(house: House, { which, choice }: Roll): void {
  const next = house.entries.filter(
    ({ buchung }) => awaitsStart(buchung.status) && house.isAhead(buchung.zeitraum.von),
  )
  const von = next.at(-1 - which)?.buchung.zeitraum.von
  const minutes = MINUTES_BEFORE[choice % MINUTES_BEFORE.length] ?? 0
  const moment = von?.subtract({ minutes })
  if (!moment || !house.isAhead(moment)) return
  passTo(house, moment)
  if (choice < 10) work(house)
}

const HOURS = [2, 5, 9, 14, 24, 31, 72, 168] as const

/** Hours or days in which nobody acts. */
export function sleep(house: House, { choice }: Roll): void {
  passTo(house, house.now.add({ hours: HOURS[choice % HOURS.length] ?? 2 }))
  work(house)
}

/** Until the night of the next clock change. */
export function toClockChange(house: House): void {
  let tag = tagOf(house.now, ZONE).add({ days: 1 })
  while (changeOn(tag) === null) tag = tag.add({ days: 1 })
  passTo(house, dayPeriod(tag, ZONE).von.add({ minutes: 20 }))
  work(house)
}
