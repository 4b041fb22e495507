import { insertRows } from '../../platform/database/insertRows.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { known, type Table } from '../bestand/table.ts'
import type { DemoBuchung, Place } from '../buchungen/belegungsbuch.ts'
import { buchungRow } from '../buchungen/rows.ts'
import { LINDENAU, loginOf } from '../logins.ts'
import { kalenderOf, type Plan, type Template, ZONE } from '../mandanten/template.ts'
import { createRandom } from '../random.ts'
import { createYear } from './createYear.ts'
import { createQueue, type Queue } from './queue.ts'
import { waitedRows } from './waited.ts'

/** Rows of one statement. */
const AT_ONCE = 8000
/** Fewer than any house of the demo allows. */
const A_WEEK = { [LINDENAU]: 10 } as Readonly<Record<string, number>>
const SEED = 365

interface Bestand {
  readonly personen: ReadonlyMap<string, string>
  /** Plan by plan, those that the house has got since behind the others. */
  readonly orte: readonly (readonly Place[])[]
  readonly gebucht: readonly DemoBuchung[]
}

/** What the people who are there besides have booked and wait for. */
export function madeUp(template: Template, { personen, orte, gebucht }: Bestand, now: Temporal.Instant) {
  const zufall = createRandom(SEED + template.name.length)
  const { plaene = [], personen: more = [] } = template.later ?? {}
  const leute = more.map(({ email }) => known(personen, email))
  const all = [...template.plaene, ...plaene].map((plan: Plan, i) => ({
    bereich: plan.bereich ?? 'leseraum',
    andrang: plan.andrang ?? 1,
    kalender: kalenderOf(plan),
    orte: orte[i] ?? [],
  }))
  const rest = { leute, zone: ZONE, zufall, now }
  const last = all.at(-1)
  const wartet = personen.get(loginOf('leserin').email)
  const queue: Queue =
    template.name === LINDENAU && last && wartet !== undefined
      ? createQueue({ ...rest, plan: last, wartet })
      : { buchungen: [], tabellen: [] }
  const proWoche = A_WEEK[template.name] ?? 5
  const year = createYear({ ...rest, plaene: all, proWoche, gebucht: [...gebucht, ...queue.buchungen] })
  const waited: Table = ['warteplatz', queue.tabellen.length > 0 ? waitedRows(year, leute, zufall) : []]
  return { buchungen: [...year, ...queue.buchungen], tabellen: [...queue.tabellen, waited] }
}

/** A year in few statements. What the trail said of it is gone, as it is of trips. */
export async function fillYear(
  tx: Tx,
  { buchungen, tabellen }: ReturnType<typeof madeUp>,
  emails: ReadonlyMap<string, string>,
): Promise<void> {
  for (let at = 0; at < buchungen.length; at += AT_ONCE) {
    const part = buchungen.slice(at, at + AT_ONCE)
    await insertRows(
      tx,
      'leseraum_buchung',
      part.map((it) => buchungRow(it, emails)),
    )
  }
  for (const [tabelle, rows] of tabellen) await insertRows(tx, tabelle, rows)
}
