import { CHAIN_START, type ChainHead, chainEintrag } from '@platzwart/domain/fahrtenbuch/chain'
import type { Eintrag, EintragContent } from '@platzwart/domain/fahrtenbuch/types'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type EintragRow, rowOf } from './eintrag.ts'
import { sha256 } from './hashEintrag.ts'

/**
 * The newest row of a vehicle's chain, with the vehicle locked until the transaction ends: whoever writes next waits for this one, so that
 * numbers have no holes and the chain does not fork. Check-out locks the same row. Null when there is no such vehicle.
 */
export async function lockHead(tx: Tx, fahrzeugId: string): Promise<ChainHead | null> {
  const [fahrzeug, newest] = await Promise.all([
    tx.first(build.selectFrom('fahrzeug').select('id').where('id', '=', fahrzeugId).forNoKeyUpdate()),
    // Sent in the same round trip and run after the lock is there, with a look of its own at what is committed.
    tx.first(
      build
        .selectFrom('fahrtenbuch_eintrag')
        .select(['nummer', 'hash'])
        .where('fahrzeug_id', '=', fahrzeugId)
        .orderBy('nummer', 'desc')
        .limit(1),
    ),
  ])
  return fahrzeug ? (newest ?? CHAIN_START) : null
}

/** Writes a row behind `head`, which `lockHead` has given in this transaction. */
export async function insertEintrag(
  tx: Tx,
  head: ChainHead,
  content: EintragContent,
  aktion: string,
): Promise<Eintrag> {
  const entry = chainEintrag(content, head, sha256)
  await tx.run(
    build.insertInto('fahrtenbuch_eintrag').values({ mandant_id: tx.scope.mandantId, ...rowOf(entry) }),
  )
  record(tx, { aktion, objekt: 'fahrtenbuch_eintrag', objektId: entry.id, nachher: witnessOf(entry) })
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
