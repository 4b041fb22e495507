import { EINSTELLUNG_NAMES, type EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { hausIssues } from '@platzwart/domain/einstellung/hausRegeln'
import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import type { Issue } from '@platzwart/domain/issue'
import type { Tx } from '../../platform/database/tx.ts'
import { readMandantEinstellungen } from './queries.ts'

/** Stored values by option; null goes back to the product's own. */
export type HausChange = ReadonlyMap<EinstellungName, string | null>

/** Why the house's values cannot be changed so. The house must be locked: a value that another one refers to may not go meanwhile. */
export async function checkHaus(tx: Tx, aenderung: HausChange): Promise<Issue[]> {
  const stored = await readMandantEinstellungen(tx)
  const mandant: Record<string, string> = {}
  for (const name of EINSTELLUNG_NAMES) {
    const wert = aenderung.has(name) ? aenderung.get(name) : stored.get(name)
    if (typeof wert === 'string') mandant[name] = wert
  }
  return hausIssues(resolveAll({ mandant, gruppen: [], benutzer: {} }), new Set(aenderung.keys()))
}
