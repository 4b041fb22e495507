import { EINSTELLUNG_NAMES, type EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { hausIssues } from '@platzwart/domain/einstellung/hausRegeln'
import { personalratIssues } from '@platzwart/domain/einstellung/personalratRegeln'
import { type Effective, resolveAll } from '@platzwart/domain/einstellung/resolve'
import type { Issue } from '@platzwart/domain/issue'
import type { Call } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { checkGrenzen } from './checkGrenzen.ts'
import { readMandantEinstellungen } from './queries.ts'

/** Stored values by option; null goes back to the product's own. */
export type HausChange = ReadonlyMap<EinstellungName, string | null>

const HAUS = { gruppeId: null, benutzerId: null } as const

/** Why the house's values cannot be changed so. The house must be locked: a value that another one refers to may not go meanwhile. */
export async function checkHaus(call: Call, aenderung: HausChange): Promise<Issue[]> {
  const stored = await readMandantEinstellungen(call.tx)
  const mandant: Record<string, string> = {}
  for (const name of EINSTELLUNG_NAMES) {
    const wert = aenderung.has(name) ? aenderung.get(name) : stored.get(name)
    if (typeof wert === 'string') mandant[name] = wert
  }
  const [before, after] = [Object.fromEntries(stored), mandant].map((werte) =>
    resolveAll({ mandant: werte, gruppen: [], benutzer: {} }),
  ) as [Effective, Effective]
  const alone = hausIssues(after, new Set(aenderung.keys()))
  const others = await checkGrenzen(call.tx, HAUS, aenderung)
  return [
    ...alone,
    ...others.filter(({ code, field }) => !alone.some((one) => one.code === code && one.field === field)),
    ...(hidesNames(call) ? personalratIssues(before, after) : []),
  ]
}
