import type { AttentionName } from '@platzwart/domain/berechtigung/attention'
import { hasModul } from '@platzwart/domain/mandant/module'
import type { Counts, Feature } from './feature.ts'

/** How all features count what needs attention; what belongs to a module that is off is nothing. */
export function attentionOf(features: readonly Feature[]): Counts {
  const counted = features.flatMap(({ modul, attention = {} }) =>
    Object.entries(attention).map(([name, count]): [AttentionName, NonNullable<Counts[AttentionName]>] => [
      name as AttentionName,
      async (call) => (hasModul(call.konfiguration.mandant.module, modul) ? count(call) : 0),
    ]),
  )
  return Object.fromEntries(counted)
}
