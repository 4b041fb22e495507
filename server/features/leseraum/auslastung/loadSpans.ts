import type { Span } from '@platzwart/domain/leseraum/auswertung/sums'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { marksSql } from '../../../platform/database/marks.ts'
import { ready } from '../../../platform/database/tx.ts'
import type { Plan } from '../../grundriss/plan.ts'
import type { Asking, SumsArt } from './keepSums.ts'

export const daysOf = ({ von, tage }: Span) => Array.from({ length: tage }, (_, n) => von.add({ days: n }))

const MINUTE_MS = 60_000

/** Minutes since the epoch. */
export const midnightOf = (tag: Temporal.PlainDate, { kalender }: Plan) =>
  Math.floor(dayPeriod(tag, kalender.zone).von.epochMilliseconds / MINUTE_MS)

const MARKE = marksSql({
  mandant: '$1',
  art: 'leseraum_buchung',
  objekt: '$2',
  tage: 'tag >= w.von and tag < w.bis',
})

/** Parts of SQL over a booking `b`, its days `w` (`von`, `bis`, the minute of their first `mitternacht`) and its seat `s`; $7 is now. */
interface Parts {
  /** What a booking is told by. */
  readonly numbers: string
  /** Which of them are told. */
  readonly counts: string
  /** Which of them will be otherwise by the clock alone. */
  readonly passing: string
  /** Which are read. */
  readonly bookings: string
}

/** One row for some days: their bookings as one line of numbers, for a hundred thousand of them are not a hundred thousand rows that way. */
export const spanRows = ({ numbers, counts, passing, bookings }: Parts) => `
  select w.nr, ${MARKE} as marke, string_agg(concat_ws(' ', ${numbers}), ' ') filter (where ${counts}) as line,
    coalesce(bool_or(${passing}), false) as passing
  from (
    select o.nr::int as nr, o.von, o.bis, o.mitternacht
    from unnest($3::date[], $4::date[], $5::int8[]) with ordinality o(von, bis, mitternacht, nr)
  ) w
    left join leseraum_buchung b on b.mandant_id = $1 and b.grundriss_id = $2 and b.tag >= w.von and b.tag < w.bis and ${bookings}
    left join unnest($6::uuid[]) with ordinality s(id, nr) on s.id = b.leseraum_id
  group by w.nr, w.von, w.bis, w.mitternacht`

interface Row {
  /** Of the days, from 1. */
  readonly nr: number
  readonly marke: string
  readonly line: string | null
  readonly passing: boolean
}

/** How the sums of some days are loaded: by a statement of `spanRows`, and made of its line. */
export function loadSpans<T>(
  sql: string,
  make: (plan: Plan, span: Span, line: string | null) => { readonly value: T; readonly size: number },
): SumsArt<T>['load'] {
  return async (call: Asking, plan, spans) => {
    const rows = await call.tx.all(
      ready<Row>(
        sql,
        call.tx.scope.mandantId,
        plan.id,
        spans.map(({ von }) => von.toString()),
        spans.map(({ von, tage }) => von.add({ days: tage }).toString()),
        spans.map(({ von }) => midnightOf(von, plan)),
        plan.leseraeume.map(({ id }) => id),
        call.now,
      ),
    )
    const byNr = new Map(rows.map((row) => [row.nr, row]))
    return spans.map((span, i) => {
      const row = byNr.get(i + 1)
      const made = make(plan, span, row?.line ?? null)
      return { ...made, marke: row?.marke ?? '', passing: row?.passing ?? true }
    })
  }
}
