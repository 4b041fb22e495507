import { createHash } from 'node:crypto'
import { auslastungOf, type Taken, type Werktag } from '@platzwart/domain/leseraum/auslastung'
import { type Span, type Sums, sizeOf, sumsOf } from '@platzwart/domain/leseraum/auswertung/sums'
import { type OpenWindow, openPeriod, openWindow } from '@platzwart/domain/oeffnungszeit/openWindow'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import { minutesBetween, minutesFrom } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, uhrzeitOf } from '@platzwart/domain/time/zone'
import type { Plan } from '../../grundriss/plan.ts'
import type { SumsArt } from './keepSums.ts'
import { daysOf, loadSpans, midnightOf, spanRows } from './loadSpans.ts'

const USUAL = Array.from({ length: 24 }, (_, hour) => hour)
const DAY_MINUTES = 24 * 60

/** Which hour the wall shows in each hour of a day that passes. */
export function hoursOf(tag: Temporal.PlainDate, zone: string): readonly number[] {
  const { von, bis } = dayPeriod(tag, zone)
  const minutes = minutesBetween(von, bis)
  if (minutes === DAY_MINUTES) return USUAL
  return Array.from(
    { length: Math.ceil(minutes / 60) },
    (_, n) => uhrzeitOf(von.add({ hours: n }), zone).stunden,
  )
}

/** A day of a plan with what holds its seats, as utilisation counts it. */
export function werktagOf({ kalender }: Plan, tag: Temporal.PlainDate, taken: Taken): Werktag {
  const open = openPeriod(tag, kalender)
  const midnight = dayPeriod(tag, kalender.zone).von
  return {
    wochentag: wochentagOf(tag),
    stunden: hoursOf(tag, kalender.zone),
    offen: open && {
      ...minutesFrom(midnight, open),
      unterbrechungen: open.unterbrechungen.map((one) => minutesFrom(midnight, one)),
    },
    taken,
  }
}

/** A plan is another object with every version of the house: what is known of one goes with it. */
const PLANS = new WeakMap<Plan, { readonly seats: string; readonly days: Map<string, string> }>()

export const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

function knownOf(plan: Plan) {
  const known = PLANS.get(plan) ?? {
    seats: hashOf(plan.leseraeume.map(({ id, aktiv }) => [id, aktiv])),
    days: new Map<string, string>(),
  }
  PLANS.set(plan, known)
  return known
}

/** Days without a break are known by what they were known by before there were breaks. */
function hashedHours({ window }: OpenWindow) {
  if (window === null || window.unterbrechungen.length > 0) return window
  return { von: window.von, bis: window.bis }
}

/** Of a plan what utilisation is made of beside the bookings: its seats, which of them are in use, and when it is open on these days. */
function madeOf(plan: Plan, span: Span): string {
  const { seats, days } = knownOf(plan)
  const key = `${span.von} ${span.tage}`
  const known = days.get(key)
  if (known !== undefined) return known
  const { kalender } = plan
  const open = daysOf(span).map((tag) => hashedHours(openWindow(tag, kalender)))
  const made = hashOf([seats, kalender.zone, open])
  days.set(key, made)
  return made
}

/**
 * One row for some days: of the bookings that hold their seats one line of numbers, six of each; the last tells people apart, as the evaluation
 * does. Seats out of use count nowhere.
 */
const ROWS = spanRows({
  numbers: `b.tag - w.von, s.nr - 1, date_part('epoch', lower(b.zeitraum))::int8 / 60 - w.mitternacht,
    date_part('epoch', upper(b.zeitraum))::int8 / 60 - w.mitternacht, (b.status = 'verschlossen')::int, hashtext(b.benutzer1_id::text)`,
  counts: 's.nr is not null',
  // Can still be undone, and ends by the clock.
  passing: "b.status = 'storniert'",
  // What is held of an early end is no booking beside the one that ended.
  bookings: "(b.status <> 'storniert' or b.gehalten_bis > $7) and b.rest_von is null",
})

/** Numbers of one booking in the line. */
const NUMBERS = 6

/** Sorts the line by days, and counts each day's minutes from its own midnight. */
function takenOf(plan: Plan, span: Span, line: string | null): Taken[] {
  const days = daysOf(span)
  const midnights = days.map((tag) => midnightOf(tag, plan))
  const all = days.map(() => {
    const seat: number[] = []
    const von: number[] = []
    const bis: number[] = []
    const gesperrt: number[] = []
    const wer: number[] = []
    return { seat, von, bis, gesperrt, wer }
  })
  const numbers = line === null ? [] : line.split(' ')
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const day = Number(numbers[at])
    const taken = all[day]
    const shift = (midnights[day] ?? 0) - (midnights[0] ?? 0)
    taken?.seat.push(Number(numbers[at + 1]))
    taken?.von.push(Number(numbers[at + 2]) - shift)
    taken?.bis.push(Number(numbers[at + 3]) - shift)
    taken?.gesperrt.push(Number(numbers[at + 4]))
    taken?.wer.push(Number(numbers[at + 5]))
  }
  return all
}

const load = loadSpans(ROWS, (plan, span, line) => {
  const taken = takenOf(plan, span, line)
  const tage = daysOf(span).map((tag, n) => werktagOf(plan, tag, taken[n] as Taken))
  const aktiv = plan.leseraeume.map((raum) => raum.aktiv)
  const value = sumsOf(auslastungOf(aktiv, tage))
  return { value, size: sizeOf(value) }
})

/** Utilisation of some days of a plan. */
export const AUSLASTUNG_SUMS: SumsArt<Sums> = { name: 'auslastung', made: madeOf, load }
