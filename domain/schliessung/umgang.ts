import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Umgang } from './types.ts'

/** The decision about the affected bookings. */
export interface Entscheidung {
  readonly alle: Umgang
  /** For bookings to be moved that have no replacement. */
  readonly sonst: Exclude<Umgang, 'verschieben'>
  /** By booking. */
  readonly ausnahmen: ReadonlyMap<string, Umgang>
}

interface Asked {
  /** The bookings, with their replacements. */
  readonly ersatz: ReadonlyMap<string, unknown>
  /** Whether they can be left as they are: not at a seat that is locked or out of use. */
  readonly bleibt: boolean
}

/** Decides what happens to each booking. */
export function decideUmgang(
  { alle, sonst, ausnahmen }: Entscheidung,
  { ersatz, bleibt }: Asked,
): Result<ReadonlyMap<string, Umgang>> {
  const issues: Issue[] = []
  const decided = new Map<string, Umgang>()
  for (const [id, found] of ersatz) {
    const own = ausnahmen.get(id)
    if (own === 'verschieben' && found === null) {
      issues.push(issue('schliessung.keinErsatz', {}, { field: 'ausnahmen' }))
      continue
    }
    const wanted = own ?? alle
    decided.set(id, wanted === 'verschieben' && found === null ? sonst : wanted)
  }
  if (!bleibt && [...decided.values()].includes('belassen'))
    issues.push(issue('schliessung.nichtBelassen', {}, { field: 'alle' }))
  const [first] = issues
  return first ? refused(first) : ok(decided)
}
