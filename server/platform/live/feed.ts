import { ready, type Tx } from '../database/tx.ts'
import { UUID } from '../database/uuid.ts'

/** A position in a house's feed, by number and then row id: everything before it has been seen. */
export interface Position {
  readonly nr: number
  readonly id: string
}

export interface Change {
  readonly position: Position
  readonly aktion: string
  readonly objekt: string
  readonly objektId: string
  readonly nachher: unknown
}

/** Sorts after all rows of a number. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const CURRENT = 'select nr from protokoll_stand where mandant_id = $1'

/** The position at which a new reader starts: no further change can appear at or before it. */
export async function currentPosition(tx: Tx): Promise<Position> {
  const row = await tx.first(ready<{ nr: number }>(CURRENT, tx.scope.mandantId))
  return { nr: row?.nr ?? 0, id: LAST_ID }
}

const OPEN = 'select 1 from protokoll where mandant_id = $1 and nr is null limit 1'
const LOCK = `
  insert into protokoll_stand as s (mandant_id, nr) values ($1, 1) on conflict (mandant_id) do update set nr = s.nr + 1`
/** Without a join, so that no plan reads the whole trail. */
const NUMBER = `
  update protokoll set nr = (select s.nr from protokoll_stand s where s.mandant_id = $1)
  where mandant_id = $1 and nr is null and xid <= coalesce(
    (select o.xid from protokoll o where o.mandant_id = $1 and o.nr is null order by o.xid, o.id offset $2 limit 1),
    '18446744073709551615'::xid8)`

/** Rows numbered per statement: many may have accumulated while nobody listened. */
const AT_ONCE = 5_000

/**
 * Gives all visible changes without a number the house's next one. The row with the last number stays locked
 * until the commit, by numbering transactions only: so a number becomes visible after all smaller ones, and
 * writers never wait for each other's commit.
 */
export async function numberChanges(tx: Tx): Promise<void> {
  const { mandantId } = tx.scope
  while ((await tx.all(ready(OPEN, mandantId))).length > 0) {
    // The lock is taken by a separate statement, so that the next one has a new snapshot and skips what was
    // numbered meanwhile.
    const [, numbered] = await Promise.all([
      tx.run(ready(LOCK, mandantId)),
      tx.run(ready(NUMBER, mandantId, AT_ONCE)),
    ])
    if (numbered < AT_ONCE) return
  }
}

interface ChangeRow {
  readonly nr: number
  readonly id: string
  readonly aktion: string
  readonly objekt: string
  readonly objekt_id: string
  readonly nachher: unknown
}

const CHANGES = `
  select nr, id, aktion, objekt, objekt_id, nachher from protokoll
  where mandant_id = $1 and nr > 0 and (nr, id) > ($2::bigint, $3::uuid) order by nr, id limit $4`

/** Reads the changes after a position, in order. */
export async function readChanges(tx: Tx, after: Position, limit = 500): Promise<Change[]> {
  const rows = await tx.all(ready<ChangeRow>(CHANGES, tx.scope.mandantId, after.nr, after.id, limit))
  return rows.map((row) => ({
    position: { nr: row.nr, id: row.id },
    aktion: row.aktion,
    objekt: row.objekt,
    objektId: row.objekt_id,
    nachher: row.nachher,
  }))
}

/** The feed reaches back this far; beyond it, anybody in the house could read its history. */
const OLD = `
  select 1 from protokoll where mandant_id = $1 and nr > 0 and (nr, id) > ($2::bigint, $3::uuid)
    and zeit < now() - interval '15 minutes' limit 1`

/** Whether a change after a position is too old to be sent to a returning reader. */
export async function isTooOldToReplay(tx: Tx, after: Position): Promise<boolean> {
  return (await tx.all(ready(OLD, tx.scope.mandantId, after.nr, after.id))).length > 0
}

export function isAfter(a: Position, b: Position): boolean {
  return a.nr > b.nr || (a.nr === b.nr && a.id > b.id)
}

/** Differs in form from the earlier `xid.id`, which counted something else. */
export function formatPosition(position: Position): string {
  return `${position.nr}-${position.id}`
}

const POSITION = new RegExp(`^(\\d{1,15})-(${UUID})$`)

/** Parses a position; null when it is invalid, and the reader starts anew. */
export function parsePosition(text: string | undefined): Position | null {
  const match = POSITION.exec(text ?? '')
  return match ? { nr: Number(match[1]), id: match[2] as string } : null
}
