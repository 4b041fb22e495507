import type { BestandName } from '@platzwart/domain/datenschutz/bestaende'
import { STEPS, type TableStep } from '@platzwart/domain/datenschutz/traces'
import { type Ready, ready, type Tx } from '../../../platform/database/tx.ts'
import { addressOfNobody, type BenutzerRow } from '../queries.ts'

/** Which rows a step is about. $1 Mandant, $2 person, $3 their address. */
export function conditionOf({ person = [], address = [], through, but }: TableStep): string {
  const any = [
    ...person.map((column) => `t.${column} = $2`),
    ...address.map((column) => `t.${column} = $3`),
    ...(through ? [belongsTo(through)] : []),
  ].join(' or ')
  return `t.mandant_id = $1 and (${any})${but ? ` and t.${but[0]} <> '${but[1]}'` : ''}`
}

function belongsTo({ table, column, person }: NonNullable<TableStep['through']>): string {
  const any = person.map((one) => `d.${one} = $2`).join(' or ')
  return `t.${column} in (select d.id from ${table} d where d.mandant_id = $1 and (${any}))`
}

const COUNTED = STEPS.map(
  (one, nr) => `select ${nr} as nr, count(*)::int as anzahl from ${one.table} t where ${conditionOf(one)}`,
).join(' union all ')

interface Counted {
  readonly bestand: BestandName
  readonly wirkung: TableStep['fate']
  readonly anzahl: number
}

/** How many rows of each kind of record would go, or stay without a name; kinds without any are left out. */
export async function countSteps(tx: Tx, id: string, email: string): Promise<readonly Counted[]> {
  const rows = await tx.all(ready<{ nr: number; anzahl: number }>(COUNTED, tx.scope.mandantId, id, email))
  const sums = new Map<string, Counted>()
  for (const { nr, anzahl } of rows) {
    const step = STEPS[nr]
    if (!step || anzahl === 0) continue
    const { bestand, fate: wirkung } = step
    const key = `${bestand} ${wirkung}`
    sums.set(key, { bestand, wirkung, anzahl: anzahl + (sums.get(key)?.anzahl ?? 0) })
  }
  return [...sums.values()]
}

/** What is written for a step; null where a reference alone stays, to somebody without a name. */
function textOf(step: TableStep): string | null {
  const { table, fate, empty = [], address = [] } = step
  if (fate === 'geht') return `delete from ${table} t where ${conditionOf(step)}`
  const set = [
    ...empty.map((column) => `${column} = ''`),
    ...address.map((column) => `${column} = case when t.${column} = $3 then $4 else t.${column} end`),
  ]
  return set.length === 0 ? null : `update ${table} t set ${set.join(', ')} where ${conditionOf(step)}`
}

const WRITTEN = STEPS.flatMap((step) => {
  const text = textOf(step)
  return text === null ? [] : [{ text, step }]
})

/** All that is written in the house's tables, but for the person's own row. */
export function stepsFor(tx: Tx, id: string, email: string): readonly Ready<object>[] {
  return WRITTEN.map(({ text, step: { fate, address } }) => {
    const addresses = address === undefined ? [] : [email, ...(fate === 'geht' ? [] : [addressOfNobody(id)])]
    return ready<object>(text, tx.scope.mandantId, id, ...addresses)
  })
}

const ANONYM = `select 1 from benutzer where mandant_id = $1 and id = $2 and status = 'anonym'`

/** Whether somebody is nobody already. */
export async function isAnonym(tx: Tx, id: string): Promise<boolean> {
  return (await tx.first(ready<object>(ANONYM, tx.scope.mandantId, id))) !== undefined
}

const MERGED = `update benutzer set vorname = $3, nachname = $4, version = version + 1 where mandant_id = $1 and aufgegangen_in = $2`

/** Rows that were merged with somebody have their name. */
export function renameMerged(
  tx: Tx,
  id: string,
  { vorname, nachname }: Pick<BenutzerRow, 'vorname' | 'nachname'>,
) {
  return tx.run(ready(MERGED, tx.scope.mandantId, id, vorname, nachname))
}
