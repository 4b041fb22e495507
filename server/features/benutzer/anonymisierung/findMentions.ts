import { FREITEXT_NAMES, type FreitextName } from '@platzwart/domain/datenschutz/freitexte'
import { STEPS } from '@platzwart/domain/datenschutz/traces'
import { placeOf } from '@platzwart/domain/tables'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { BenutzerRow } from '../queries.ts'
import { conditionOf } from './queries.ts'

export interface Mention {
  readonly stelle: FreitextName
  readonly anzahl: number
  readonly ziele: string[]
}

interface Found {
  readonly nr: number
  readonly anzahl: number
  readonly ziele: string[] | null
}

/** As many ways as a preview has room for; behind each there may be more. */
const MOST_TARGETS = 8

/** Rows of the person's own, whose texts go with them. */
function ownIn(table: string, columns: readonly string[]): string {
  const own = STEPS.filter(
    (step) =>
      step.table === table && (step.fate === 'geht' || columns.some((one) => step.empty?.includes(one))),
  )
  return own.map((step) => ` and (${conditionOf(step)}) is not true`).join('')
}

/** $1 Mandant, $2 person, $3 their address, $4 the last name as a pattern, in lower case as they are. */
const MENTIONS = FREITEXT_NAMES.map((name, nr) => {
  const { table, columns, ziel } = placeOf(name)
  const words = columns.map((column) => `t.${column}`).join(" || ' ' || ")
  return `select ${nr} as nr, count(*)::int as anzahl, (array_agg(distinct t.${ziel}))[1:${MOST_TARGETS}] as ziele
    from ${table} t cross join lateral (select lower(${words}) as text) written
    where t.mandant_id = $1 and (position($3 in written.text) > 0 or written.text ~ $4)${ownIn(table, columns)}`
}).join(' union all ')

/** Shorter ones are in every other word. */
const LEAST_LETTERS = 2

/** A last name as a word of its own; one that is too short says nothing. */
function patternOf(nachname: string): string {
  const name = nachname.trim().toLowerCase()
  if (name.length < LEAST_LETTERS) return '$.'
  const plain = name.replaceAll(/[\\^$.|?*+()[\]{}]/g, (sign) => `\\${sign}`)
  return `(^|[^[:alnum:]])${plain}($|[^[:alnum:]])`
}

/** Where others have written the last name or the address of somebody: whoever makes them anonymous looks through it, because no program knows whom a text means. */
export async function findMentions(
  tx: Tx,
  { id, email, nachname }: Pick<BenutzerRow, 'id' | 'email' | 'nachname'>,
): Promise<Mention[]> {
  const { mandantId } = tx.scope
  const rows = await tx.all(ready<Found>(MENTIONS, mandantId, id, email, patternOf(nachname)))
  return rows.flatMap(({ nr, anzahl, ziele }) => {
    const stelle = FREITEXT_NAMES[nr]
    return stelle === undefined || anzahl === 0 ? [] : [{ stelle, anzahl, ziele: ziele ?? [] }]
  })
}
