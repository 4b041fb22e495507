import { CHAIN_START, type ChainHead, chainEintrag } from '@platzwart/domain/fahrtenbuch/chain'
import type { Eintrag, EintragContent } from '@platzwart/domain/fahrtenbuch/types'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { compile, ready, type Tx } from '../../platform/database/tx.ts'
import { type EintragRow, rowOf } from './eintrag.ts'
import { sha256 } from './hashEintrag.ts'

/**
 * The newest row of a vehicle's chain, with the vehicle locked until the transaction ends: whoever writes next waits for this one, so that
 * numbers have no holes and the chain does not fork. Check-out locks the same row. Null when there is no such vehicle.
 */
export async function lockHead(tx: Tx, fahrzeugId: string): Promise<ChainHead | null> {
  const [fahrzeug, newest] = await Promise.all([
    tx.first(
      build
        .selectFrom('fahrzeug')
        .where('fahrzeug.mandant_id', '=', tx.scope.mandantId)
        .select('id')
        .where('id', '=', fahrzeugId)
        .forNoKeyUpdate(),
    ),
    // Sent in the same round trip and run after the lock is there, with a look of its own at what is committed.
    tx.first(
      build
        .selectFrom('fahrtenbuch_eintrag')
        .where('fahrtenbuch_eintrag.mandant_id', '=', tx.scope.mandantId)
        .select(['nummer', 'hash'])
        .where('fahrzeug_id', '=', fahrzeugId)
        .orderBy('nummer', 'desc')
        .limit(1),
    ),
  ])
  return fahrzeug ? (newest ?? CHAIN_START) : null
}

const HEAD_OF = `
  select nummer, hash from fahrtenbuch_eintrag
  where mandant_id = $1 and fahrzeug_id = (select fahrzeug_id from fahrzeug_buchung where mandant_id = $1 and id = $2)
  order by nummer desc limit 1`

/** The newest row of the chain of a trip's vehicle, for whoever has locked that vehicle before, be it in the same round trip. */
export async function readHeadOf(tx: Tx, buchungId: string): Promise<ChainHead> {
  return (await tx.first(ready<ChainHead>(HEAD_OF, tx.scope.mandantId, buchungId))) ?? CHAIN_START
}

/** Writes a row behind `head` with the commit: for whoever does not read it again. */
export function leaveEintrag(tx: Tx, head: ChainHead, content: EintragContent, aktion: string): Eintrag {
  const entry = chainEintrag(content, head, sha256)
  const { sql, parameters } = compile(insertOf(tx, entry))
  tx.later(sql, parameters)
  recordEintrag(tx, entry, aktion)
  return entry
}

function insertOf({ scope }: Tx, entry: Eintrag) {
  return build.insertInto('fahrtenbuch_eintrag').values({ mandant_id: scope.mandantId, ...rowOf(entry) })
}

function recordEintrag(tx: Tx, entry: Eintrag, aktion: string): void {
  record(tx, { aktion, objekt: 'fahrtenbuch_eintrag', objektId: entry.id, nachher: witnessOf(entry) })
}

/** Writes a row behind `head`, which `lockHead` has given in this transaction. */
export async function insertEintrag(
  tx: Tx,
  head: ChainHead,
  content: EintragContent,
  aktion: string,
): Promise<Eintrag> {
  const entry = chainEintrag(content, head, sha256)
  await tx.run(insertOf(tx, entry))
  recordEintrag(tx, entry, aktion)
  return entry
}

/** The number and the hash a second time, for the audit trail, another append-only table: an end that was cut off is missed there. */
export function witnessOf({ fahrzeugId, nummer, art, bezugNummer, hash }: Eintrag) {
  return { fahrzeugId, nummer, art, bezugNummer, hash }
}

/** A whole chain at once, from its first row on: for logbooks that come from somewhere else than from check-outs. */
export function chainRows(contents: readonly EintragContent[]): EintragRow[] {
  const rows: EintragRow[] = []
  let head = CHAIN_START
  for (const content of contents) {
    const entry = chainEintrag(content, head, sha256)
    rows.push(rowOf(entry))
    head = entry
  }
  return rows
}
