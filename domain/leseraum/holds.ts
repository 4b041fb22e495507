import { colliding } from '../buchung/holds.ts'
import { type Issue, issue } from '../issue.ts'
import { firstOf, type Zeitraum } from '../time/zeitraum.ts'
import type { BookingFacts } from './facts.ts'
import type { Hold } from './types.ts'

/** The holds of a seat that overlap a period: the same rule as the database's exclusion constraint. */
export function collisions(
  leseraumId: string,
  zeitraum: Zeitraum,
  belegungen: readonly Hold[],
): readonly Hold[] {
  return colliding(
    zeitraum,
    belegungen.filter((hold) => hold.leseraumId === leseraumId),
  )
}

export function holdIssues(
  command: { readonly leseraum: { readonly id: string }; readonly zeitraum: Zeitraum },
  facts: BookingFacts,
): Issue[] {
  const first = firstOf(collisions(command.leseraum.id, command.zeitraum, facts.belegungen))
  if (!first) return []
  const data = { von: first.zeitraum.von.toString(), bis: first.zeitraum.bis.toString() }
  return [
    issue(first.status === 'verschlossen' ? 'buchung.verschlossen' : 'buchung.belegt', data, {
      field: 'von',
    }),
  ]
}
