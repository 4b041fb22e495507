import {
  CHAIN_START,
  type ChainHead,
  type ChainReport,
  verifyChain,
} from '@platzwart/domain/fahrtenbuch/chain'
import type { Language } from '@platzwart/phrases/phrases'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { phrase } from '../../platform/phrases.ts'
import { EINTRAG_AS_TEXT, type EintragRow, eintragInText } from './eintrag.ts'
import { sha256 } from './hashEintrag.ts'

/** Rows that are in memory at once. */
const BATCH = 250

const ROWS = `${EINTRAG_AS_TEXT} where mandant_id = $1 and fahrzeug_id = $2 and nummer > $3 order by nummer limit ${BATCH}`

// What the audit trail has seen last, with a hash of its own memory.
const NEWEST = `
  select (nachher ->> 'nummer')::integer as nummer, nachher ->> 'hash' as hash from protokoll
  where mandant_id = $1 and objekt = 'fahrtenbuch_eintrag' and nachher ->> 'fahrzeugId' = $2
  order by (nachher ->> 'nummer')::integer desc limit 1`

/**
 * Walks a vehicle's chain from its first row to its last and names the first that is broken. A chain that is in order in itself is held
 * against the audit trail too: there an end that was cut off, or a chain that was written anew as a whole, does not match.
 */
export async function verifyFahrtenbuch(tx: Tx, fahrzeugId: string): Promise<ChainReport> {
  // Read first: what is written meanwhile is in the chain and not in here, never the other way round.
  const known = await tx.first(ready<ChainHead>(NEWEST, tx.scope.mandantId, fahrzeugId))
  let head = CHAIN_START
  let knownHash: string | null = null
  const read = (after: number) =>
    tx.all(ready<EintragRow<string>>(ROWS, tx.scope.mandantId, fahrzeugId, after))
  for (let coming = read(head.nummer); ; ) {
    const rows = await coming
    const last = rows.at(-1)
    const more = rows.length === BATCH && last !== undefined
    // The database reads on while this batch is hashed.
    if (more) coming = read(last.nummer)
    coming.catch(() => undefined)
    const entries = rows.map(eintragInText)
    const report = verifyChain(entries, sha256, head)
    if (report.fault) return report
    head = report.head
    knownHash = entries.find(({ nummer }) => nummer === known?.nummer)?.hash ?? knownHash
    if (!more) break
  }
  if (known && head.nummer < known.nummer) return { head, fault: { nummer: head.nummer + 1, art: 'nummer' } }
  if (known && knownHash !== known.hash) return { head, fault: { nummer: known.nummer, art: 'inhalt' } }
  return { head, fault: null }
}

/** The result in a sentence. */
export function sayFault(fault: NonNullable<ChainReport['fault']>, sprache: Language): string {
  return phrase(sprache, 'fahrtenbuch', `fehler.${fault.art}`.replace('.', '/'), {
    eintrag: String(fault.nummer),
  })
}
