import type { AnzeigegeraetView } from '@platzwart/contract/anzeigegeraet'
import type { Target } from '../../platform/anzeigegeraetArt.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'

export interface AnzeigegeraetRow {
  readonly id: string
  readonly art: string
  readonly ziel: string
  readonly name: string
  readonly gekoppelt: Temporal.Instant
  readonly kontakt: Temporal.Instant | null
  readonly fassung: string | null
  readonly version: number
}

const COLUMNS = 'id, art, ziel, name, gekoppelt, kontakt, fassung, version'

const ALL = `select ${COLUMNS} from anzeigegeraet where mandant_id = $1 order by lower(name), id`

const ONE = `select ${COLUMNS} from anzeigegeraet where mandant_id = $1 and id = $2 for no key update`

export function readAnzeigegeraete(tx: Tx): Promise<AnzeigegeraetRow[]> {
  return tx.all(ready<AnzeigegeraetRow>(ALL, tx.scope.mandantId))
}

/** One of the house's, locked. */
export function lockAnzeigegeraet(tx: Tx, id: string): Promise<AnzeigegeraetRow | undefined> {
  return tx.first(ready<AnzeigegeraetRow>(ONE, tx.scope.mandantId, id))
}

/** What these screens show, by its id; what is there no more is left out. */
async function readTargets(
  call: Call,
  rows: readonly AnzeigegeraetRow[],
): Promise<ReadonlyMap<string, Target>> {
  const byArt = Map.groupBy(rows, ({ art }) => art)
  const found = await Promise.all(
    [...byArt].map(async ([art, of]) => {
      const kind = call.deps.anzeigegeraete.find((one) => one.art === art)
      const ids = [...new Set(of.map(({ ziel }) => ziel))]
      return kind ? [...(await kind.readTargets(call, ids))] : []
    }),
  )
  return new Map(found.flat())
}

/** Rows as whoever looks after screens sees them. */
export async function showAnzeigegeraete(
  call: Call,
  rows: readonly AnzeigegeraetRow[],
): Promise<AnzeigegeraetView[]> {
  const ziele = await readTargets(call, rows)
  return rows.map(({ ziel, gekoppelt, kontakt, ...row }) => ({
    ...row,
    platz: ziele.get(ziel)?.name ?? null,
    ort: ziele.get(ziel)?.ort ?? null,
    gekoppelt: gekoppelt.toString(),
    kontakt: kontakt?.toString() ?? null,
  }))
}
