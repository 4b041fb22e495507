import {
  type Case,
  countCases,
  OUTCOMES,
  sizeOfTally,
  type Tally,
} from '@platzwart/domain/leseraum/auswertung/auswertung'
import type { Span } from '@platzwart/domain/leseraum/auswertung/sums'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import type { Plan } from '../../grundriss/plan.ts'
import { hashOf, hoursOf } from './countAuslastung.ts'
import type { SumsArt } from './keepSums.ts'
import { daysOf, loadSpans, midnightOf, spanRows } from './loadSpans.ts'

/** Of a cancellation of which nobody knows when it was. */
const UNKNOWN = -1_000_000

/**
 * One row for some days: their bookings as one line of numbers, nine of each, in the order of `Case`. People are told apart by a number that two
 * may share: then they are taken for one, and never for more than they are. What an offer holds, what is held of an early end and what the house
 * locks is no booking. Days that are over: whoever still has a booking of theirs did not come.
 */
const ROWS = spanRows({
  numbers: `b.tag - w.von, coalesce(s.nr, 0) - 1, date_part('epoch', lower(b.zeitraum))::int8 / 60 - w.mitternacht,
    case when b.status in ('durchgeführt', 'aktiv') then 0 when b.status = 'reserviert' then 1 when b.status = 'vorgemerkt' then 3
      when b.storno_art = 'nichtGekommen' then 1 when b.storno_art = 'abgesagt' then 2 when b.storno_art = 'unbestaetigt' then 3 else 4 end,
    (date_part('epoch', lower(b.zeitraum) - b.erstellt) / 60)::int8, (date_part('epoch', upper(b.zeitraum) - lower(b.zeitraum)) / 60)::int8,
    b.gruppengroesse, coalesce((date_part('epoch', lower(b.zeitraum) - b.storniert_am) / 60)::int8, ${UNKNOWN}), hashtext(b.benutzer1_id::text)`,
  counts: 'b.id is not null',
  passing: "b.status = 'storniert' and b.gehalten_bis > $7",
  bookings:
    "b.status <> 'verschlossen' and (b.warteplatz_id is null or b.status <> 'storniert') and b.rest_von is null",
})

/** Numbers of one booking in the line. */
const NUMBERS = 9
const HOUR = 60

function* casesOf(plan: Plan, span: Span, line: string | null): Generator<Case> {
  const days = daysOf(span)
  const midnights = days.map((tag) => midnightOf(tag, plan))
  const stunden = days.map((tag) => hoursOf(tag, plan.kalender.zone))
  const wochentage = days.map(wochentagOf)
  const numbers = line === null ? [] : line.split(' ')
  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const number = (nr: number) => Number(numbers[at + nr])
    const day = number(0)
    const hour = Math.floor((number(2) - ((midnights[day] ?? 0) - (midnights[0] ?? 0))) / HOUR)
    const absage = number(7)
    yield {
      seat: number(1),
      vorlauf: number(4),
      dauer: number(5),
      personen: number(6),
      wer: number(8),
      wochentag: wochentage[day] ?? 0,
      stunde: stunden[day]?.[hour] ?? ((hour % 24) + 24) % 24,
      outcome: OUTCOMES[number(3)] ?? 'haus',
      absage: absage === UNKNOWN ? null : absage,
    }
  }
}

const load = loadSpans(ROWS, (plan, span, line) => {
  const value = countCases(plan.leseraeume.length, casesOf(plan, span, line))
  return { value, size: sizeOfTally(value) }
})

const PLANS = new WeakMap<Plan, string>()

/** Of a plan what is counted by beside the bookings: its seats in their order, and the zone of its clock. */
function madeOf(plan: Plan): string {
  const known = PLANS.get(plan) ?? hashOf([plan.leseraeume.map(({ id }) => id), plan.kalender.zone])
  PLANS.set(plan, known)
  return known
}

/** What became of the bookings of some days of a plan. */
export const AUSWERTUNG_SUMS: SumsArt<Tally> = { name: 'auswertung', made: madeOf, load }
