import { sql } from 'kysely'
import { build } from '../database/sql.ts'
import type { Tx } from '../database/tx.ts'

/** A place in the feed of changes: every row before it has been seen. Ordered by transaction, then row. */
export interface Position {
  readonly xid: string
  readonly id: string
}

export interface Change {
  readonly position: Position
  readonly aktion: string
  readonly objekt: string
  readonly objektId: string
  readonly nachher: unknown
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Where a reader who wants everything from now on starts: below it nothing can appear any more. */
export async function currentPosition(tx: Tx): Promise<Position> {
  const row = await tx.first(
    sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.compile(build),
  )
  return { xid: row?.xid ?? '0', id: FIRST_ID }
}

/**
 * Changes after a position, in order, up to the oldest transaction that still runs. Ids alone would lose rows: they are
 * given before their transaction commits, and an earlier one may commit later.
 */
export async function readChanges(tx: Tx, after: Position, limit = 500): Promise<Change[]> {
  // `xid` alone would be the text of the answer: as text 1000 comes before 999.
  const rows = await tx.all(
    sql<{ xid: string; id: string; aktion: string; objekt: string; objekt_id: string; nachher: unknown }>`
      select xid::text, id, aktion, objekt, objekt_id, nachher from protokoll
      where mandant_id = ${tx.scope.mandantId} and (xid, id) > (${after.xid}::xid8, ${after.id}::uuid)
        and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by protokoll.xid, protokoll.id limit ${limit}`.compile(build),
  )
  return rows.map((row) => ({
    position: { xid: row.xid, id: row.id },
    aktion: row.aktion,
    objekt: row.objekt,
    objektId: row.objekt_id,
    nachher: row.nachher,
  }))
}

export function formatPosition(position: Position): string {
  return `${position.xid}.${position.id}`
}

const POSITION = /^(\d{1,19})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Null for a text that is no position; the reader then starts anew. */
export function parsePosition(text: string | undefined): Position | null {
  const match = POSITION.exec(text ?? '')
  return match ? { xid: match[1] as string, id: match[2] as string } : null
}
