import { awaitsStart } from '../../../buchung/status.ts'
import { ownDays } from '../../../leseraum/limits.ts'
import {
  type ChangeWish,
  decideSeatSerie,
  decideSeatWechsel,
  type SerieWish,
  staysAsItIs,
} from '../../../leseraum/serie/decide.ts'
import { cancel } from '../../../leseraum/transitions.ts'
import { onDay, serieDates, weeksLater } from '../../../serie/dates.ts'
import { wochentagOf } from '../../../time/wochentag.ts'
import { overlaps, zeitraum as period, type Zeitraum } from '../../../time/zeitraum.ts'
import { tagOf, uhrzeitOf } from '../../../time/zone.ts'
import type { House } from '../house.ts'
import { SEATS, ZONE } from '../plans.ts'
import { periodOf, type Roll } from '../roll.ts'
import type { Entry } from '../rows.ts'
import { cancelled } from './booking.ts'

const hoursOf = ({ von, bis }: Zeitraum) => ({ von: uhrzeitOf(von, ZONE), bis: uhrzeitOf(bis, ZONE) })

/** The person's own bookings that the rules need for any of the dates. */
function ownOf(house: House, person: string, tage: readonly Temporal.PlainDate[]) {
  const sorted = tage.toSorted(Temporal.PlainDate.compare)
  const first = sorted[0]
  const last = sorted.at(-1)
  return first && last ? house.ownOf(person, ownDays(first, last)) : []
}

function factsOf(house: House, person: string, leseraumId: string, tag: Temporal.PlainDate) {
  const { eigene: _, ...facts } = house.facts(person, leseraumId, tag)
  return facts
}

function judge(house: House, person: string, asked: readonly { leseraumId: string; zeitraum: Zeitraum }[]) {
  const tage = asked.map(({ zeitraum }) => tagOf(zeitraum.von, ZONE))
  const wishes = asked.map(
    ({ leseraumId, zeitraum }, i): SerieWish => ({
      command: house.commandOf(leseraumId, zeitraum, person),
      facts: factsOf(house, person, leseraumId, tage[i] as Temporal.PlainDate),
    }),
  )
  return decideSeatSerie(wishes, ownOf(house, person, tage))
}

/** Books the dates that are free, and of the others those that are free on the next seat. */
function bookFree(
  house: House,
  person: string,
  asked: readonly { leseraumId: string; zeitraum: Zeitraum }[],
): { readonly booked: number; readonly instead: number } {
  const next = (id: string) => SEATS[(SEATS.indexOf(id) + 1) % SEATS.length] ?? id
  const chosen = judge(house, person, asked).map(({ command, decision }) => {
    const { id } = command.leseraum
    return { leseraumId: decision.ok ? id : next(id), zeitraum: command.zeitraum }
  })
  const serieId = `s${house.entries.length}`
  const judged = judge(house, person, chosen)
  let booked = 0
  let instead = 0
  for (const [i, { command, decision }] of judged.entries()) {
    if (!decision.ok || !house.planOf(command.leseraum.id).aktiv) continue
    house.add(command, decision.value.status, serieId)
    booked += 1
    if (command.leseraum.id !== asked[i]?.leseraumId) instead += 1
  }
  return { booked, instead }
}

/** Books a series on one or two weekdays, every week or every other, as far as its dates are free. */
export function bookSerie(house: House, roll: Roll): void {
  const { person, leseraumId, choice } = roll
  const first = periodOf(house.now, { ...roll, choice: 0 })
  const ab = tagOf(first.von, ZONE)
  const weekday = wochentagOf(ab)
  const wochentage = choice % 3 === 0 ? [weekday, wochentagOf(ab.add({ days: 2 }))] : [weekday]
  const dates = serieDates({
    ab,
    wochentage,
    alleWochen: choice % 5 === 0 ? 2 : 1,
    bisTag: null,
    anzahl: 2 + (choice % 3),
  })
  if (!dates.ok) throw new Error('there are as many days as one asks for')
  const asked = dates.value.flatMap((tag) => {
    const { von, bis } = onDay(tag, hoursOf(first), ZONE)
    const zeitraum = period(von, bis)
    return zeitraum.ok ? [{ leseraumId, zeitraum: zeitraum.value }] : []
  })
  const { booked, instead } = bookFree(house, person, asked)
  if (booked > 1) house.saw(booked === asked.length ? 'serie as a whole' : 'serie in part')
  if (instead > 0) house.saw('date of a serie on another seat')
}

function periodAfter(zeitraum: Zeitraum, weeks: number): Zeitraum {
  const { von, bis } = weeksLater(zeitraum, weeks, ZONE)
  return { von, bis }
}

/** Repeats somebody's bookings of these days some weeks later. */
export function repeatWeek(house: House, { person, choice }: Roll): void {
  const heute = tagOf(house.now, ZONE)
  const own = house.ownOf(person, [heute, heute.add({ days: 6 })]).filter(({ zweiteId }) => zweiteId === null)
  const asked = own.map(({ leseraumId, zeitraum }) => ({
    leseraumId,
    zeitraum: periodAfter(zeitraum, 1 + (choice % 2)),
  }))
  if (bookFree(house, person, asked).booked > 0) house.saw('week once more')
}

const SCOPES = ['one', 'from here on', 'all'] as const

/** One booking of a series, those from it on, or all future ones; with the name of the scope. */
function meantBy(house: House, { which, choice }: Roll) {
  const all = house.entries.filter(
    ({ serieId, buchung: { status, zeitraum } }) =>
      serieId !== null && awaitsStart(status) && house.isAhead(zeitraum.bis),
  )
  const of = all.at(-1 - which)
  const scope = SCOPES[choice % SCOPES.length] ?? 'one'
  if (!of) return { scope, meant: [] }
  const later = ({ buchung }: Entry) =>
    Temporal.Instant.compare(buchung.zeitraum.von, of.buchung.zeitraum.von) >= 0
  const meant = all.filter(
    (entry) =>
      entry.serieId === of.serieId && (scope === 'all' || (scope === 'one' ? entry === of : later(entry))),
  )
  return { scope, meant }
}

export function cancelSerie(house: House, roll: Roll): void {
  const { scope, meant } = meantBy(house, roll)
  for (const entry of meant) {
    const bucher = { benutzerId: entry.buchung.bucherId, pflege: false }
    if (!cancel(entry.buchung, bucher, house.now).ok) continue
    cancelled(house, entry)
    house.saw(`serie cancelled: ${scope}`)
  }
}

/** Other hours or another seat, each on its own day; bookings with a second person stay. */
export function changeSerie(house: House, roll: Roll): void {
  const { scope, meant } = meantBy(house, roll)
  const alone = meant.filter(({ buchung }) => buchung.zweiteId === null)
  const [first] = alone
  if (!first) return
  const hours = hoursOf(periodOf(house.now, { ...roll, choice: 0 }))
  const { bucherId } = first.buchung
  const wishes = alone.flatMap(({ buchung, tag }): ChangeWish[] => {
    const { von, bis } = onDay(tag, hours, ZONE)
    const zeitraum = period(von, bis)
    if (!zeitraum.ok) return []
    const leseraumId = roll.choice % 2 === 0 ? buchung.leseraumId : roll.leseraumId
    const { gruppengroesse } = buchung
    const command = house.commandOf(leseraumId, zeitraum.value, bucherId, { gruppengroesse })
    return [{ buchung, command, facts: factsOf(house, bucherId, leseraumId, tag) }]
  })
  const tage = alone.map(({ tag }) => tag)
  const actor = { benutzerId: bucherId, pflege: false }
  const judged = decideSeatWechsel(wishes, ownOf(house, bucherId, tage), actor)
  for (const [i, { command, decision }] of judged.entries()) {
    const wish = wishes[i] as ChangeWish
    const entry = alone.find(({ buchung }) => buchung === wish.buchung)
    if (!decision.ok || !entry || staysAsItIs(wish)) continue
    if (overlaps(entry.buchung.zeitraum, command.zeitraum)) house.saw('serie changed into its own time')
    house.move(entry, command, decision.value.status)
    house.saw(`serie changed: ${scope}`)
  }
}
