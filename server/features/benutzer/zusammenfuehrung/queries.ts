import type { Move } from '@platzwart/domain/benutzer/move'
import { MOVES } from '@platzwart/domain/benutzer/moves'
import { BESTAND_NAMES, type BestandName } from '@platzwart/domain/datenschutz/bestaende'
import { tablesOf } from '@platzwart/domain/tables'
import { ready, type Tx } from '../../../platform/database/tx.ts'

type Moving = Extract<Move, { readonly columns: readonly string[] }>

const moving = (move: Move): move is Moving => 'columns' in move

const sameAs = (keys: readonly string[]) =>
  keys.map((key) => ` and o.${key} is not distinct from t.${key}`).join('')

/**
 * Deletes the row of $2 where both people have one that may exist once per person. $1 Mandant, $3 the other
 * person.
 */
const twice = (table: string, column: string, once: readonly string[]) =>
  `delete from ${table} t where t.mandant_id = $1 and t.${column} = $2
    and exists (select 1 from ${table} o where o.mandant_id = $1 and o.${column} = $3${sameAs(once)})`

/** Deletes undecided rows of the remaining person where the other one has decided. */
const undecided = (table: string, column: string, { once = [], decided }: Moving) =>
  `delete from ${table} t where t.mandant_id = $1 and t.${column} = $3 and t.${decided} is null
    and exists (select 1 from ${table} o where o.mandant_id = $1 and o.${column} = $2 and o.${decided} is not null${sameAs(once)})`

function apart(table: string, [first, second]: readonly string[]): string {
  return `update ${table} t set ${second} = null where t.mandant_id = $1
    and (t.${first} = $2 and t.${second} = $3 or t.${first} = $3 and t.${second} = $2)`
}

/** $1 Mandant, $2 the person merged away, $3 the remaining person. */
function textsOf(table: string, move: Moving): string[] {
  const { columns, once, decided } = move
  return [
    ...(move.apart ? [apart(table, columns)] : []),
    ...columns.flatMap((column) => [
      ...(decided === undefined ? [] : [undecided(table, column, move)]),
      ...(once === undefined ? [] : [twice(table, column, once)]),
      `update ${table} t set ${column} = $3 where t.mandant_id = $1 and t.${column} = $2`,
    ]),
  ]
}

const ALL = Object.entries(MOVES).flatMap(([table, moves]) => moves.map((move) => ({ table, move })))

const MOVED = ALL.flatMap(({ table, move }) => (moving(move) ? textsOf(table, move) : []))

const GOING = ALL.flatMap(({ table, move }) =>
  'goes' in move ? [`delete from ${table} t where t.mandant_id = $1 and t.${move.goes} = $2`] : [],
)

/** Tables with a single row per person. */
const SINGLE = ALL.flatMap(({ table, move }) =>
  moving(move) && move.once?.length === 0 ? [{ table, column: move.columns[0] ?? '' }] : [],
)

/** Links and codes of the account merged away; kept in the outbox, they would reach the remaining person. */
const ACCOUNT_MAILS = `
  delete from benachrichtigung where mandant_id = $1 and empfaenger_id = $2 and objekt_id = $2`

/**
 * Moves all references from one person to the other.
 * @param doppelt whose row remains where only one is allowed
 */
export async function moveAll(
  tx: Tx,
  { geht, bleibt }: { readonly geht: string; readonly bleibt: string },
  doppelt: 'bleibt' | 'geht',
): Promise<void> {
  const { mandantId } = tx.scope
  if (doppelt === 'geht')
    for (const { table, column } of SINGLE)
      await tx.run(ready(twice(table, column, []), mandantId, bleibt, geht))
  for (const text of [ACCOUNT_MAILS, ...GOING]) await tx.run(ready(text, mandantId, geht))
  for (const text of MOVED) await tx.run(ready(text, mandantId, geht, bleibt))
}

const bestandByTable = new Map<string, BestandName>(
  BESTAND_NAMES.flatMap((name) => tablesOf(name).map((table) => [table, name] as const)),
)

const COUNTED = ALL.flatMap(({ table, move }, nr) => {
  if (!moving(move)) return []
  const any = move.columns.map((column) => `t.${column} = $2`).join(' or ')
  return [`select ${nr} as nr, count(*)::int as anzahl from ${table} t where t.mandant_id = $1 and (${any})`]
}).join(' union all ')

/** Counts the rows to move, by kind of record. */
export async function countMoves(tx: Tx, geht: string) {
  const rows = await tx.all(ready<{ nr: number; anzahl: number }>(COUNTED, tx.scope.mandantId, geht))
  const sums = new Map<BestandName, number>()
  for (const { nr, anzahl } of rows) {
    const bestand = bestandByTable.get(ALL[nr]?.table ?? '')
    if (bestand !== undefined && anzahl > 0) sums.set(bestand, anzahl + (sums.get(bestand) ?? 0))
  }
  return [...sums].map(([bestand, anzahl]) => ({ bestand, anzahl }))
}

/** Kinds of record that both people have but only one may keep. */
export async function readTwice(tx: Tx, geht: string, bleibt: string): Promise<BestandName[]> {
  const found: BestandName[] = []
  for (const { table, column } of SINGLE) {
    const text = `select count(*)::int as anzahl from ${table} where mandant_id = $1 and ${column} in ($2, $3)`
    const row = await tx.first(ready<{ anzahl: number }>(text, tx.scope.mandantId, geht, bleibt))
    const bestand = bestandByTable.get(table)
    if (bestand !== undefined && row?.anzahl === 2) found.push(bestand)
  }
  return found
}

const MERGED = `
  update benutzer set aufgegangen_in = $3 where mandant_id = $1 and (id = $2 or aufgegangen_in = $2)`

/** Records the merge, also for people merged into this one before. */
export function noteMerged(tx: Tx, geht: string, bleibt: string) {
  return tx.run(ready(MERGED, tx.scope.mandantId, geht, bleibt))
}

const IS_MERGED = `select 1 from benutzer where mandant_id = $1 and id = $2 and aufgegangen_in = $3`

/** Whether this merge was done before. */
export async function isMerged(tx: Tx, geht: string, bleibt: string): Promise<boolean> {
  return (await tx.first(ready<object>(IS_MERGED, tx.scope.mandantId, geht, bleibt))) !== undefined
}
