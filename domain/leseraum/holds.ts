import { blocks } from '../buchung/status.ts'
import { type Issue, issue } from '../issue.ts'
import { overlaps, type Zeitraum } from '../time/zeitraum.ts'
import type { BookingFacts } from './facts.ts'
import type { Hold } from './types.ts'

/** The holds of a seat that a period would collide with: the same rule as the database's exclusion constraint. */
export function collisions(
  leseraumId: string,
  zeitraum: Zeitraum,
  belegungen: readonly Hold[],
): readonly Hold[] {
  return belegungen.filter(
    (hold) => hold.leseraumId === leseraumId && blocks(hold.status) && overlaps(hold.zeitraum, zeitraum),
  )
}

export function holdIssues(
  command: { readonly leseraum: { readonly id: string }; readonly zeitraum: Zeitraum },
  facts: BookingFacts,
): Issue[] {
  const [first] = collisions(command.leseraum.id, command.zeitraum, facts.belegungen)
  if (!first) return []
  const data = { von: first.zeitraum.von.toString(), bis: first.zeitraum.bis.toString() }
  return [
    issue(first.status === 'verschlossen' ? 'buchung.verschlossen' : 'buchung.belegt', data, {
      field: 'von',
    }),
  ]
}

/** Whether any of a seat's holds stands against a period. */
export function overlapsAny(zeitraum: Zeitraum, holds: readonly Hold[]): boolean {
  return holds.some((hold) => blocks(hold.status) && overlaps(hold.zeitraum, zeitraum))
}
