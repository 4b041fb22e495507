import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { withMarks } from '../../../platform/database/marks.ts'
import { record } from '../../../platform/database/record.ts'
import { ready } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { takeSlot } from '../../buchung/takeSlot.ts'
import { LESERAUM } from '../art.ts'

/** One seat on one local day. */
export interface SeatDay {
  readonly leseraum_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
}

/** What all of a lock have in common. */
interface Common {
  readonly grundriss_id: string
  readonly informationstext: string
}

/** Rows of one statement: a plan of thousands of seats has a hundred thousand of them in two months. */
const AT_ONCE = 1_000

// From the seats, which stay until the transaction ends, as where one slot is taken.
const TAKE = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, gruppengroesse, informationstext, erstellt)
  select l.mandant_id, r.id, l.id, $3::uuid, r.tag, tstzrange(r.von, r.bis), 'verschlossen', $4::uuid, 1, $5::text, $6::timestamptz
  from leseraum l
    join json_to_recordset($2::json) as r(id uuid, leseraum_id uuid, tag date, von timestamptz, bis timestamptz) on r.leseraum_id = l.id
  where l.mandant_id = $1 order by l.id, r.von for key share of l
  on conflict do nothing returning id`

/**
 * Locks seats for days: in one statement what is free, and by itself what is not, or is held by a cancellation that has lapsed. Answers the ids, or the
 * first of them that somebody has. The caller has their calendars, and gives up the transaction when one cannot be had.
 */
export async function takeDays(
  call: Call,
  days: readonly SeatDay[],
  common: Common,
): Promise<{ readonly ids: string[] } | { readonly taken: SeatDay }> {
  const ids: string[] = []
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const rows = days.slice(from, from + AT_ONCE).map((day) => rowOf(call, day, common))
    const had = await takeFree(call, rows, common)
    for (const row of rows)
      if (!had.has(row.id) && !(await takeSlot(call.tx, LESERAUM, row, call.now))) return { taken: row }
    record(
      call.tx,
      ...rows.map((row) => ({
        aktion: 'lock',
        objekt: LESERAUM.table,
        objektId: row.id,
        nachher: LESERAUM.snapshot(row),
      })),
    )
    for (const { id } of rows) ids.push(id)
  }
  return { ids }
}

function rowOf({ person }: Call, { leseraum_id, tag, zeitraum }: SeatDay, common: Common) {
  return {
    id: uuidv7(),
    leseraum_id,
    tag,
    zeitraum,
    ...common,
    status: 'verschlossen',
    benutzer1_id: person.id,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: 1,
    version: 1,
  } as const
}

/** Those that nobody has nor holds; the others are left out. */
async function takeFree(
  { tx, person, now }: Call,
  rows: readonly ReturnType<typeof rowOf>[],
  { grundriss_id, informationstext }: Common,
): Promise<ReadonlySet<string>> {
  const json = rows.map(({ id, leseraum_id, tag, zeitraum: { von, bis } }) => ({
    id,
    leseraum_id,
    tag: tag.toString(),
    von: von.toString(),
    bis: bis.toString(),
  }))
  const common = [grundriss_id, person.id, informationstext, now] as const
  const statement = ready<{ id: string }>(TAKE, tx.scope.mandantId, JSON.stringify(json), ...common)
  const marks = rows.flatMap((row) => LESERAUM.marks?.(row) ?? [])
  return new Set((await tx.all(withMarks(statement, marks))).map(({ id }) => id))
}
